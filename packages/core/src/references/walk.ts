import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import type { Behavior, Instance, PrototypeDocument, SceneDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { Path, PathKey } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { type EmitReference, listReferences, type ReferenceKind } from './fieldReferences.ts';
import { type BehaviorOwner, walkBehavior } from './walkBehavior.ts';

/** A stored reference to something else. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** The stored id, asset name, tag or keypath. */
  readonly target: string;
  /** Path of the text that contains it. */
  readonly path: Path;
  /** Its position in that text, when the text is a tab-separated list. */
  readonly position?: number;
  /** Owner of the reference; keypaths must be resolved for it. */
  readonly owner: ReferenceOwner;
  /** False when another field's value makes this field ineffective, such as the tag of a Collide with a prototype. */
  readonly isActive: boolean;
}

/** Owner of a reference: an owner of keypaths, a saved behavior or a play test. */
export type ReferenceOwner =
  | KeypathOwner
  | { readonly kind: 'behavior'; readonly id: string }
  | { readonly kind: 'test'; readonly id: string };

type Visit = (reference: Reference) => void;

/**
 * Calls `visit` once for every reference in a project, document by document. docs/architecture.md#import-rules,
 * principle 8.
 */
export function walkReferences(project: Project, visit: Visit): void {
  walkGame(project, visit);
  for (const [id, scene] of project.scenes) walkScene(id, scene, visit);
  for (const [id, prototype] of project.actors) walkPrototype(id, prototype, visit);
  for (const [id, saved] of project.behaviors) {
    walkBehavior(saved.behavior, treeOf(['behaviors', id, 'behavior'], { kind: 'behavior', id }, visit));
  }
  for (const [id, test] of project.tests) {
    if (test.scene) emitter(['tests', id], { kind: 'test', id }, visit)('scene', test.scene, ['scene']);
  }
}

/** Every reference in the game document: its lists of prototypes, scenes and tables. */
function walkGame(project: Project, visit: Visit): void {
  const emit = emitter(['object'], { kind: 'game' }, visit);
  for (const [index, id] of project.object.prototypes.entries()) emit('prototype', id, ['prototypes', index]);
  for (const [index, id] of project.object.scenes.entries()) emit('scene', id, ['scenes', index]);
  for (const [id, attribute] of Object.entries(project.object.attributes)) {
    if (isJsonObject(attribute) && attribute['@'] === 'table') emit('table', id, ['attributes', id]);
  }
}

/** Every reference in one scene, including those of its instances. */
export function walkScene(id: string, scene: SceneDocument, visit: Visit): void {
  for (const [layerIndex, layer] of scene.layers.entries()) {
    for (const [index, instance] of layer.actors.entries()) {
      walkInstance(instance, id, ['scenes', id, 'layers', layerIndex, 'actors', index], visit);
    }
  }
}

/** Every reference of one instance; `path` says where it is. */
export function walkInstance(instance: Instance, scene: string, path: Path, visit: Visit): void {
  const owner: ReferenceOwner = { kind: 'instance', id: instance.id, scene };
  const emit = emitter(path, owner, visit);
  emit('prototype', instance.prototype, ['prototype']);
  actorReferences(instance.attributes, emit);
  if (instance.behaviors !== undefined) walkOwned(instance.behaviors, [...path, 'behaviors'], owner, visit);
}

/** Every reference in one prototype. */
export function walkPrototype(id: string, prototype: PrototypeDocument, visit: Visit): void {
  const owner: ReferenceOwner = { kind: 'prototype', id };
  actorReferences(prototype.attributes, emitter(['actors', id], owner, visit));
  walkOwned(prototype.behaviors, ['actors', id, 'behaviors'], owner, visit);
}

/** Every reference in a list of behaviors that is at `path` and belongs to `owner`. */
export function walkOwned(behaviors: readonly Behavior[], path: Path, owner: ReferenceOwner, visit: Visit): void {
  const tree = treeOf(path, owner, visit);
  for (const [index, behavior] of behaviors.entries()) {
    tree.path.push(index);
    walkBehavior(behavior, tree);
    tree.path.pop();
  }
}

function treeOf(path: Path, owner: ReferenceOwner, visit: Visit): BehaviorOwner {
  const keys: PathKey[] = [...path];
  return {
    path: keys,
    emit: (kind, target, rest, position, isActive) =>
      visit(referenceOf(kind, target, [...keys, ...rest], position, owner, isActive)),
  };
}

function actorReferences(attributes: Readonly<Record<string, unknown>>, emit: EmitReference): void {
  const { image, tags } = attributes;
  if (typeof image === 'string' && image !== '') emit('image', image, ['attributes', 'image']);
  listReferences('tag', tags, ['attributes', 'tags'], emit);
}

function emitter(path: Path, owner: ReferenceOwner, visit: Visit): EmitReference {
  return (kind, target, keys, position) => visit(referenceOf(kind, target, [...path, ...keys], position, owner, true));
}

function referenceOf(
  kind: ReferenceKind,
  target: string,
  path: Path,
  position: number | undefined,
  owner: ReferenceOwner,
  isActive: boolean,
): Reference {
  return { kind, target, path, owner, isActive, ...(position === undefined ? {} : { position }) };
}
