import {
  type Edit,
  isColumnEditable,
  isPurchaseTable,
  type ProjectSession,
  type TableColumn,
  type TableDocument,
} from '@playhouse/core';
import { continueSeries, precedeSeries } from './model/fillSeries.ts';
import { textOfCell } from './model/judgeCell.ts';
import type { PasteAnswers, PastePlan } from './model/planPaste.ts';
import { editsOfPaste } from './model/planPaste.ts';
import { type CellAddress, type CellRange, cellCount, type GridSelection, rangeOf } from './model/selection.ts';

type Cell = number | string | boolean;

/** Edits of one table, each one undo step. Refusals are told, and nothing is changed then. */
export class TableCommands {
  readonly id: string;
  private readonly session: ProjectSession;
  private readonly tell: (message: string) => void;

  constructor(session: ProjectSession, id: string, tell: (message: string) => void) {
    this.session = session;
    this.id = id;
    this.tell = tell;
  }

  get table(): TableDocument | undefined {
    return this.session.getState().project.tables.get(this.id);
  }

  get size() {
    return { rows: this.table?.rows.length ?? 0, columns: this.table?.columns.length ?? 0 };
  }

  /** Writes a cell or a name. Why it cannot be, or undefined. */
  write({ row, column }: CellAddress, value: Cell): string | undefined {
    const at = { ...this.rowAt(row), ...this.columnAt(column) };
    return this.make({ kind: 'table.setCell', data: { table: this.id, ...at, value } });
  }

  clear(selection: GridSelection): void {
    const { table } = this;
    if (!table) return;
    const range = rangeOf(selection, this.size);
    const isName = selection.anchor.row === 0 || selection.anchor.column === 0;
    if (isName && cellCount(range) === 0) return;
    const columns = this.columnsOf(range).filter((column) => isColumnEditable(table, column));
    const [first] = this.columnsOf(range);
    if (columns.length === 0) {
      if (first) this.tell(this.lockReason(first));
      return;
    }
    const rows = this.rowsOf(range);
    this.do({ kind: 'table.clearCells', data: { table: this.id, rows, columns: columns.map(({ id }) => id) } });
  }

  addRows(index: number, count: number): void {
    const rows = Array.from({ length: count }, () => ({ id: this.session.newId() }));
    this.do({ kind: 'table.addRows', data: { table: this.id, rows, index } });
  }

  addColumns(index: number, count: number): void {
    const columns = Array.from({ length: count }, () => ({ id: this.session.newId() }));
    this.do({ kind: 'table.addColumns', data: { table: this.id, columns, index } });
  }

  removeRows(range: CellRange): void {
    this.do({ kind: 'table.removeRows', data: { table: this.id, rows: this.rowsOf(range) } });
  }

  removeColumns(range: CellRange): void {
    const columns = this.columnsOf(range).map(({ id }) => id);
    this.do({ kind: 'table.removeColumns', data: { table: this.id, columns } });
  }

  /** Moves rows so that they begin before the row at `before`, counted from 1. True when they moved. */
  moveRows({ top, bottom, left, right }: CellRange, before: number): boolean {
    const index = targetIndex(top, bottom, before);
    const rows = this.rowsOf({ top, bottom, left, right });
    return this.do({ kind: 'table.moveRows', data: { table: this.id, rows, index } });
  }

  moveColumns({ top, bottom, left, right }: CellRange, before: number): boolean {
    const index = targetIndex(left, right, before);
    const columns = this.columnsOf({ top, bottom, left, right }).map(({ id }) => id);
    return this.do({ kind: 'table.moveColumns', data: { table: this.id, columns, index } });
  }

  /** Sorts by a column, 0 for the names: the rows of a range of several rows, else all. */
  sort(column: number, descending: boolean, rows?: readonly string[]): void {
    const at = this.columnAt(column);
    this.do({ kind: 'table.sortRows', data: { table: this.id, ...at, descending, ...(rows && { rows }) } });
  }

  retype(column: number, type: number): void {
    const id = this.table?.columns[column - 1]?.id;
    if (id !== undefined) this.do({ kind: 'table.retypeColumn', data: { table: this.id, column: id, type } });
  }

  resize(rows: number, columns: number): void {
    const { size } = this;
    const ids = (count: number) => Array.from({ length: Math.max(0, count) }, () => this.session.newId());
    const [newRows, newColumns] = [ids(rows - size.rows), ids(columns - size.columns)];
    this.do({ kind: 'table.resize', data: { table: this.id, rows, columns, newRows, newColumns } });
  }

  paste(plan: PastePlan, answers: PasteAnswers): boolean {
    const { table } = this;
    if (!table) return false;
    const edits = editsOfPaste(table, plan, answers, () => this.session.newId());
    return this.do(edits, 'Pasted cells');
  }

