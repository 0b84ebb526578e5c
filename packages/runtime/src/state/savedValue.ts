import { isJsonObject, type Scalar } from '@playhouse/core';
import type { StoragePort } from '../ports/gamePorts.ts';
import { contentOf, type RuntimeTable, type TableContent } from './table.ts';

/**
 * Stores the value of an attribute. Attributes and tables do not share their keys. False when there is no room.
 * docs/runtime-rules.md#saving.
 */
export function writeSavedValue(storage: StoragePort, key: string, value: Scalar): boolean {
  return write(storage, `attribute:${key}`, JSON.stringify(value));
}

/** The stored value of an attribute, or undefined when there is no valid one. */
export function readSavedValue(storage: StoragePort, key: string): Scalar | undefined {
  const value = read(storage, `attribute:${key}`);
  return isScalar(value) ? value : undefined;
}

/** Stores a whole table; false when there is no room. docs/runtime-rules.md#table-behaviors. */
export function writeSavedTable(storage: StoragePort, table: RuntimeTable): boolean {
  return write(storage, `table:${table.id}`, JSON.stringify(contentOf(table)));
}

/** The stored content of a table, or undefined when there is no valid one. */
export function readSavedTable(storage: StoragePort, id: string): TableContent | undefined {
  const content = read(storage, `table:${id}`);
  if (!isJsonObject(content) || !Array.isArray(content.rowNames) || !Array.isArray(content.columns)) return undefined;
  return {
    rowNames: content.rowNames.map(String),
    columns: content.columns.filter(isJsonObject).map(({ name, type, cells }) => ({
      name: String(name),
      type: Number(type),
      cells: Array.isArray(cells) ? cells.map((cell) => (isScalar(cell) ? cell : '')) : [],
    })),
  };
}

function write(storage: StoragePort, key: string, text: string): boolean {
  const hasRoom = storage.hasRoom?.(key, text) ?? true;
  if (hasRoom) storage.set(key, text);
  return hasRoom;
}

function read(storage: StoragePort, key: string): unknown {
  const text = storage.get(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether something is a value that an attribute can hold. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
}
