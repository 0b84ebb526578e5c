import type { EditPath, Op } from '../edit/op.ts';
import type { TableColumn, TableDocument } from '../generated/entities.ts';
import { type ListStep, listSteps } from './listOps.ts';
import { isSameJson } from './sameJson.ts';
import { memberOps } from './valueOps.ts';

/**
 * The ops that turn one table into another. A row is added or removed with its cells; a changed cell is set alone.
 * Undefined for tables whose rows, columns and cells do not fit together.
 */
export function tableOps(path: EditPath, before: TableDocument, after: TableDocument): Op[] | undefined {
  if (!isSound(before) || !isSound(after)) return undefined;
  const old = before.rows.map(({ id }) => id);
  const now = after.rows.map(({ id }) => id);
  const steps = listSteps(old, now);
  const kept = new Map(after.columns.map((column) => [column.id, column]));
  const columns = before.columns.flatMap((column) => {
    const next = kept.get(column.id);
    return next ? [{ column, next }] : [];
  });
  const gone = before.columns.filter(({ id }) => !kept.has(id));
  const ops: Op[] = gone.map(({ id }) => ({ op: 'remove', path: [...path, 'columns', { id }] }));
  ops.push(...rowOps(path, steps, columns, after));
  for (const { column, next } of columns) {
    ops.push(...cellOps([...path, 'columns', { id: column.id }], old, steps, column, next, now));
  }
  ops.push(...columnOps(path, before, after));
  ops.push(...memberOps(path, { ...before }, { ...after }, new Set(['rows', 'columns', 'numRows', 'numCols'])));
  return ops;
}

interface ColumnPair {
  readonly column: TableColumn;
  readonly next: TableColumn;
}

function isSound({ rows, columns, numRows, numCols }: TableDocument): boolean {
  const isWhole = columns.every(({ $: cells }) => cells.length === rows.length);
  const areSingle = [rows, columns].every((list) => new Set(list.map(({ id }) => id)).size === list.length);
  return isWhole && areSingle && numRows === rows.length && numCols === columns.length;
}

/** Rows with their cells. A row moves without its cells, which are then set as one list. */
function rowOps(
  path: EditPath,
  steps: readonly ListStep[],
  columns: readonly ColumnPair[],
  after: TableDocument,
): Op[] {
  const positions = new Map(after.rows.map(({ id }, position) => [id, position]));
  const withCells = !hasMoves(steps);
  const cellList = (id: string): EditPath => [...path, 'columns', { id }, '$'];
  const ops: Op[] = steps.flatMap((step): Op[] => {
    const row = [...path, 'rows', { id: step.key }];
    if (step.step === 'move') return [{ op: 'move', path: row, index: step.index }];
    const parts = withCells ? columns : [];
    if (step.step === 'remove') {
      const cells = parts.map(
        ({ column }): Op => ({ op: 'remove', path: [...cellList(column.id), { row: step.key }] }),
      );
      return [...cells, { op: 'remove', path: row }];
    }
    const position = positions.get(step.key) ?? 0;
    const cells = parts.map(
      ({ next }): Op => ({ op: 'insert', path: cellList(next.id), index: step.index, value: next.$[position] }),
    );
    return [{ op: 'insert', path: [...path, 'rows'], index: step.index, value: after.rows[position] }, ...cells];
  });
  return ops;
}

function hasMoves(steps: readonly ListStep[]): boolean {
  return steps.some(({ step }) => step === 'move');
}

function cellOps(
  path: EditPath,
  old: readonly string[],
  steps: readonly ListStep[],
  column: TableColumn,
  next: TableColumn,
  now: readonly string[],
): Op[] {
  if (hasMoves(steps)) return isSameJson(column.$, next.$) ? [] : [{ op: 'set', path: [...path, '$'], value: next.$ }];
  const before = new Map(old.map((row, position) => [row, column.$[position]]));
  return now.flatMap((row, position): Op[] => {
    const cell = next.$[position];
    if (!before.has(row) || before.get(row) === cell) return [];
    return [{ op: 'set', path: [...path, '$', { row }], value: cell }];
  });
}

/** Columns that are added or move, and other differences in rows and columns. */
function columnOps(path: EditPath, before: TableDocument, after: TableDocument): Op[] {
  const ops: Op[] = [];
  const left = new Set(after.columns.map(({ id }) => id));
  const present = before.columns.filter(({ id }) => left.has(id));
  const columns = new Map(after.columns.map((column) => [column.id, column]));
  const steps = listSteps(
    present.map(({ id }) => id),
    after.columns.map(({ id }) => id),
  );
  for (const step of steps) {
    const value = columns.get(step.key);
    if (step.step === 'insert') ops.push({ op: 'insert', path: [...path, 'columns'], index: step.index, value });
    if (step.step === 'move') ops.push({ op: 'move', path: [...path, 'columns', { id: step.key }], index: step.index });
  }
  for (const column of present) {
    const next = columns.get(column.id);
    const at = [...path, 'columns', { id: column.id }];
    if (next) ops.push(...memberOps(at, { ...column }, { ...next }, new Set(['$'])));
  }
  const rows = new Map(after.rows.map((row) => [row.id, row]));
  for (const row of before.rows) {
    const next = rows.get(row.id);
    if (next && row !== next) ops.push(...memberOps([...path, 'rows', { id: row.id }], { ...row }, { ...next }));
  }
  return ops;
}
