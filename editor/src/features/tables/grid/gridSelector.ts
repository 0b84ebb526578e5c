import {
  type CellAddress,
  type CellRange,
  clampCell,
  clampSelection,
  type Direction,
  enterFrom,
  extendTo,
  type GridSelection,
  jumpFrom,
  rangeOf,
  rangesOf,
  selectAll,
  selectCell,
  stepFrom,
  tabFrom,
} from '../model/selection.ts';
import { addRange, beginAdding, moveTo } from '../model/severalRanges.ts';
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

/** The selection of one grid, and how it moves. */
export class GridSelector {
  elements: GridElements | undefined;

  readonly store: GridStore;
  readonly commands: TableCommands;
  /** Shows a message. */
  readonly tell: (message: string) => void;

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

  /** Every selected range, the current one last. */
  get ranges(): readonly CellRange[] {
    return rangesOf(this.selection, this.commands.size);
  }

  select(to: CellAddress): void {
    this.become(moveTo(this.selection, clampCell(to, this.commands.size)));
  }

  /** Begins another range, or takes one cell out of the selection. */
  add(at: CellAddress): void {
    this.become(addRange(this.selection, clampCell(at, this.commands.size)));
  }

  /** Arrows and presses choose where another range begins. */
  addByKeys(): void {
    this.become(beginAdding(this.selection));
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
    else this.become(moveTo(selection, stepFrom(selection.active, direction, size, steps)));
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

  become(selection: GridSelection): void {
    this.store.setState({ selection, tabLeaves: false });
    this.elements?.reveal(selection.active);
  }

  private isBlankRow(row: number): boolean {
    const { columns } = this.commands.size;
    return Array.from({ length: columns }, (_, at) => this.commands.textAt({ row, column: at + 1 })).every(
      (text) => text === '' || text === '0' || text === 'false',
    );
  }
}
