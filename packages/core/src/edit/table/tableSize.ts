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

const known = new WeakMap<TableDocument, number>();

function bytesOfTable(table: TableDocument): number {
  const bytes = known.get(table) ?? bytesOf(table);
  known.set(table, bytes);
  return bytes;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