  /** Continues the cells of a range up to another range that contains it. */
  fill(source: CellRange, target: CellRange): void {
    const { table } = this;
    if (!table) return;
    const blocks = fillBlocks(table, source, target);
    const edits = blocks.flatMap(({ row, column, values }): Edit[] => {
      const at = { row: table.rows[row - 1]?.id ?? '', column: table.columns[column - 1]?.id ?? '' };
      return [{ kind: 'table.setCells', data: { table: this.id, ...at, values } }];
    });
    if (edits.length > 0) this.do(edits, 'Filled cells');
  }

  /** Switches the cells of a range on, or off when all are on. */
  toggle(selection: GridSelection): void {
    const range = rangeOf(selection, this.size);
    const columns = this.columnsOf(range).filter(({ type }) => type === 4);
    const isOn = columns.every(({ $: cells }) =>
      cells.slice(range.top - 1, range.bottom).every((cell) => cell === true),
    );
    const at = { table: this.id, rows: this.rowsOf(range), columns: columns.map(({ id }) => id) };
    this.do({ kind: 'table.fillCells', data: { ...at, value: !isOn } });
  }

  rowsOf({ top, bottom }: CellRange): string[] {
    return (this.table?.rows.slice(Math.max(0, top - 1), bottom) ?? []).map(({ id }) => id);
  }

  columnsOf({ left, right }: CellRange): readonly TableColumn[] {
    return this.table?.columns.slice(Math.max(0, left - 1), right) ?? [];
  }

  /** Why nothing can be written at a cell; undefined when it can. */
  lockAt({ row, column }: CellAddress): string | undefined {
    const { table } = this;
    if (!table || column === 0) return undefined;
    if (row === 0) return isPurchaseTable(table) ? `The columns of ${table.name} cannot be changed.` : undefined;
    const found = table.columns[column - 1];
    return found && !isColumnEditable(table, found) ? this.lockReason(found) : undefined;
  }

  textAt({ row, column }: CellAddress): string {
    const { table } = this;
    if (row === 0) return table?.columns[column - 1]?.name ?? '';
    return column === 0 ? (table?.rows[row - 1]?.name ?? '') : textOfCell(table?.columns[column - 1]?.$[row - 1]);
  }

  private lockReason(column: TableColumn): string {
    const isFilledIn = this.table && isPurchaseTable(this.table);
    return `The column ${column.name} ${isFilledIn ? 'is filled in while the game runs' : 'can only be read'}.`;
  }

  private rowAt(row: number): { readonly row?: string } {
    const id = this.table?.rows[row - 1]?.id;
    return row === 0 || id === undefined ? {} : { row: id };
  }

  private columnAt(column: number): { readonly column?: string } {
    const id = this.table?.columns[column - 1]?.id;
    return column === 0 || id === undefined ? {} : { column: id };
  }

  private do(edits: Edit | readonly Edit[], what?: string): boolean {
    const refused = this.make(edits, what);
    if (refused !== undefined) this.tell(refused);
    return refused === undefined;
  }

  private make(edits: Edit | readonly Edit[], what?: string): string | undefined {
    const label = what === undefined ? {} : { label: { what, where: this.table?.name ?? '' } };
    const done = this.session.dispatch(edits, label);
    return done.ok ? undefined : (done.issues[0]?.message ?? 'This cannot be changed.');
  }
}

/** The position among the members that stay, for a move before the member at `before`. */
function targetIndex(first: number, last: number, before: number): number {
  if (before <= first) return before - 1;
  return Math.max(first, before - (last - first + 1)) - 1;
}

interface FilledBlock {
  readonly row: number;
  readonly column: number;
  readonly values: Cell[][];
}

/** The cells that continue `source` in the parts of `target` outside it, column by column or row by row. */
function fillBlocks(table: TableDocument, source: CellRange, target: CellRange): FilledBlock[] {
  const isOpen = (column: number) => {
    const found = table.columns[column - 1];
    return found !== undefined && isColumnEditable(table, found);
  };
  const cell = (row: number, column: number): Cell => table.columns[column - 1]?.$[row - 1] ?? '';
  const lines = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const [rows, columns] = [lines(source.top, source.bottom), lines(source.left, source.right)];
  const below = target.bottom - source.bottom;
  const above = source.top - target.top;
  const blocks: FilledBlock[] = [];
  for (const column of columns.filter(isOpen)) {
    const cells = rows.map((row) => cell(row, column));
    const upright = (values: Cell[]) => values.map((value) => [value]);
    if (below > 0) blocks.push({ row: source.bottom + 1, column, values: upright(continueSeries(cells, below)) });
    if (above > 0) blocks.push({ row: target.top, column, values: upright(precedeSeries(cells, above)) });
  }
  const [right, left] = [target.right - source.right, source.left - target.left];
  if (right <= 0 && left <= 0) return blocks;
  for (const row of rows) {
    const cells = columns.map((column) => cell(row, column));
    const values = right > 0 ? continueSeries(cells, right) : precedeSeries(cells, left);
    const from = right > 0 ? source.right + 1 : target.left;
    for (const [at, value] of values.entries()) {
      if (isOpen(from + at)) blocks.push({ row, column: from + at, values: [[value]] });
    }
  }
  return blocks;
}
