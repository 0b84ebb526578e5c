import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import type { ReferenceKind } from './fieldReferences.ts';
import { imageNameOf } from './imageName.ts';
import { parseInstanceKeypath } from './instanceKeypath.ts';
import { type Reference, walkReferences } from './walk.ts';

/** Something that can be referenced. Instances and layers belong to a scene; keypaths name both. */
export type ReferenceTarget =
  | { readonly kind: Exclude<ReferenceKind, 'attribute'>; readonly id: string }
  | { readonly kind: 'gameAttribute'; readonly id: string }
  | { readonly kind: 'instance' | 'layer'; readonly scene: string; readonly id: string };

/** Every reference to a target. A table is found by its id and by its keypath; music is also found as a sound. */
export function findReferences(project: Project, target: ReferenceTarget): Reference[] {
  const found: Reference[] = [];
  walkReferences(project, (reference) => {
    if (pointsTo(reference, target)) found.push(reference);
  });
  return found;
}

/** True when the reference points to the target. */
export function pointsTo(reference: Reference, target: ReferenceTarget): boolean {
  switch (target.kind) {
    case 'instance':
    case 'layer': {
      if (reference.kind !== 'attribute' || sceneOf(reference.path) !== target.scene) return false;
      return parseInstanceKeypath(reference.target)?.[target.kind] === target.id;
    }
    case 'gameAttribute':
      return reference.kind === 'attribute' && reference.target === `game.attributes.${target.id}`;
    case 'table':
      if (reference.kind === 'table') return reference.target === target.id;
      return reference.kind === 'attribute' && isTableKeypath(reference.target, target.id);
    case 'sound':
    case 'music':
      return (reference.kind === 'sound' || reference.kind === 'music') && reference.target === target.id;
    case 'image':
      if (reference.kind !== 'image') return false;
      return reference.target === target.id || imageNameOf(reference.target) === target.id;
    default:
      return reference.kind === target.kind && reference.target === target.id;
  }
}

function isTableKeypath(keypath: string, id: string): boolean {
  return keypath === `game.attributes.${id}` || keypath === `tables.${id}`;
}

function sceneOf(path: Path): string | undefined {
  return path[0] === 'scenes' ? String(path[1]) : undefined;
}
