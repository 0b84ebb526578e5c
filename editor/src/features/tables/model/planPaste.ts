import {
  canHold,
  type Edit,
  guessColumnType,
  isColumnEditable,
  isPurchaseTable,
  newColumnName,
  type TableDocument,
} from '@playhouse/core';
import type { ClipBlock, ClipCell } from './clipText.ts';
import { readPasted } from './judgeCell.ts';
import type { CellRange } from './selection.ts';

type Cell = number | string | boolean;

/** Cells of a column that its type cannot hold. */
interface Misfit {
  /** Position of the column, from 1. */
  readonly column: number;
  readonly count: number;
  readonly example: string;
}

/** What a paste writes where, and what there is to ask first. */
export interface PastePlan {
  /** Cells row by row, without gaps. */
  readonly cells: ClipBlock;
  /** Where the first one goes; row 0 and column 0 are names. */
  readonly top: number;
  readonly left: number;
  /** How many rows and columns the table lacks. */
  readonly moreRows: number;
  readonly moreColumns: number;
  readonly misfits: readonly Misfit[];
  /** Names of the columns that cannot be written and are left out. */
  readonly locked: readonly string[];
}

/** A paste of a block at a range: one cell fills the range, and so does a block that fits into it several times. */
export function planPaste(table: TableDocument, range: CellRange, block: ClipBlock): PastePlan {
  const cells = tile(fillGaps(block), range);
  const { top, left } = range;
  const width = cells[0]?.length ?? 0;
  const columns = table.columns.slice(Math.max(0, left - 1), left - 1 + width);
  const misfits = columns.flatMap((column, index): Misfit[] => {
    const x = index + (left === 0 ? 1 : 0);
    if (!isColumnEditable(table, column)) return [];
    const wrong = cells.slice(top === 0 ? 1 : 0).flatMap((row) => {
      const cell = row[x];
      return cell && valueFor(cell, column.type) === undefined ? [cell.text] : [];
    });
    const [example] = wrong;
    return example === undefined ? [] : [{ column: left + x, count: wrong.length, example }];
  });
  return {
    cells,
    top,
    left,
    moreRows: Math.max(0, top + cells.length - 1 - table.rows.length),
    moreColumns: isPurchaseTable(table) ? 0 : Math.max(0, left + width - 1 - table.columns.length),
    misfits,
    locked: columns.filter((column) => !isColumnEditable(table, column)).map(({ name }) => name),
  };
}

/** The user's answers. */
export interface PasteAnswers {
  /** Adds the rows and columns that the table lacks; otherwise what does not fit is left out. */
  readonly grows: boolean;
  /** Makes columns with misfits columns of text; otherwise misfits become the default of their column. */
  readonly keepsTexts: boolean;
}

/** The edits of a paste; they belong into one undo step. */
export function editsOfPaste(
  table: TableDocument,
  plan: PastePlan,
  { grows, keepsTexts }: PasteAnswers,
  newId: () => string,
): Edit[] {
  const { top, left } = plan;
  const at = { table: table.id };
  const added = grows ? newColumns(plan, table, newId) : [];
  const newRows = grows ? Array.from({ length: plan.moreRows }, () => ({ id: newId() })) : [];
  const retyped = new Set(keepsTexts ? plan.misfits.map(({ column }) => column) : []);
  const rows = [...table.rows, ...newRows];
  const columns = [
    ...table.columns.map((column, index) => ({
      id: column.id,
      type: retyped.has(index + 1) ? 1 : column.type,
      isOpen: isColumnEditable(table, column),
    })),
    ...added.map(({ id, type }) => ({ id, type, isOpen: true })),
  ];
  const edits: Edit[] = [];
  if (added.length > 0) edits.push({ kind: 'table.addColumns', data: { ...at, columns: added } });
  if (newRows.length > 0) edits.push({ kind: 'table.addRows', data: { ...at, rows: newRows } });
  for (const column of retyped) {
    edits.push({ kind: 'table.retypeColumn', data: { ...at, column: columns[column - 1]?.id ?? '', type: 1 } });
  }
  const body = top === 0 ? plan.cells.slice(1) : plan.cells;
  if (top === 0) edits.push(...columnNames(table, plan, columns));
  if (left === 0) {
    for (const [y, cells] of body.entries()) {
      const row = rows[Math.max(1, top) - 1 + y]?.id;
      if (row !== undefined) edits.push({ kind: 'table.renameRow', data: { ...at, row, name: cells[0]?.text ?? '' } });
    }
  }
  const firstRow = rows[Math.max(1, top) - 1]?.id;
  const fitting = body.slice(0, Math.max(0, rows.length - (Math.max(1, top) - 1)));
  if (firstRow === undefined) return edits;
  const inner = left === 0 ? 1 : 0;
  for (const run of openRuns(columns.slice(Math.max(1, left) - 1), (plan.cells[0]?.length ?? 0) - inner)) {
    const [first] = run.columns;
    if (!first) continue;
    const values = fitting.map((cells) =>
      run.columns.map(({ type }, x) => valueOrDefault(cells[inner + run.from + x], type)),
    );
    edits.push({ kind: 'table.setCells', data: { ...at, row: firstRow, column: first.id, values } });
  }
  return edits;
}

