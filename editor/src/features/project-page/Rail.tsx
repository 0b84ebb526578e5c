import type { LucideIcon } from 'lucide-react';
import { Tab, TabList } from 'react-aria-components/Tabs';
import { Icon } from '../../components/Icon.tsx';
import { ActorIcon, BehaviorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './Rail.module.css';

const items: readonly { readonly id: LibraryKind; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'actors', label: 'Actors', icon: ActorIcon },
  { id: 'scenes', label: 'Scenes', icon: SceneIcon },
  { id: 'behaviors', label: 'Behaviors', icon: BehaviorIcon },
];

/** The libraries of the project. */
export function Rail() {
  const open = useLibraryUi((state) => state.open);
  const { isDrawerOpen, setDrawer, closed, togglePanel } = useWorkspace();
  return (
    <TabList aria-label="Libraries" className={styles.rail ?? ''}>
      {items.map(({ id, label, icon }) => (
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
          <Icon icon={icon} size={20} />
          {label}
        </Tab>
      ))}
    </TabList>
  );
}
