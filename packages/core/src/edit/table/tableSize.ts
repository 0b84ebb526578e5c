import type { TableDocument } from '../../generated/entities.ts';
import { limits } from '../../model/limits.ts';
import { sizeProblem } from '../../tables/tableLimits.ts';
import { refusal } from '../defineEdit.ts';

/** Why a table cannot have this many rows and columns; undefined when it can. */
export function checkSize(rows: number, columns: number): ReturnType<typeof refusal> | undefined {
  const problem = sizeProblem(rows, columns);
  return problem === undefined ? undefined : refusal(problem);
}

/**
 * Why content cannot be added to a table: its stored document could become too large. Undefined when it can.
 * docs/format.md#limits.
 */
export function checkBytes(table: TableDocument, added: unknown): ReturnType<typeof refusal> | undefined {
  const bytes = bytesOfTable(table) + bytesOf(added);
  if (bytes <= limits.documentBytes) return undefined;
  return refusal(`The table would have ${bytes} bytes; the limit is ${limits.documentBytes}.`);
}

/** Bytes of rows lists and columns, which keep their identity while they do not change: a cell is in one of many. */
const known = new WeakMap<object, number>();

function bytesOfTable(table: TableDocument): number {
  const { rows, columns } = table;
  const frame = bytesOf({ ...table, rows: [], columns: [] });
  const commas = Math.max(0, columns.length - 1);
  return columns.reduce((sum, column) => sum + knownBytes(column), frame + commas + knownBytes(rows) - '[]'.length);
}

function knownBytes(part: object): number {
  const bytes = known.get(part) ?? bytesOf(part);
  known.set(part, bytes);
  return bytes;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
