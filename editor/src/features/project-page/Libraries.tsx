import { Tabs } from 'react-aria-components/Tabs';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import { LibraryPlace } from './LibraryPlace.tsx';
import styles from './ProjectPage.module.css';
import type { Place } from './place.ts';
import { Rail } from './Rail.tsx';

/** The rail of libraries and the column of the open one. */
export function Libraries({ place }: { readonly place: Place }) {
  const { open, show } = useLibraryUi();
  return (
    <Tabs
      className={styles.libraries ?? ''}
      orientation="vertical"
      selectedKey={open}
      onSelectionChange={(key) => show(key as LibraryKind)}
    >
      <nav className={styles.rail} aria-label="Libraries" data-region="rail">
        <Rail />
      </nav>
      <LibraryPlace place={place} />
    </Tabs>
  );
}
