import { type Edit, isColumnEditable, type ProjectSession } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { fillBlocks } from './model/fillBlocks.ts';
import { editsOfPaste, type PasteAnswers, type PastePlan } from './model/planPaste.ts';
import { refusalOf } from './model/refusalOf.ts';
import { type CellAddress, type CellRange, cellCount, type GridSelection, rangesOf } from './model/selection.ts';
import { columnsIn, rowsIn } from './model/severalRanges.ts';
import { TableReader } from './tableReader.ts';

type Cell = number | string | boolean;

/** Edits of one table, each one undo step. Refusals are told, and nothing is changed then. */
export class TableCommands extends TableReader {
  private readonly tell: (message: string) => void;

  constructor(session: ProjectSession, id: string, tell: (message: string) => void) {
    super(session, id);
    this.tell = tell;
  }

  /** Writes a cell or a name. Why it cannot be, or undefined. */
  write({ row, column }: CellAddress, value: Cell): string | undefined {
    const at = { ...this.rowAt(row), ...this.columnAt(column) };
    return this.make({ kind: 'table.setCell', data: { table: this.id, ...at, value } });
  }

  clear(selection: GridSelection): void {
    const { table } = this;
    if (!table) return;
    const ranges = rangesOf(selection, this.size).filter((range) => cellCount(range) > 0);
    const edits = ranges.flatMap((range): Edit[] => {
      const columns = this.columnsOf(range).filter((column) => isColumnEditable(table, column));
      const at = { rows: this.rowsOf(range), columns: columns.map(({ id }) => id) };
      return columns.length === 0 ? [] : [{ kind: 'table.clearCells', data: { table: this.id, ...at } }];
    });
    const [first] = ranges.flatMap((range) => this.columnsOf(range));
    if (edits.length > 0) this.do(edits, edits.length > 1 ? t('Cleared cells') : undefined);
    else if (first) this.tell(this.lockReason(first));
  }

  addRows(index: number, count: number): void {
    const rows = Array.from({ length: count }, () => ({ id: this.session.newId() }));
    this.do({ kind: 'table.addRows', data: { table: this.id, rows, index } });
  }

  addColumns(index: number, count: number): void {
    const columns = Array.from({ length: count }, () => ({ id: this.session.newId() }));
    this.do({ kind: 'table.addColumns', data: { table: this.id, columns, index } });
  }

  removeRows(ranges: readonly CellRange[]): void {
    const rows = rowsIn(ranges).flatMap((row) => this.table?.rows[row - 1]?.id ?? []);
    this.do({ kind: 'table.removeRows', data: { table: this.id, rows } });
  }

  removeColumns(ranges: readonly CellRange[]): void {
    const columns = columnsIn(ranges).flatMap((column) => this.table?.columns[column - 1]?.id ?? []);
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

  /** Why a paste is impossible even if the table may grow; undefined when it is possible. Changes nothing. */
  refusalOfPaste(plan: PastePlan): string | undefined {
    const { project } = this.session.getState();
    const why = refusalOf(project, this.editsOfPaste(plan, { grows: true, keepsTexts: true }));
    return why === undefined ? undefined : t('Nothing was pasted. {why}', { why });
  }

  paste(plan: PastePlan, answers: PasteAnswers): boolean {
    return this.table !== undefined && this.do(this.editsOfPaste(plan, answers), t('Pasted cells'));
  }

  private editsOfPaste(plan: PastePlan, answers: PasteAnswers): Edit[] {
    const { table } = this;
    return table ? editsOfPaste(table, plan, answers, () => this.session.newId()) : [];
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
    if (edits.length > 0) this.do(edits, t('Filled cells'));
  }

  /** Switches the selected cells on, or off when all are on. */
  toggle(selection: GridSelection): void {
    const switched = rangesOf(selection, this.size).map((range) => ({
      range,
      columns: this.columnsOf(range).filter(({ type }) => type === 4),
    }));
    const isOn = switched.every(({ range: { top, bottom }, columns }) =>
      columns.every(({ $: cells }) => cells.slice(top - 1, bottom).every((cell) => cell === true)),
    );
    this.do(
      switched.map(({ range, columns }): Edit => {
        const at = { rows: this.rowsOf(range), columns: columns.map(({ id }) => id) };
        return { kind: 'table.fillCells', data: { table: this.id, ...at, value: !isOn } };
      }),
      switched.length > 1 ? t('Switched cells') : undefined,
    );
  }

  private do(edits: Edit | readonly Edit[], what?: string): boolean {
    const refused = this.make(edits, what);
    if (refused !== undefined) this.tell(refused);
    return refused === undefined;
  }

  private make(edits: Edit | readonly Edit[], what?: string): string | undefined {
    const label = what === undefined ? {} : { label: { what, where: this.table?.name ?? '' } };
    const done = this.session.dispatch(edits, label);
    return done.ok ? undefined : (done.issues[0]?.message ?? t('This cannot be changed.'));
  }
}

/** The position among the members that stay, for a move before the member at `before`. */
function targetIndex(first: number, last: number, before: number): number {
  if (before <= first) return before - 1;
  return Math.max(first, before - (last - first + 1)) - 1;
}
