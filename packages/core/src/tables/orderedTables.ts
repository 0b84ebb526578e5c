import type { Id, TableDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { Project } from '../model/project.ts';

/** Ids of the tables that the game lists, in the order that people see. docs/format.md#canonical-text. */
export function listedTables(project: Project): Id[] {
  return Object.entries(project.object.attributes).flatMap(([id, attribute]) =>
    isJsonObject(attribute) && attribute['@'] === 'table' ? [id] : [],
  );
}

/** Tables in the game's order, without those that have no document; unlisted ones come last. */
export function orderedTables(project: Project): TableDocument[] {
  const ids = new Set([...listedTables(project), ...project.tables.keys()]);
  return [...ids].flatMap((id) => project.tables.get(id) ?? []);
}
