import type { Path, Project } from '@playhouse/core';
import { type ListedUse, listUses } from '../find/UsesList.tsx';

/** What refers to actors or scenes and is not deleted with them. */
export function remainingUses(project: Project, kind: 'actor' | 'scene', ids: readonly string[]): readonly ListedUse[] {
  const doomed = new Set(ids);
  const isListed = (path: Path) => !(kind === 'scene' ? isInScene(path, doomed) : isInActor(project, path, doomed));
  return ids.flatMap((id) => listUses(project, { kind: kind === 'scene' ? 'scene' : 'prototype', id }, isListed));
}

function isInScene([root, id]: Path, doomed: ReadonlySet<string>): boolean {
  return root === 'scenes' && doomed.has(String(id));
}

/** In one of the actors, or in one of their instances. */
function isInActor(project: Project, path: Path, doomed: ReadonlySet<string>): boolean {
  const [root, id] = path;
  if (root === 'actors') return doomed.has(String(id));
  if (root !== 'scenes') return false;
  const [layer, index] = [Number(path[3]), Number(path[5])];
  const instance = project.scenes.get(String(id))?.layers[layer]?.actors[index];
  return instance !== undefined && doomed.has(instance.prototype);
}
