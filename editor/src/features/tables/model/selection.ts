/** A cell by its position; row 0 holds the names of the columns and column 0 those of the rows. */
export interface CellAddress {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns a table has, without those of the names. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells from one corner to the other, both included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Where a range begins and ends. One that begins at a name is made of whole columns or rows. */
export interface RangeCorners {
  readonly anchor: CellAddress;
  readonly end: CellAddress;
}

/** What is selected in a table: a range that keys and the pointer change, and others that were selected before. */
export interface GridSelection extends RangeCorners {
  /** The cell that typing changes. */
  readonly active: CellAddress;
  readonly others: readonly RangeCorners[];
  /** Arrows and presses choose where another range begins, and keep those before. */
  readonly isAdding: boolean;
  /** True for the whole table. */
  readonly isAll: boolean;
  /** The column in which a run of Tab began, where Enter goes back to. */
  readonly tabStart: number | undefined;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export const firstCell: CellAddress = { row: 1, column: 1 };

/** Selects one cell. */
export function selectCell(to: CellAddress): GridSelection {
  return { active: to, anchor: to, end: to, others: [], isAdding: false, isAll: false, tabStart: undefined };
}

/** Extends the range to a cell; what began at a name stays among the names of its kind. */
export function extendTo(selection: GridSelection, to: CellAddress): GridSelection {
  const { anchor } = selection;
  const end = {
    row: anchor.row === 0 ? 0 : Math.max(1, to.row),
    column: anchor.column === 0 ? 0 : Math.max(1, to.column),
  };
  return { ...selection, end, isAdding: false, isAll: false, tabStart: undefined };
}

/** Selects every cell. */
export function selectAll(selection: GridSelection): GridSelection {
  return { ...selection, others: [], isAdding: false, isAll: true, tabStart: undefined };
}

/** Keeps a selection inside a table that has become smaller. */
export function clampSelection(selection: GridSelection, size: TableSize): GridSelection {
  const { active, others } = selection;
  const isInside = (at: CellAddress) => isSameCell(at, clampCell(at, size));
  const corners = [selection, ...others].flatMap(({ anchor, end }) => [anchor, end]);
  if ([active, ...corners].every(isInside)) return selection;
  const clamped = ({ anchor, end }: RangeCorners) => ({ anchor: clampCell(anchor, size), end: clampCell(end, size) });
  return { ...selection, ...clamped(selection), active: clampCell(active, size), others: others.map(clamped) };
}

/** The nearest cell that exists; the corner of the names is none. */
export function clampCell({ row, column }: CellAddress, { rows, columns }: TableSize): CellAddress {
  const at = { row: between(row, 0, rows), column: between(column, 0, columns) };
  return at.row === 0 && at.column === 0 ? { row: Math.min(1, rows), column: Math.min(1, columns) } : at;
}

export function isSameCell(one: CellAddress, other: CellAddress): boolean {
  return one.row === other.row && one.column === other.column;
}

/** The cells of a range, or the single name. Whole columns and rows have their cells, not their names. */
export function rangeOf(
  { anchor, end, isAll = false }: RangeCorners & { readonly isAll?: boolean },
  size: TableSize,
): CellRange {
  if (isAll) return { top: 1, left: 1, bottom: size.rows, right: size.columns };
  const isColumns = anchor.row === 0;
  const isRows = anchor.column === 0;
  return {
    top: isColumns ? 1 : Math.min(anchor.row, end.row),
    bottom: isColumns ? size.rows : Math.max(anchor.row, end.row),
    left: isRows ? 1 : Math.min(anchor.column, end.column),
    right: isRows ? size.columns : Math.max(anchor.column, end.column),
  };
}

/** Every selected range; the one that keys and the pointer change is the last. */
export function rangesOf(selection: GridSelection, size: TableSize): readonly CellRange[] {
  if (selection.isAll) return [rangeOf(selection, size)];
  return [...selection.others, { anchor: selection.anchor, end: selection.end }].map((each) => rangeOf(each, size));
}

/** Whether whole columns or rows are selected. */
export function wholeOf({ anchor, isAll }: GridSelection): 'columns' | 'rows' | 'all' | undefined {
  if (isAll) return 'all';
  if (anchor.row === 0) return 'columns';
  return anchor.column === 0 ? 'rows' : undefined;
}

export function rangeContains({ top, left, bottom, right }: CellRange, { row, column }: CellAddress): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function cellCount({ top, left, bottom, right }: CellRange): number {
  return Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);
}

/** The cell some steps away, inside the table. */
export function stepFrom(from: CellAddress, direction: Direction, size: TableSize, steps = 1): CellAddress {
  const { row, column } = from;
  const to = {
    up: { row: row - steps, column },
    down: { row: row + steps, column },
    left: { row, column: column - steps },
    right: { row, column: column + steps },
  }[direction];
  const inside = { row: between(to.row, 0, size.rows), column: between(to.column, 0, size.columns) };
  return inside.row === 0 && inside.column === 0 ? from : inside;
}

/**
 * Where Ctrl and an arrow go: to the last filled cell of the run, or over blank cells to the next filled one, or to the
 * edge. Names are not visited.
 */
export function jumpFrom(
  from: CellAddress,
  direction: Direction,
  size: TableSize,
  isFilled: (at: CellAddress) => boolean,
): CellAddress {
  const next = (at: CellAddress) => {
    const to = stepFrom(at, direction, size);
    return isSameCell(to, at) || (to.row === 0 && at.row > 0) || (to.column === 0 && at.column > 0) ? undefined : to;
  };
  const first = next(from);
  if (!first) return from;
  const isInRun = isFilled(from) && isFilled(first);
  let at = first;
  for (let to = next(at); to; to = next(at)) {
    if (isInRun ? !isFilled(to) : isFilled(at)) break;
    at = to;
  }
  return at;
}

/** Tab and Shift Tab: through the selected range, or along the row and on to the next one. Undefined past the end. */
export function tabFrom(selection: GridSelection, isBack: boolean, size: TableSize): GridSelection | undefined {
  const range = rangeOf(selection, size);
  if (cellCount(range) > 1 && wholeOf(selection) === undefined) {
    return { ...selection, active: nextInRange(range, selection.active, isBack, true) };
  }
  const { active } = selection;
  const tabStart = selection.tabStart ?? active.column;
  const column = active.column + (isBack ? -1 : 1);
  if (column >= 1 && column <= size.columns) return { ...selectCell({ ...active, column }), tabStart };
  if (isBack) return active.row > 1 ? selectCell({ row: active.row - 1, column: size.columns }) : undefined;
  if (active.row === 0 || active.row >= size.rows) return undefined;
  return { ...selectCell({ row: active.row + 1, column: 1 }), tabStart: Math.min(tabStart, 1) };
}

/** Enter and Shift Enter: through the selected range, or down, to the column in which a run of Tab began. */
export function enterFrom(selection: GridSelection, isBack: boolean, size: TableSize): GridSelection {
  const range = rangeOf(selection, size);
  if (cellCount(range) > 1 && wholeOf(selection) === undefined) {
    return { ...selection, active: nextInRange(range, selection.active, isBack, false) };
  }
  const from = { row: selection.active.row, column: selection.tabStart ?? selection.active.column };
  return selectCell(stepFrom(from, isBack ? 'up' : 'down', size));
}

function nextInRange(range: CellRange, at: CellAddress, isBack: boolean, isByRow: boolean): CellAddress {
  const { top, left, bottom, right } = range;
  const width = right - left + 1;
  const height = bottom - top + 1;
  const count = width * height;
  const position = isByRow ? (at.row - top) * width + at.column - left : (at.column - left) * height + at.row - top;
  const next = (position + (isBack ? -1 : 1) + count) % count;
  return isByRow
    ? { row: top + Math.floor(next / width), column: left + (next % width) }
    : { row: top + (next % height), column: left + Math.floor(next / height) };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