interface TargetColumn {
  readonly id: string;
  readonly type: number;
  readonly isOpen: boolean;
}

/** Neighboring columns that can be written, among the first ones. */
function openRuns(columns: readonly TargetColumn[], width: number): { from: number; columns: TargetColumn[] }[] {
  const runs: { from: number; columns: TargetColumn[] }[] = [];
  for (const [index, column] of columns.slice(0, width).entries()) {
    if (!column.isOpen) continue;
    const last = runs.at(-1);
    if (last && last.from + last.columns.length === index) last.columns.push(column);
    else runs.push({ from: index, columns: [column] });
  }
  return runs;
}

function newColumns(plan: PastePlan, table: TableDocument, newId: () => string) {
  return Array.from({ length: plan.moreColumns }, (_, index) => {
    const x = table.columns.length + index + 1 - plan.left;
    const cells = plan.cells.slice(plan.top === 0 ? 1 : 0).map((row) => row[x]);
    const name = plan.top === 0 ? (plan.cells[0]?.[x]?.text ?? '') : newColumnName;
    return { id: newId(), name, type: typeOf(cells) };
  });
}

/** The type of a new column: that of the stated values, or what all of its texts are. */
function typeOf(cells: readonly (ClipCell | undefined)[]): number {
  const values = cells.map((cell) => cell?.raw);
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) return 4;
  if (values.length > 0 && values.every((value) => typeof value === 'number')) {
    return values.every((value) => canHold(2, [String(value)])) ? 2 : 3;
  }
  return guessColumnType(cells.map((cell) => String(cell?.raw ?? cell?.text ?? '')));
}

function columnNames(table: TableDocument, plan: PastePlan, columns: readonly TargetColumn[]): Edit[] {
  if (isPurchaseTable(table)) return [];
  return (plan.cells[0] ?? []).flatMap(({ text }, x): Edit[] => {
    const column = columns[plan.left + x - 1];
    return column ? [{ kind: 'table.renameColumn', data: { table: table.id, column: column.id, name: text } }] : [];
  });
}

function valueOrDefault(cell: ClipCell | undefined, type: number): Cell {
  const value = cell && valueFor(cell, type);
  return value ?? readPasted('', type) ?? '';
}

function valueFor({ text, raw }: ClipCell, type: number): Cell | undefined {
  if (raw !== undefined && type > 1) {
    const stated = readPasted(String(raw), type);
    if (stated !== undefined) return stated;
  }
  return readPasted(text, type);
}

function fillGaps(block: ClipBlock): ClipBlock {
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  return block.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? { text: '' }));
}

function tile(block: ClipBlock, { top, left, bottom, right }: CellRange): ClipBlock {
  const height = block.length;
  const width = block[0]?.length ?? 0;
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  const [down, across] = [rows / height, columns / width];
  if (!Number.isInteger(down) || !Number.isInteger(across) || down * across <= 1) return block;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => block[y % height]?.[x % width] ?? { text: '' }),
  );
}
