import { orderedScenes } from '@playhouse/core';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { BehaviorInspector } from './BehaviorInspector.tsx';
import { ownerAt } from './ownerAt.ts';
import { goToRegion } from './regions.ts';
import { type ListRoute, type ProjectRoute, showsList } from './route.ts';

const PreviewDock = lazy(() => import('../preview/PreviewDock.tsx'));

/** The game beside a list of behaviors, if it is to be played there. It continues while other lists are opened. */
export function PlayedBeside({ route }: { readonly route: ProjectRoute }) {
  const isPlaying = useWorkspace((workspace) => workspace.isPlaying);
  const setPlaying = useWorkspace((workspace) => workspace.setPlaying);
  const isList = showsList(route);
  const address = JSON.stringify(route);
  const page = useMemo(() => (isList ? route : undefined), [address]);
  useEffect(() => {
    if (!isList) setPlaying(false);
  }, [isList, setPlaying]);
  return isPlaying && page ? <Played page={page} onClose={() => setPlaying(false)} /> : null;
}

interface PlayedProps {
  readonly page: ListRoute;
  readonly onClose: () => void;
}

function Played({ page, onClose }: PlayedProps) {
  const scene = useFirstScene(page);
  const project = useProject((current) => current);
  const owner = ownerAt(project, page);
  return (
    <PanelBoundary part="dock">
      <Suspense fallback={null}>
        <PreviewDock
          page={page}
          scene={scene}
          inspector={owner ? <BehaviorInspector owner={owner} /> : null}
          onClose={onClose}
          onRegion={goToRegion}
        />
      </Suspense>
    </PanelBoundary>
  );
}

/** The scene to start in: of the instance, else the one that was open last, preferably with an actor of the list. */
function useFirstScene(route: ListRoute): string | undefined {
  const last = useSceneUi(({ scene }) => scene);
  return useProject((project) => {
    if (route.kind === 'instance') return route.scene;
    const has = (id: string) =>
      project.scenes
        .get(id)
        ?.layers.some(({ actors }) => actors.some(({ prototype }) => prototype === route.prototype));
    if (project.scenes.has(last) && has(last)) return last;
    const first = orderedScenes(project).find(({ id }) => has(id));
    return first?.id ?? (project.scenes.has(last) ? last : undefined);
  });
}
