import { judgeCell } from '../model/judgeCell.ts';
import {
  type CellAddress,
  type CellRange,
  cellCount,
  type Direction,
  extendTo,
  selectCell,
  wholeOf,
} from '../model/selection.ts';
import { GridSelector } from './gridSelector.ts';

/** Selection and editing of one grid; edits go through its commands. */
export class GridController extends GridSelector {
  /** Opens the editor of the active cell, with its text or with a typed one. */
  edit(typed?: string): boolean {
    const { active } = this.selection;
    const lock = this.commands.lockAt(active);
    if (lock !== undefined) {
      this.tell(lock);
      return false;
    }
    if (active.row === 0 && active.column === 0) return false;
    this.elements?.reveal(active);
    const text = typed ?? this.commands.textAt(active);
    this.store.setState({ editing: { ...active, text, isTyped: typed !== undefined, message: undefined } });
    return true;
  }

  changeText(text: string): void {
    this.store.setState(({ editing }) => (editing ? { editing: { ...editing, text, message: undefined } } : {}));
  }

  /** Writes what was typed and closes the editor; otherwise says why not and keeps it open. */
  commit(): boolean {
    const { editing } = this.store.getState();
    if (!editing) return true;
    const refused = this.write(editing, editing.text);
    this.store.setState({ editing: refused === undefined ? undefined : { ...editing, message: refused } });
    return refused === undefined;
  }

  cancel(): void {
    this.store.setState({ editing: undefined });
    this.elements?.focus();
  }

  toggle(): void {
    const lock = this.commands.lockAt(this.selection.active);
    if (lock !== undefined) this.tell(lock);
    else this.commands.toggle(this.selection);
  }

  /** Whether Space switches the selected cells instead of typing. */
  get isToggling(): boolean {
    const { selection, ranges } = this;
    if (selection.active.row === 0 || selection.active.column === 0) return false;
    const columns = ranges.flatMap((range) => this.commands.columnsOf(range));
    return (
      ranges.every((range) => cellCount(range) > 0) && columns.length > 0 && columns.every(({ type }) => type === 4)
    );
  }

  clear(): void {
    const { active, anchor, end, others } = this.selection;
    const isSingleName =
      others.length === 0 &&
      (anchor.row === 0 || anchor.column === 0) &&
      anchor.row === end.row &&
      anchor.column === end.column;
    const isEmpty = cellCount(this.range) === 0;
    if (isSingleName && isEmpty) {
      const refused = this.commands.lockAt(active) ?? this.commands.write(active, '');
      if (refused !== undefined) this.tell(refused);
    } else this.commands.clear(this.selection);
  }

  /** Fills the selected cells from their first row or column, or from the one before a single row or column. */
  fill(direction: 'down' | 'right'): void {
    const { range } = this;
    if (cellCount(range) === 0) return;
    const { top, left, bottom, right } = range;
    const isDown = direction === 'down';
    const isSingle = isDown ? top === bottom : left === right;
    const source = isDown
      ? { top: isSingle ? top - 1 : top, bottom: isSingle ? top - 1 : top, left, right }
      : { left: isSingle ? left - 1 : left, right: isSingle ? left - 1 : left, top, bottom };
    if (source.top < 1 || source.left < 1) return;
    this.commands.fill(source, { ...source, bottom, right });
  }

  /** Moves whole rows or columns by one. */
  shift(direction: Direction): void {
    const { range, selection, commands } = this;
    if (selection.others.length > 0) return;
    const kind = wholeOf(selection);
    const isBack = direction === 'up' || direction === 'left';
    if (kind === 'rows' && (direction === 'up' || direction === 'down')) {
      const before = isBack ? range.top - 1 : range.bottom + 2;
      if (before >= 1 && before <= commands.size.rows + 1) this.moveRows(range, before);
    }
    if (kind === 'columns' && (direction === 'left' || direction === 'right')) {
      const before = isBack ? range.left - 1 : range.right + 2;
      if (before >= 1 && before <= commands.size.columns + 1) this.moveColumns(range, before);
    }
  }

  moveRows(range: CellRange, before: number): void {
    if (!this.commands.moveRows(range, before)) return;
    const height = range.bottom - range.top;
    const top = before <= range.top ? before : Math.max(range.top, before - height - 1);
    this.become(extendTo(selectCell({ row: top, column: 0 }), { row: top + height, column: 0 }));
  }

  moveColumns(range: CellRange, before: number): void {
    if (!this.commands.moveColumns(range, before)) return;
    const width = range.right - range.left;
    const left = before <= range.left ? before : Math.max(range.left, before - width - 1);
    this.become(extendTo(selectCell({ row: 0, column: left }), { row: 0, column: left + width }));
  }

  private write(at: CellAddress, text: string): string | undefined {
    if (text === this.commands.textAt(at)) return undefined;
    if (at.row === 0 || at.column === 0) return this.commands.write(at, text);
    const column = this.commands.table?.columns[at.column - 1];
    // The cell was removed meanwhile.
    if (!column || at.row > this.commands.size.rows) return undefined;
    const judged = judgeCell(text, column.type);
    return judged.ok ? this.commands.write(at, judged.value) : judged.message;
  }
}
