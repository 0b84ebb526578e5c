import { Tab, TabList } from 'react-aria-components/Tabs';
import { useFinding } from '../../ui-state/finding.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './Rail.module.css';
import { useWorkspace } from './workspace.ts';

const paths: Readonly<Record<LibraryKind, string>> = {
  actors:
    'M6 9.5C6 6 8.6 3.5 12 3.5S18 6 18 9.5V13a6 6 0 0 1-12 0ZM9.7 9.2v1M14.3 9.2v1M9.5 13.2a3.6 3.6 0 0 0 5 0M8.5 18.500 7 21M15.500 18.500 17 21',
  scenes:
    'M3.5 5h17v11.5h-17zM3.500 5c0 5 .6 8-1 11.500M20.500 5c0 5-.6 8 1 11.500M8 5c0 3-1.500 5-4.300 6M16 5c0 3 1.500 5 4.300 6M6 20h12',
  behaviors:
    'M4 7.500h4.200a2.300 2.300 0 1 1 4.600 0H17v4.200a2.300 2.300 0 1 1 0 4.600v4.200H4v-4.200a2.300 2.300 0 1 0 0-4.600Z',
};

/** The icon of a library. */
function RailGlyph({ kind }: { readonly kind: LibraryKind }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  );
}

const items: readonly { readonly id: LibraryKind; readonly label: string }[] = [
  { id: 'actors', label: 'Actors' },
  { id: 'scenes', label: 'Scenes' },
  { id: 'behaviors', label: 'Behaviors' },
];

/** The libraries of the project. */
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
            useFinding.getState().close();
          }}
        >
          <RailGlyph kind={id} />
          {label}
        </Tab>
      ))}
    </TabList>
  );
}
