import { judgeCell } from '../model/judgeCell.ts';
import {
  type CellAddress,
  type CellRange,
  cellCount,
  clampCell,
  clampSelection,
  type Direction,
  enterFrom,
  extendTo,
  type GridSelection,
  jumpFrom,
  rangeOf,
  selectAll,
  selectCell,
  stepFrom,
  tabFrom,
  wholeOf,
} from '../model/selection.ts';
import type { TableCommands } from '../tableCommands.ts';
import type { GridStore } from './gridStore.ts';

/** The elements of a grid, as far as its controller needs them. */
export interface GridElements {
  /** Scrolls a cell into view. */
  reveal(at: CellAddress): void;
  /** Gives the grid the focus. */
  focus(): void;
  /** How many rows fit into the view. */
  pageRows(): number;
}

/** Selection and editing of one grid; edits go through its commands. */
export class GridController {
  elements: GridElements | undefined;

  readonly store: GridStore;
  readonly commands: TableCommands;
  private readonly tell: (message: string) => void;

  constructor(store: GridStore, commands: TableCommands, tell: (message: string) => void) {
    this.store = store;
    this.commands = commands;
    this.tell = tell;
  }

  get selection(): GridSelection {
    return clampSelection(this.store.getState().selection, this.commands.size);
  }

  get range(): CellRange {
    return rangeOf(this.selection, this.commands.size);
  }

  select(to: CellAddress): void {
    this.become(selectCell(clampCell(to, this.commands.size)));
  }

  extend(to: CellAddress): void {
    const next = extendTo(this.selection, clampCell(to, this.commands.size));
    this.store.setState({ selection: next });
    this.elements?.reveal(next.end);
  }

  selectRange({ top, left, bottom, right }: CellRange): void {
    const active = clampCell({ row: top, column: left }, this.commands.size);
    this.become(extendTo(selectCell(active), clampCell({ row: bottom, column: right }, this.commands.size)));
  }

  all(): void {
    this.store.setState(({ selection }) => ({ selection: selectAll(selection) }));
  }

  /** Selects the whole columns or rows of the selected cells. */
  whole(kind: 'columns' | 'rows'): void {
    const { top, left, bottom, right } = this.range;
    const [anchor, end] =
      kind === 'columns'
        ? [
            { row: 0, column: left },
            { row: 0, column: right },
          ]
        : [
            { row: top, column: 0 },
            { row: bottom, column: 0 },
          ];
    this.store.setState({ selection: extendTo(selectCell(anchor), end) });
  }

  step(direction: Direction, { extends: isExtending, steps = 1 }: { extends: boolean; steps?: number }): void {
    const { selection } = this;
    const { size } = this.commands;
    if (isExtending) this.extend(stepFrom(selection.end, direction, size, steps));
    else this.become(selectCell(stepFrom(selection.active, direction, size, steps)));
  }

  jump(direction: Direction, isExtending: boolean): void {
    const { selection, commands } = this;
    const from = isExtending ? selection.end : selection.active;
    const to = jumpFrom(from, direction, commands.size, (at) => commands.textAt(at) !== '');
    if (isExtending) this.extend(to);
    else this.select(to);
  }

  enter(isBack: boolean): void {
    this.become(enterFrom(this.selection, isBack, this.commands.size));
  }

  /** Moves on, at the end to a new row. False when Tab should leave the grid instead. */
  tab(isBack: boolean): boolean {
    const { commands, selection } = this;
    const next = tabFrom(selection, isBack, commands.size);
    if (next) {
      this.become(next);
      return true;
    }
    if (isBack || selection.active.row === 0 || this.isBlankRow(selection.active.row)) return false;
    commands.addRows(commands.size.rows, 1);
    const after = tabFrom(this.selection, false, commands.size);
    if (after) this.become(after);
    return after !== undefined;
  }

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
    const { selection, range } = this;
    if (selection.active.row === 0 || selection.active.column === 0) return false;
    const columns = this.commands.columnsOf(range);
    return cellCount(range) > 0 && columns.length > 0 && columns.every(({ type }) => type === 4);
  }

  clear(): void {
    const { active, anchor, end } = this.selection;
    const isSingleName =
      (anchor.row === 0 || anchor.column === 0) && anchor.row === end.row && anchor.column === end.column;
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

  become(selection: GridSelection): void {
    this.store.setState({ selection, tabLeaves: false });
    this.elements?.reveal(selection.active);
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

  private isBlankRow(row: number): boolean {
    const { columns } = this.commands.size;
    return Array.from({ length: columns }, (_, at) => this.commands.textAt({ row, column: at + 1 })).every(
      (text) => text === '' || text === '0' || text === 'false',
    );
  }
}
