import { type KeypathOwner, scopeOf } from '../attributes/keypathOwner.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { isIssue, resolveKeypath } from '../references/resolveKeypath.ts';
import { findByName, type Named } from './findByName.ts';
import { isCustomAttribute } from './repairCustomAttributes.ts';

/**
 * The keypath of the only attribute or table that a broken keypath refers to by name, such as `game.attributes.id5` for
 * `game.Score`. Undefined if the keypath is valid or ambiguous.
 */
export function findKeypath(project: Project, keypath: string, owner: KeypathOwner): string | undefined {
  const lost = lostTable(project, keypath);
  if (lost !== undefined) return tableKeypath(project, lost);
  if (!isIssue(resolveKeypath(project, keypath, owner))) return undefined;
  const { root, name = '' } =
    /^(?<root>self|game|scene|tables)\.(?:attributes\.)?(?<name>.+)/s.exec(keypath)?.groups ?? {};
  if (root === 'tables') return tableKeypath(project, name);
  const id = findByName(namedAttributes(attributesOf(project, root, owner)), name);
  if (id !== undefined) return `${root}.attributes.${id}`;
  return root === 'game' ? tableKeypath(project, name) : undefined;
}

function attributesOf(
  project: Project,
  root: string | undefined,
  owner: KeypathOwner,
): Readonly<Record<string, unknown>> {
  const { prototype, instance, scene } = scopeOf(project, owner);
  if (root === 'self') return { ...prototype?.attributes, ...instance?.attributes };
  return root === 'game' ? project.object.attributes : (scene?.attributes ?? {});
}

/** The name of a listed table without a document, if the keypath refers to it. */
function lostTable({ object, tables }: Project, keypath: string): string | undefined {
  const [, id = ''] = /^(?:game\.attributes|tables)\.(id[0-9]+)$/.exec(keypath) ?? [];
  if (tables.has(id)) return undefined;
  const attribute = object.attributes[id];
  return isJsonObject(attribute) && attribute['@'] === 'table' ? String(attribute.name) : undefined;
}

function tableKeypath({ tables }: Project, name: string): string | undefined {
  const named = Array.from(tables, ([id, table]) => ({ id, name: table.name }));
  const id = findByName(named, name);
  return id === undefined ? undefined : `game.attributes.${id}`;
}

/** Custom attributes with a value; tables are found as documents. */
function namedAttributes(attributes: Readonly<Record<string, unknown>>): Named[] {
  return Object.entries(attributes).flatMap(([id, attribute]) =>
    isCustomAttribute(id) && isJsonObject(attribute) && attribute['@'] !== 'table' && typeof attribute.name === 'string'
      ? [{ id, name: attribute.name }]
      : [],
  );
}
