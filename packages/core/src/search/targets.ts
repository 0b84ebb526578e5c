import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { findInstance, instanceName } from '../edit/instance/locateInstances.ts';
import { nameIn } from '../edit/naming.ts';
import type { Behavior } from '../generated/entities.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from '../references/imageName.ts';
import { parseInstanceKeypath } from '../references/instanceKeypath.ts';
import type { UseTarget } from '../references/useTarget.ts';
import { type Reference, walkOwned } from '../references/walk.ts';

/** The target of a reference, as something whose uses can be found; undefined for built-in things. */
export function targetOfReference(project: Project, reference: Reference): UseTarget | undefined {
  const { kind, target: id } = reference;
  if (kind === 'attribute') return targetOfKeypath(project, id, reference.owner);
  if (kind === 'scene') return project.scenes.has(id) ? { kind, id } : undefined;
  if (kind !== 'image') return { kind, id };
  const isExact = project.assets.images.some(({ name }) => name === id);
  return { kind, id: isExact ? id : imageNameOf(id) };
}

/** The target of an owner's keypath; undefined for built-in attributes. */
export function targetOfKeypath(project: Project, keypath: string, owner: Reference['owner']): UseTarget | undefined {
  const [, root, id] = /^(game\.attributes|tables|scene\.attributes|self\.attributes)\.(id\d+)$/.exec(keypath) ?? [];
  if (root !== undefined && id !== undefined) {
    if (root === 'tables' || (root === 'game.attributes' && project.tables.has(id))) return { kind: 'table', id };
    if (root === 'game.attributes') return { kind: 'attribute', owner: 'game', id };
    if (root === 'self.attributes') return ownAttribute(project, owner, id);
    return owner.kind === 'instance' ? { kind: 'attribute', owner: { scene: owner.scene }, id } : undefined;
  }
  const other = parseInstanceKeypath(keypath);
  if (!other || owner.kind !== 'instance') return undefined;
  const [, attribute] = /^attributes\.(id\d+)$/.exec(other.rest) ?? [];
  const instance = { kind: 'instance', scene: owner.scene, id: other.instance } as const;
  return attribute === undefined ? instance : ownAttribute(project, instance, attribute);
}

/** A custom attribute of an actor: its prototype's, or one that only this instance has. */
function ownAttribute(project: Project, owner: Reference['owner'], id: string): UseTarget | undefined {
  if (owner.kind === 'prototype') return { kind: 'attribute', owner: { prototype: owner.id }, id };
  if (owner.kind !== 'instance') return undefined;
  const scene = project.scenes.get(owner.scene);
  const prototype = scene && findInstance(scene, owner.id)?.instance.prototype;
  const inherited = prototype === undefined ? undefined : project.actors.get(prototype)?.attributes[id];
  const isOwn = prototype === undefined || inherited === undefined;
  return { kind: 'attribute', owner: isOwn ? { scene: owner.scene, instance: owner.id } : { prototype }, id };
}

/**
 * Everything that a behavior and its conditions refer to, each thing once, without the references of behaviors below
 * it. `within` limits it to a part, such as `['attributes', 'speed']`.
 */
export function targetsOfBehavior(
  project: Project,
  { behaviors: _lower, elseBehaviors: _other, ...behavior }: Behavior,
  owner: Reference['owner'],
  within: Path = [],
): readonly UseTarget[] {
  const found = new Map<string, UseTarget>();
  walkOwned([behavior], [], owner, (reference) => {
    if (!within.every((key, index) => reference.path[index + 1] === key)) return;
    const target = targetOfReference(project, reference);
    if (target && targetName(project, target) !== undefined) found.set(JSON.stringify(target), target);
  });
  return [...found.values()];
}

/** The name of a target; undefined when it does not exist. */
export function targetName(project: Project, target: UseTarget): string | undefined {
  switch (target.kind) {
    case 'scene':
      return named(project.scenes.get(target.id));
    case 'prototype':
      return named(project.actors.get(target.id));
    case 'table':
      return project.tables.get(target.id)?.name;
    case 'row':
      return project.tables.get(target.table)?.rows.find(({ id }) => id === target.id)?.name;
    case 'column':
      return project.tables.get(target.table)?.columns.find(({ id }) => id === target.id)?.name;
    case 'instance': {
      const scene = project.scenes.get(target.scene);
      const found = scene && findInstance(scene, target.id);
      return found && instanceName(project, found.instance);
    }
    case 'layer':
      return named(project.scenes.get(target.scene)?.layers.find(({ id }) => id === target.id));
    case 'gameAttribute':
      return attributeName(project.object.attributes, target.id);
    case 'attribute':
      return attributeName(attributesOfOwner(project, target.owner), target.id);
    default:
      return target.id;
  }
}

function named(entity: { readonly attributes: unknown } | undefined): string | undefined {
  return entity && nameIn(entity, 'No name');
}

type AttributeTarget = Extract<UseTarget, { readonly kind: 'attribute' }>;

function attributesOfOwner(
  project: Project,
  owner: AttributeTarget['owner'],
): Readonly<Record<string, unknown>> | undefined {
  if (owner === 'game') return project.object.attributes;
  if ('prototype' in owner) return project.actors.get(owner.prototype)?.attributes;
  const scene = project.scenes.get(owner.scene);
  if (!('instance' in owner)) return scene?.attributes;
  return scene && findInstance(scene, owner.instance)?.instance.attributes;
}

function attributeName(attributes: Readonly<Record<string, unknown>> | undefined, id: string): string | undefined {
  return attributes && customAttributes(attributes).find((attribute) => attribute.id === id)?.name;
}
