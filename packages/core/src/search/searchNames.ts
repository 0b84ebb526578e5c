import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { nameIn } from '../edit/naming.ts';
import type { NameScope } from '../expression/names/nameScope.ts';
import { createProjectNames } from '../expression/names/projectNames.ts';
import type { Instance, PrototypeDocument, SceneDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';

/** Names for references in the texts of one owner. */
export interface SearchNames {
  /** Equal for an owner as long as all its names are equal. */
  readonly version: string;
  /** The name of a scene, actor or table; undefined when it does not exist. */
  nameOf(kind: 'scene' | 'prototype' | 'table', id: string): string | undefined;
  /** An attribute as shown in expressions. */
  readonly scope: NameScope;
}

/** Names for the texts of one owner; the scope is created on demand. */
export function searchNames(project: Project, owner: KeypathOwner, version: number): SearchNames {
  let scope: NameScope | undefined;
  return {
    version: `${JSON.stringify(owner)} ${version}`,
    nameOf: (kind, id) => nameOf(project, kind, id),
    get scope() {
      scope ??= createProjectNames(project, owner);
      return scope;
    },
  };
}

function nameOf(project: Project, kind: 'scene' | 'prototype' | 'table', id: string): string | undefined {
  if (kind === 'table') return project.tables.get(id)?.name;
  const entity = kind === 'scene' ? project.scenes.get(id) : project.actors.get(id);
  return entity && nameIn(entity, '');
}

/**
 * A number for all names that texts at other places show: while it is the same, no text has to be recreated because of
 * a change elsewhere. Names of a document are read once.
 */
export function namesVersion(project: Project): number {
  const tables = Array.from(project.tables, ([id, { name }]) => [id, name]);
  const own = JSON.stringify([project.object.id, customNames(project.object.attributes), tables]);
  const actors = Array.from(project.actors, ([id, actor]) => id + actorNames(actor));
  const scenes = Array.from(project.scenes, ([id, scene]) => id + sceneNames(scene));
  const names = [own, ...actors, ...scenes].join('\n');
  if (latest.names !== names) latest = { names, version: latest.version + 1 };
  return latest.version;
}

let latest = { names: '', version: 0 };

type Attributes = Readonly<Record<string, unknown>>;

function customNames(attributes: Attributes): readonly (readonly string[])[] {
  return customAttributes(attributes).map(({ id, name, type }) => [id, name, type]);
}

const known = new WeakMap<object, string>();

function remembered<Document extends object>(document: Document, write: (document: Document) => unknown): string {
  const before = known.get(document);
  if (before !== undefined) return before;
  const text = JSON.stringify(write(document));
  known.set(document, text);
  return text;
}

function actorNames(actor: PrototypeDocument): string {
  return remembered(actor, ({ attributes }) => [attributes.name, customNames(attributes)]);
}

function sceneNames(scene: SceneDocument): string {
  return remembered(scene, ({ attributes, layers }) => [
    attributes.name,
    customNames(attributes),
    layers.map((layer) => [layer.id, layer.actors.map(instanceNames)]),
  ]);
}

function instanceNames({ id, prototype, attributes }: Instance): unknown {
  const custom = customNames(attributes);
  return attributes.name === undefined && custom.length === 0
    ? [id, prototype]
    : [id, prototype, attributes.name, custom];
}
