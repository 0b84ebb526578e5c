import { orderedScenes } from '@playhouse/core';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { useProjectRoute } from './useProjectRoute.ts';

/** The scene in which Play starts, unless it plays from the start. */
export interface PlayedScene {
  /** Undefined in a project without scenes. */
  readonly id: string | undefined;
  /** Its name; undefined where the page shows the scene itself. */
  readonly name: string | undefined;
}

/** The scene of the page, else the one that was open last, else the first one. */
export function usePlayedScene(): PlayedScene {
  const route = useProjectRoute();
  const { id: game } = useOpenProject();
  const last = useSceneUi((ui) => (ui.game === game ? ui.scene : ''));
  const shown = route.kind === 'scene' || route.kind === 'instance' ? route.scene : undefined;
  const id = useProject((project) => shown ?? (project.scenes.has(last) ? last : orderedScenes(project)[0]?.id));
  const name = useProject(({ scenes }) =>
    shown === undefined && id !== undefined ? scenes.get(id)?.attributes.name : undefined,
  );
  return { id, name };
}
