import { useId, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { FindPanel } from '../find/FindPanel.tsx';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { LibraryPane } from './LibraryPane.tsx';
import styles from './ProjectPage.module.css';
import { Rail } from './Rail.tsx';
import { Resizer } from './Resizer.tsx';
import { canOpen, type ProjectRoute } from './route.ts';

/** The rail of libraries, and the open library beside it. */
export function Libraries({ route }: { readonly route: ProjectRoute }) {
  const open = useLibraryUi((state) => state.open);
  const panel = useId();
  const before = useRef(open);
  const isFinding = useFinding(({ mode }) => mode !== 'closed');
  return (
    <>
      <nav
        className={styles.rail}
        aria-label={t('Libraries')}
        data-region="rail"
        onPointerDownCapture={() => {
          before.current = open;
        }}
      >
        <Rail before={before} panel={panel} />
      </nav>
      <LibraryPane route={route} isHidden={isFinding} panel={panel} />
      {isFinding ? (
        <section className={styles.library} aria-label={t('Find in project')} data-region="library">
          <PanelBoundary part="find">
            <FindPanel canOpen={canOpen} onOpen={showLibrary} onGo={() => useWorkspace.getState().setDrawer(false)} />
          </PanelBoundary>
          <Resizer panel="library" label={t('Width of the library')} />
        </section>
      ) : null}
    </>
  );
}

/** The column of the library, even where it is a drawer. */
function showLibrary(): void {
  const { isLibraryClosed, togglePanel, setDrawer } = useWorkspace.getState();
  if (isLibraryClosed) togglePanel('library');
  setDrawer(true);
}
