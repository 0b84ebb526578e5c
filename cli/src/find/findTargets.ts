import {
  type AttributeOwner,
  assetFolders,
  customAttributes,
  type Instance,
  instanceName,
  type Project,
  tagsIn,
  type UseTarget,
  walkReferences,
} from '@playhouse/core';
import { type TargetKind, targetKinds } from './targetKinds.ts';

/** A named thing in a project. */
export interface FoundTarget {
  readonly kind: TargetKind;
  readonly id: string;
  readonly name: string;
  /** Its owner, such as the scene of an instance; blank for the project. */
  readonly of: string;
  readonly target: UseTarget;
}

/** Everything in a project with this id or name, case-sensitive; only of some kinds if they are given. */
export function findTargets(
  project: Project,
  wanted: string,
  kinds: readonly TargetKind[] = targetKinds,
): FoundTarget[] {
  const found: FoundTarget[] = [];
  for (const target of allTargets(project)) {
    if (kinds.includes(target.kind) && (target.name === wanted || target.id === wanted)) found.push(target);
  }
  return found;
}

function* allTargets(project: Project): Generator<FoundTarget> {
  for (const { id, attributes } of project.scenes.values()) {
    yield { kind: 'scene', id, name: attributes.name, of: '', target: { kind: 'scene', id } };
  }
  for (const { id, attributes } of project.actors.values()) {
    yield { kind: 'prototype', id, name: attributes.name, of: '', target: { kind: 'prototype', id } };
  }
  yield* instancesOf(project);
  yield* attributesOf(project);
  yield* tablesOf(project);
  for (const folder of assetFolders) {
    const kind = ({ images: 'image', sounds: 'sound', fonts: 'font' } as const)[folder];
    for (const { name } of project.assets[folder]) yield { kind, id: name, name, of: '', target: { kind, id: name } };
  }
  for (const tag of allTags(project))
    yield { kind: 'tag', id: tag, name: tag, of: '', target: { kind: 'tag', id: tag } };
}

function* instancesOf(project: Project): Generator<FoundTarget> {
  for (const { id: scene, attributes, layers } of project.scenes.values()) {
    for (const instance of layers.flatMap(({ actors }) => actors)) {
      const { id } = instance;
      const target = { kind: 'instance', scene, id } as const;
      yield { kind: 'instance', id, name: instanceName(project, instance), of: attributes.name, target };
    }
  }
}

function* attributesOf(project: Project): Generator<FoundTarget> {
  const owners: [AttributeOwner, string, Readonly<Record<string, unknown>>][] = [
    ['game', 'game', project.object.attributes],
  ];
  for (const { id, attributes } of project.actors.values())
    owners.push([{ prototype: id }, attributes.name, attributes]);
  for (const { id: scene, attributes, layers } of project.scenes.values()) {
    owners.push([{ scene }, attributes.name, attributes]);
    for (const actor of layers.flatMap(({ actors }) => actors)) {
      owners.push([{ scene, instance: actor.id }, instanceName(project, actor), ownAttributes(project, actor)]);
    }
  }
  for (const [owner, of, attributes] of owners) {
    for (const { id, name, type } of customAttributes(attributes)) {
      if (type === 'table') continue;
      yield { kind: 'attribute', id, name, of, target: { kind: 'attribute', owner, id } };
    }
  }
}

/** Attributes that an instance does not share with its prototype. */
function ownAttributes(project: Project, { prototype, attributes }: Instance): Readonly<Record<string, unknown>> {
  const shared = project.actors.get(prototype)?.attributes ?? {};
  return Object.fromEntries(Object.entries(attributes).filter(([id]) => !Object.hasOwn(shared, id)));
}

function* tablesOf(project: Project): Generator<FoundTarget> {
  for (const { id: table, name: of, rows, columns } of project.tables.values()) {
    yield { kind: 'table', id: table, name: of, of: '', target: { kind: 'table', id: table } };
    for (const { id, name } of rows) yield { kind: 'row', id, name, of, target: { kind: 'row', table, id } };
    for (const { id, name } of columns) yield { kind: 'column', id, name, of, target: { kind: 'column', table, id } };
  }
}

/** Tags that actors have or that something refers to. */
function allTags(project: Project): Set<string> {
  const tags = new Set<string>();
  for (const { attributes } of project.actors.values()) for (const tag of tagsIn(attributes.tags)) tags.add(tag);
  walkReferences(project, ({ kind, target }) => void (kind === 'tag' && tags.add(target)));
  return tags;
}
