import { Tabs } from 'react-aria-components/Tabs';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import { LibraryPane } from './LibraryPane.tsx';
import styles from './ProjectPage.module.css';
import { Rail } from './Rail.tsx';
import type { ProjectRoute } from './route.ts';

/** The rail of libraries, and the open library beside it. */
export function Libraries({ route }: { readonly route: ProjectRoute }) {
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
      <LibraryPane route={route} />
    </Tabs>
  );
}
