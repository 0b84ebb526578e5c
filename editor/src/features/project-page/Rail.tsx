import { Tab, TabList } from 'react-aria-components/Tabs';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './Rail.module.css';
import { RailGlyph } from './RailGlyph.tsx';
import { useWorkspace } from './workspace.ts';

const items: readonly { readonly id: LibraryKind; readonly label: string }[] = [
  { id: 'actors', label: 'Actors' },
  { id: 'scenes', label: 'Scenes' },
  { id: 'behaviors', label: 'Behaviors' },
];

/** The libraries of the project; only those that exist so far. */
export function Rail() {
  const open = useLibraryUi((state) => state.open);
  const { isDrawerOpen, setDrawer, closed, togglePanel } = useWorkspace();
  return (
    <TabList aria-label="Libraries" className={styles.rail ?? ''}>
      {items.map(({ id, label }) => (
        <Tab
          key={id}
          id={id}
          className={styles.item ?? ''}
          onPress={() => {
            setDrawer(!(isDrawerOpen && open === id));
            if (closed.library) togglePanel('library');
          }}
        >
          <RailGlyph kind={id} />
          {label}
        </Tab>
      ))}
    </TabList>
  );
}
