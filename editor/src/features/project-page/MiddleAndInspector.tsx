import { Suspense } from 'react';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { useSlowedByDrag } from '../../ui-state/useSlowedByDrag.ts';
import { closeDrawer } from '../../ui-state/workspace.ts';
import { FaultBoundary } from '../faults/FaultBoundary.tsx';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { SceneEditor } from '../scene/SceneEditor.tsx';
import { StatusStrip } from '../scene/StatusStrip.tsx';
import { BehaviorPane } from './BehaviorPane.tsx';
import { InspectorOpener } from './InspectorOpener.tsx';
import { NothingHere } from './NothingHere.tsx';
import styles from './ProjectPage.module.css';
import { earlyParts, pages } from './pages.ts';
import type { PageKind, ProjectRoute } from './route.ts';
import { ScenePanels } from './ScenePanels.tsx';

// By the time the project is open, they are there.
for (const load of earlyParts) load().catch(() => undefined);

/** The editor of what the URL refers to, and the inspector at the right. */
export function MiddleAndInspector({ route }: { readonly route: ProjectRoute }) {
  if (route.kind === 'page') return <PagePane page={route.page} id={route.id} />;
  return route.kind === 'scene' ? <ScenePane id={route.scene} /> : <BehaviorPane route={route} />;
}

function ScenePane({ id }: { readonly id: string }) {
  const exists = useProject((project) => project.scenes.has(id));
  if (!exists) return <NothingHere text={t('Scene definition is missing...')} />;
  return (
    <>
      <div className={styles.middle} data-region="stage" onPointerDownCapture={closeDrawer}>
        <main className={styles.scene}>
          <PanelBoundary part="stage" resetOn={id}>
            <SceneEditor key={id} id={id} />
          </PanelBoundary>
          <InspectorOpener />
        </main>
        <FaultBoundary part="status" resetOn={id} fallback={() => null}>
          <StatusStrip scene={id} />
        </FaultBoundary>
      </div>
      <BesideStage id={id} />
    </>
  );
}

/** The panels of a scene. They follow drags on the stage more slowly. */
function BesideStage({ id }: { readonly id: string }) {
  const scene = useProject((project) => project.scenes.get(id));
  const slowed = useSlowedByDrag(scene);
  const shown = slowed?.id === id ? slowed : scene;
  return shown ? <ScenePanels scene={shown} /> : null;
}

/** A table, an asset or a script, over the width of the inspector as well. */
function PagePane({ page, id }: { readonly page: PageKind; readonly id: string }) {
  const Page = pages[page];
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage" onPointerDownCapture={closeDrawer}>
      <PanelBoundary part={page} resetOn={id}>
        <Suspense fallback={null}>
          <Page key={id} id={id} />
        </Suspense>
      </PanelBoundary>
    </main>
  );
}
