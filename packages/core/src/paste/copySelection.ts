import { formatVersion } from '../archive/readProject.ts';
import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import type { BehaviorOwner } from '../edit/behavior/behaviorOwner.ts';
import { locateChosen } from '../edit/behavior/behaviorTree.ts';
import { missing } from '../edit/defineEdit.ts';
import { locateInstances } from '../edit/instance/locateInstances.ts';
import type { Id } from '../generated/entities.ts';
import type { PasteBundle } from '../generated/library.ts';
import { type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import { type CopiedPiece, specsOf } from './copySpecs.ts';

/**
 * Copies behaviors of one actor or unlocked instance, with their contents, in document order. `gameId` is the
 * project's, so that a paste can tell whether it is into the same project. docs/product-rules.md#copy-and-paste.
 */
export function copyBehaviors(
  project: Project,
  { gameId, owner, ids }: { readonly gameId: string; readonly owner: BehaviorOwner; readonly ids: readonly Id[] },
): Result<PasteBundle> {
  const chosen = locateChosen(project, owner, ids);
  if (!chosen.ok) return chosen;
  if (chosen.value.length === 0) return missing('The selection');
  const behaviors = chosen.value.map(({ behavior }) => behavior);
  const keypaths: KeypathOwner =
    'prototype' in owner
      ? { kind: 'prototype', id: owner.prototype }
      : { kind: 'instance', id: owner.instance, scene: owner.scene };
  return succeed({
    ...headOf(project, gameId, [{ piece: { kind: 'behaviors', value: behaviors }, owner: keypaths }]),
    ...('scene' in owner && { sceneId: owner.scene }),
    behaviors,
  });
}

/** Copies instances of one scene, in drawing order. */
export function copyInstances(
  project: Project,
  { gameId, scene, ids }: { readonly gameId: string; readonly scene: Id; readonly ids: readonly Id[] },
): Result<PasteBundle> {
  const located = locateInstances(project, { scene, ids });
  if (!located.ok) return located;
  const chosen = new Set(located.value.map(({ instance }) => instance));
  const layers = project.scenes.get(scene)?.layers ?? [];
  const actorInstances = layers.flatMap(({ actors }) => actors.filter((instance) => chosen.has(instance)));
  if (actorInstances.length === 0) return missing('The selection');
  const pieces = actorInstances.map(
    (value): CopiedPiece => ({ piece: { kind: 'instance', value }, owner: { kind: 'instance', id: value.id, scene } }),
  );
  return succeed({ ...headOf(project, gameId, pieces), sceneId: scene, actorInstances });
}

/** Copies actors with their behaviors, in the order of the ids. */
export function copyPrototypes(
  project: Project,
  { gameId, ids }: { readonly gameId: string; readonly ids: readonly Id[] },
): Result<PasteBundle> {
  const actorPrototypes = [...new Set(ids)].flatMap((id) => project.actors.get(id) ?? []);
  if (actorPrototypes.length === 0 || actorPrototypes.length < new Set(ids).size) return missing('The actor');
  const pieces = actorPrototypes.map(
    (value): CopiedPiece => ({ piece: { kind: 'prototype', value }, owner: { kind: 'prototype', id: value.id } }),
  );
  const head = headOf(project, gameId, pieces);
  const copied = new Set(ids);
  const entitySpec = head.entitySpec.filter(({ kind, id }) => kind !== 'prototype' || !copied.has(id));
  return succeed({ ...head, entitySpec, actorPrototypes });
}

/** Copies scenes with their layers and actors; they can be pasted only in this project. */
export function copyScenes(
  project: Project,
  { gameId, ids }: { readonly gameId: string; readonly ids: readonly Id[] },
): Result<PasteBundle> {
  const scenes = [...new Set(ids)].flatMap((id) => project.scenes.get(id) ?? []);
  if (scenes.length === 0 || scenes.length < new Set(ids).size) return missing('The scene');
  const pieces = scenes.map((value): CopiedPiece => ({ piece: { kind: 'scene', value }, owner: undefined }));
  return succeed({ ...headOf(project, gameId, pieces), scenes });
}

function headOf(project: Project, gameId: string, pieces: readonly CopiedPiece[]) {
  return { formatVersion, gameId, ...specsOf(project, pieces) };
}
