import type { AttributeOwner } from '../../attributes/attributeOwner.ts';
import type { customAttributeDefaults } from '../../edit/attribute/addAttribute.ts';
import { attributesOf, customAttributes, isInherited } from '../../edit/attribute/ownerAttributes.ts';
import { findInstance } from '../../edit/instance/locateInstances.ts';
import type { Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomNumber, randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of custom attributes and of values of built-in ones. */
export const attributeEdits: readonly RandomEdit[] = [
  (project, random, ids) => {
    const type = pick(random, types) ?? 'text';
    return {
      kind: 'attribute.add',
      data: { owner: anyOwner(project, random), id: ids(), name: randomWord(random), type },
    };
  },
  (project, random) => {
    const own = anyAttribute(project, random);
    return own && { kind: 'attribute.rename', data: { ...own, name: randomWord(random) } };
  },
  (project, random) => {
    const own = anyAttribute(project, random);
    return own && { kind: 'attribute.retype', data: { ...own, type: pick(random, types) ?? 'text' } };
  },
  (project, random) => {
    const own = anyAttribute(project, random);
    return own && { kind: 'attribute.reorder', data: { ...own, index: below(random, 6) - 1 } };
  },
  (project, random) => {
    const own = chance(random, 0.4) ? anyAttribute(project, random) : undefined;
    return own && { kind: 'attribute.remove', data: own };
  },
  (_project, random) => {
    const field = pick(random, ['longDescription', 'tags', 'instructions'] as const) ?? 'tags';
    return { kind: 'project.setText', data: { field, text: randomWord(random) } };
  },
  (_project, random) => ({
    kind: 'project.setAttribute',
    data: { path: ['attributes', 'displaySize', 'width'], value: 1 + below(random, 2000) },
  }),
  (project, random) => {
    const scene = pick(random, [...project.scenes.keys()]);
    const path = pick(random, [
      ['attributes', 'gravity', 'y'],
      ['attributes', 'color', 'red'],
      ['attributes', 'wrapX'],
    ]);
    const value = path?.[1] === 'wrapX' ? chance(random, 0.5) : randomNumber(random);
    return scene === undefined || !path ? undefined : { kind: 'scene.setAttribute', data: { scene, path, value } };
  },
  (project, random) => {
    const prototype = pick(random, [...project.actors.keys()]);
    const path = anyPath(random);
    if (prototype === undefined) return undefined;
    return { kind: 'prototype.setAttribute', data: { prototype, path, value: randomNumber(random) } };
  },
  (project, random) => {
    const target = anyInstance(project, random);
    return (
      target && {
        kind: 'instance.setAttribute',
        data: { ...target, path: anyPath(random), value: randomNumber(random) },
      }
    );
  },
  (project, random) => {
    const target = anyInstance(project, random);
    return target && { kind: 'instance.clearAttribute', data: { ...target, path: anyPath(random) } };
  },
  (project, random) => {
    const target = anyInstance(project, random);
    const instance = target && findInstanceOf(project, target);
    if (!instance || !project.actors.has(instance.prototype)) return undefined;
    return { kind: 'instance.unlockAttribute', data: { ...target, path: anyPath(random) } };
  },
];

const types = [
  'integer',
  'real',
  'boolean',
  'text',
  'angle',
  'index',
] as const satisfies readonly (keyof typeof customAttributeDefaults)[];

const paths: readonly (readonly string[])[] = [
  ['attributes', 'rotation'],
  ['attributes', 'size', 'width'],
  ['attributes', 'color', 'alpha'],
  ['aspects', 'motion', 'attributes', 'linearVelocity', 'x'],
  ['aspects', 'physics', 'attributes', 'density'],
];

function anyPath(random: Random): readonly string[] {
  return pick(random, paths) ?? ['attributes', 'rotation'];
}

function anyInstance(project: Project, random: Random) {
  const scene = pick(random, [...project.scenes.values()]);
  const instance = pick(random, scene?.layers.flatMap(({ actors }) => actors) ?? []);
  if (!scene || !instance) return undefined;
  return { scene: scene.id, ids: [instance.id] };
}

function findInstanceOf(
  project: Project,
  { scene: id, ids }: { readonly scene: string; readonly ids: readonly string[] },
) {
  const scene = project.scenes.get(id);
  return scene && findInstance(scene, ids[0] ?? '')?.instance;
}

function anyOwner(project: Project, random: Random): AttributeOwner {
  const scene = pick(random, [...project.scenes.keys()]);
  const prototype = pick(random, [...project.actors.keys()]);
  const instance = anyInstance(project, random);
  if (instance?.ids[0] !== undefined && chance(random, 0.3))
    return { scene: instance.scene, instance: instance.ids[0] };
  if (scene !== undefined && chance(random, 0.3)) return { scene };
  return prototype === undefined || chance(random, 0.4) ? 'game' : { prototype };
}

/** A custom attribute that its owner defines. */
function anyAttribute(
  project: Project,
  random: Random,
): { readonly owner: AttributeOwner; readonly id: string } | undefined {
  const owner = anyOwner(project, random);
  const found = attributesOf(project, owner);
  const own = found.ok ? customAttributes(found.value.attributes).filter(({ type }) => type !== 'table') : [];
  const id = pick(random, own)?.id;
  return id === undefined || isInherited(project, owner, id) ? undefined : { owner, id };
}
