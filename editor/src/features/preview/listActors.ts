import { type Behavior, findInstance, orderedScenes, type Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';

/** The page whose behaviors are shown: of a prototype, or of one instance. */
export type ListPage =
  | { readonly kind: 'prototype'; readonly prototype: string }
  | { readonly kind: 'instance'; readonly scene: string; readonly instance: string };

/** The actors of the running scene whose behaviors a page shows, the oldest first. */
export function actorsOfPage(
  project: Project,
  page: ListPage,
  sceneId: string,
  actors: readonly InspectedActor[],
): readonly InspectedActor[] {
  const shown = actors.filter((actor) => {
    if (page.kind === 'instance') return sceneId === page.scene && actor.id === page.instance;
    return actor.prototypeId === page.prototype && !hasOwnBehaviors(project, sceneId, actor.id);
  });
  return shown.toSorted((a, b) => a.key - b.key);
}

/** The route inside the project to the behaviors of a running actor. */
export function routeOfActor(project: Project, sceneId: string, { id, prototypeId }: InspectedActor): string {
  return hasOwnBehaviors(project, sceneId, id) ? `/scene/${sceneId}/actor/${id}` : `/prototype/${prototypeId}`;
}

/** The scenes that contain an actor of a page from the start. */
export function scenesOfPage(project: Project, page: ListPage): readonly string[] {
  if (page.kind === 'instance') return project.scenes.has(page.scene) ? [page.scene] : [];
  const { prototype } = page;
  const found = orderedScenes(project).filter(({ layers }) =>
    layers.some(({ actors }) => actors.some((each) => each.prototype === prototype && each.behaviors === undefined)),
  );
  return found.map(({ id }) => id);
}

/** The behaviors that a page shows. */
export function behaviorsOfPage(project: Project, page: ListPage): readonly Behavior[] {
  if (page.kind === 'prototype') return project.actors.get(page.prototype)?.behaviors ?? none;
  const scene = project.scenes.get(page.scene);
  const instance = scene && findInstance(scene, page.instance)?.instance;
  return instance?.behaviors ?? (instance && project.actors.get(instance.prototype)?.behaviors) ?? none;
}

const none: readonly Behavior[] = [];

function hasOwnBehaviors(project: Project, sceneId: string, instance: string): boolean {
  const scene = project.scenes.get(sceneId);
  return (scene && findInstance(scene, instance)?.instance.behaviors) !== undefined;
}
