import type { Edit, Project } from '@playhouse/core';
import type { InspectedActor, Subject } from '@playhouse/player';

/** The edit that makes a runtime value the initial one; undefined when no document holds it. */
export function keepValue(
  project: Project,
  at: {
    readonly subject: Subject;
    readonly id: string;
    readonly sceneId: string;
    readonly actor: InspectedActor | undefined;
  },
  value: string | number | boolean,
): Edit | undefined {
  const { subject, id, sceneId, actor } = at;
  const [first = '', ...rest] = id.split('.');
  const isAspect = typeof subject === 'number' && ['graphics', 'motion', 'physics'].includes(first);
  const path = isAspect ? ['aspects', first, 'attributes', ...rest] : ['attributes', first, ...rest];
  if (subject === 'game') return { kind: 'project.setAttribute', data: { path, value } };
  if (subject === 'scene') return { kind: 'scene.setAttribute', data: { scene: sceneId, path, value } };
  if (!actor || actor.key !== subject) return undefined;
  const layers = project.scenes.get(sceneId)?.layers ?? [];
  const isPlaced = layers.some(({ actors }) => actors.some((instance) => instance.id === actor.id));
  if (isPlaced) return { kind: 'instance.setAttribute', data: { scene: sceneId, ids: [actor.id], path, value } };
  return { kind: 'prototype.setAttribute', data: { prototype: actor.prototypeId, path, value } };
}
