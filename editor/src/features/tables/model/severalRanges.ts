import {
  type CellAddress,
  type CellRange,
  type GridSelection,
  isSameCell,
  type RangeCorners,
  rangeContains,
  rangeOf,
  selectCell,
  type TableSize,
} from './selection.ts';

/** Begins another range at a cell. A cell or name that is a range of its own is no longer selected. */
export function addRange(selection: GridSelection, at: CellAddress): GridSelection {
  if (selection.isAll) return selectCell(at);
  const before = cornersOf(selection);
  const isItself = ({ anchor, end }: RangeCorners) => isSameCell(anchor, at) && isSameCell(end, at);
  if (!before.some(isItself)) return { ...selectCell(at), others: before };
  const rest = before.filter((each) => !isItself(each));
  const last = rest.at(-1);
  return last ? { ...selectCell(last.anchor), end: last.end, others: rest.slice(0, -1) } : selectCell(at);
}

/** Keeps the ranges, and lets arrows and presses choose where another one begins. */
export function beginAdding(selection: GridSelection): GridSelection {
  if (selection.isAll) return selection;
  return { ...selectCell(selection.active), others: cornersOf(selection), isAdding: true };
}

/** Selects one cell, beside other ranges while another one is to begin. */
export function moveTo(selection: GridSelection, to: CellAddress): GridSelection {
  const { others, isAdding } = selection;
  return isAdding ? { ...selectCell(to), others, isAdding } : selectCell(to);
}

/** Whether a press on a cell or name means what is selected: cells in ranges of cells, names in whole rows or columns. */
export function isSelected(selection: GridSelection, size: TableSize, at: CellAddress): boolean {
  if (selection.isAll) return true;
  const inside = { row: Math.max(1, at.row), column: Math.max(1, at.column) };
  return cornersOf(selection).some(
    (each) =>
      rangeContains(rangeOf(each, size), inside) &&
      (at.row === 0) === (each.anchor.row === 0) &&
      (at.column === 0) === (each.anchor.column === 0),
  );
}

/** The positions of the rows and columns of a block. */
export interface Block {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The cells of ranges as one block; undefined when they are neither in the same rows nor in the same columns. */
export function joinRanges(ranges: readonly CellRange[]): Block | undefined {
  const [first] = ranges;
  if (!first) return undefined;
  const areRowsSame = ranges.every(({ top, bottom }) => top === first.top && bottom === first.bottom);
  const areColumnsSame = ranges.every(({ left, right }) => left === first.left && right === first.right);
  if (!areRowsSame && !areColumnsSame) return undefined;
  return { rows: rowsIn(ranges), columns: columnsIn(ranges) };
}

/** The positions of the rows that ranges are in, each once, in their order. */
export function rowsIn(ranges: readonly CellRange[]): readonly number[] {
  return positions(ranges.map(({ top, bottom }) => [top, bottom]));
}

export function columnsIn(ranges: readonly CellRange[]): readonly number[] {
  return positions(ranges.map(({ left, right }) => [left, right]));
}

function positions(spans: readonly (readonly [from: number, to: number])[]): readonly number[] {
  const found = new Set<number>();
  for (const [from, to] of spans) for (let at = from; at <= to; at++) found.add(at);
  return [...found].sort((a, b) => a - b);
}

function cornersOf({ anchor, end, others }: GridSelection): readonly RangeCorners[] {
  return [...others, { anchor, end }];
}
