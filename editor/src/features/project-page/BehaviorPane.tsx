import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { closeDrawer, useWorkspace } from '../../ui-state/workspace.ts';
import { currentList } from '../behaviors/list/currentList.ts';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { BehaviorInspector } from './BehaviorInspector.tsx';
import { InspectorOpener } from './InspectorOpener.tsx';
import { InspectorPane } from './InspectorPane.tsx';
import { NothingHere } from './NothingHere.tsx';
import { ownerAt } from './ownerAt.ts';
import styles from './ProjectPage.module.css';
import { BehaviorPage, BodyPage } from './pages.ts';
import type { ProjectRoute } from './route.ts';

/** Nothing yet; what is inserted meanwhile waits for the list. */
function ListLoading() {
  useEffect(() => {
    currentList.setState({ isLoading: true });
    return () => currentList.setState({ isLoading: false });
  }, []);
  return null;
}

/** The behaviors of an actor, and its inspector. */
export function BehaviorPane({ route }: { readonly route: ProjectRoute }) {
  const project = useProject((current) => current);
  const [search] = useSearchParams();
  const isPlaying = useWorkspace((workspace) => workspace.isPlaying);
  const owner = ownerAt(project, route);
  if (!owner) return <NothingHere text={t('This page does not exist in this game.')} />;
  const key = owner.instance?.id ?? owner.prototype.id;
  return (
    <>
      <main
        className={styles.middle}
        data-region="stage"
        onPointerDownCapture={closeDrawer}
        onFocusCapture={closeDrawer}
      >
        <PanelBoundary part="behaviors" resetOn={key}>
          <Suspense fallback={<ListLoading />}>
            {search.get('view') === 'body' && !owner.instance ? (
              <BodyPage key={key} prototype={owner.prototype} />
            ) : (
              <BehaviorPage key={key} {...owner} wanted={search.get('behavior') ?? undefined} />
            )}
          </Suspense>
        </PanelBoundary>
        {isPlaying ? null : <InspectorOpener />}
      </main>
      {/* The game takes its place, and shows it in a tab. */}
      {isPlaying ? null : (
        <InspectorPane region="inspector">
          <PanelBoundary part="inspector" resetOn={key}>
            <BehaviorInspector owner={owner} />
          </PanelBoundary>
        </InspectorPane>
      )}
    </>
  );
}
