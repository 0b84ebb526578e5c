import type { AttributeOwner } from '../attributes/attributeOwner.ts';
import { findSceneInstance } from '../attributes/keypathOwner.ts';
import type { Project } from '../model/project.ts';
import { pointsTo, type ReferenceTarget } from './findReferences.ts';
import { parseInstanceKeypath } from './instanceKeypath.ts';
import type { Reference } from './walk.ts';

/** Something whose uses can be found. Rows and columns belong to a table, by id. */
export type UseTarget =
  | ReferenceTarget
  | { readonly kind: 'attribute'; readonly owner: AttributeOwner; readonly id: string }
  | { readonly kind: 'row'; readonly table: string; readonly id: string }
  | { readonly kind: 'column'; readonly table: string; readonly id: string };

/** True when a reference uses the target; the game's list entry of a document is not a use. */
export function isUseOf(project: Project, reference: Reference, target: UseTarget): boolean {
  if (reference.owner.kind === 'game') return false;
  if (target.kind === 'row' || target.kind === 'column') return false;
  return target.kind === 'attribute'
    ? reference.kind === 'attribute' && pointsToAttribute(project, reference, target.owner, target.id)
    : pointsTo(reference, target);
}

function pointsToAttribute(project: Project, reference: Reference, owner: AttributeOwner, id: string): boolean {
  const { target: keypath, owner: from } = reference;
  if (owner === 'game') return keypath === `game.attributes.${id}`;
  if (!keypath.endsWith(`.attributes.${id}`)) return false;
  if (!('instance' in owner) && 'scene' in owner) {
    return keypath === `scene.attributes.${id}` && from.kind === 'instance' && from.scene === owner.scene;
  }
  if (keypath === `self.attributes.${id}`) {
    if (from.kind === 'prototype') return 'prototype' in owner && from.id === owner.prototype;
    return from.kind === 'instance' && isOwner(project, owner, from.scene, from.id);
  }
  const other = parseInstanceKeypath(keypath);
  if (other === undefined || other.rest !== `attributes.${id}` || from.kind !== 'instance') return false;
  return isOwner(project, owner, from.scene, other.instance);
}

/** True when an instance is the owner, or follows the prototype that is the owner. */
function isOwner(
  project: Project,
  owner: Exclude<AttributeOwner, 'game'>,
  sceneId: string,
  instanceId: string,
): boolean {
  if ('instance' in owner) return owner.scene === sceneId && owner.instance === instanceId;
  if (!('prototype' in owner)) return false;
  const scene = project.scenes.get(sceneId);
  return scene !== undefined && findSceneInstance(scene, instanceId)?.prototype === owner.prototype;
}
