import type { RefObject } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { TabRow } from '../../components/TabRow.tsx';
import { t } from '../../i18n/t.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { screenClass } from '../../ui-state/screenClass.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { libraryLooks } from '../library-panel/libraryLooks.ts';
import { type LibraryKind, libraryKinds, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './Rail.module.css';

const tabs = libraryKinds.map((id) => ({
  id,
  label: (
    <>
      <Icon icon={libraryLooks[id].icon} size={20} />
      {libraryLooks[id].label}
    </>
  ),
}));

export interface RailProps {
  /** The library that was open before the press: a mouse selects a tab when it goes down, before the press is complete. */
  readonly before: RefObject<LibraryKind>;
  /** The id of the view of the open library. */
  readonly panel: string;
}

/** The libraries of the project. */
export function Rail({ before, panel }: RailProps) {
  const { open, show } = useLibraryUi();
  const { isDrawerOpen, setDrawer, isLibraryClosed, togglePanel } = useWorkspace();
  return (
    <TabRow
      label={t('Libraries')}
      tabs={tabs}
      value={open}
      onChange={show}
      panel={panel}
      orientation="vertical"
      listClass={styles.rail}
      tabClass={styles.item}
      onPress={(id, { pointerType }) => {
        const shown = pointerType === 'mouse' ? before.current : open;
        // A drawer is closed by the second press; the only column stays.
        setDrawer(!(isDrawerOpen && shown === id) || screenClass() === 'phone');
        if (isLibraryClosed) togglePanel('library');
        useFinding.getState().close();
      }}
    />
  );
}
