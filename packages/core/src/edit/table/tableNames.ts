import type { Id } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import { limits } from '../../model/limits.ts';
import type { Project } from '../../model/project.ts';
import { purchaseTableName } from '../../tables/purchaseTable.ts';
import { refusal } from '../defineEdit.ts';
import { isId, isName, suffixedName } from '../naming.ts';
import type { Op } from '../op.ts';

/** The name itself, or with ' 01', ' 02' and so on when another table than `own` has it. */
export function freeTableName(project: Project, name: string, own?: Id): string {
  const others = [...project.tables.values()].filter(({ id }) => id !== own);
  return suffixedName(
    name,
    others.map((table) => table.name),
  );
}

/** Why a table cannot have this name; undefined when it can. */
export function checkTableName(name: string): ReturnType<typeof refusal> | undefined {
  if (!isName(name)) return refusal('A table needs a name.');
  if (name !== purchaseTableName) return undefined;
  return refusal(`${purchaseTableName} is the name of the table of purchases, which can be restored.`);
}

/**
 * Why a row or column cannot have this name; undefined when it can. The name may be blank.
 * docs/runtime-rules.md#tables.
 */
export function checkLabel(name: unknown): ReturnType<typeof refusal> | undefined {
  if (typeof name !== 'string') return refusal('A name is a text.');
  if (name.length <= limits.nameLength) return undefined;
  return refusal(`The name has ${name.length} characters; the limit is ${limits.nameLength}.`);
}

/** Why a new table cannot have this id; undefined when it can. Tables are among the game's attributes. */
export function checkTableId(project: Project, id: Id): ReturnType<typeof refusal> | undefined {
  const isTaken = project.tables.has(id) || Object.hasOwn(project.object.attributes, id);
  return isId(id) && !isTaken ? undefined : refusal('This id cannot be used.');
}

/** Op that lists a table among the game's attributes, at a position among their keys or at the end. */
export function listingOp(id: Id, name: string, at?: number): Op {
  const value = { '@': 'table', name };
  return { op: 'set', path: ['object', 'attributes', id], value, ...(at !== undefined && { at }) };
}

/** Ops that name a table and its entry among the game's attributes; whichever already has the name is unchanged. */
export function namingOps(project: Project, id: Id, name: string): Op[] {
  const attribute = project.object.attributes[id];
  const ops: Op[] = [];
  if (project.tables.get(id)?.name !== name) ops.push({ op: 'set', path: ['tables', id, 'name'], value: name });
  if (!isJsonObject(attribute)) ops.push(listingOp(id, name));
  else if (attribute.name !== name) ops.push({ op: 'set', path: ['object', 'attributes', id, 'name'], value: name });
  return ops;
}
