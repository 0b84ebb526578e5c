import { convertValue, type Scalar } from '../attributes/convert.ts';
import { type ColumnTypeName, columnTypeOf, defaultCell } from './columnTypes.ts';

/** A way to convert a cell of one type to another. */
interface CellConversion {
  /** A warning for people before the conversion; blank when nothing can be lost. */
  readonly help: string;
  readonly apply: (cell: Scalar) => Scalar;
}

export type CellConversionName = keyof typeof cellConversions;

const words = 'Text that does not look like a number becomes 0.';

/** The conversions of cells. docs/runtime-rules.md#type-conversion. */
export const cellConversions = {
  keep: { help: '', apply: (cell) => cell },
  write: { help: '', apply: (cell) => convertValue(cell, 'text') },
  round: { help: 'Numbers are rounded, halves upwards.', apply: (cell) => convertValue(cell, 'integer') },
  turn: { help: 'Numbers are brought into one turn, from 0 to 360.', apply: (cell) => convertValue(cell, 'angle') },
  parseInteger: { help: words, apply: (cell) => convertValue(cell, 'integer') },
  parseReal: { help: words, apply: (cell) => convertValue(cell, 'real') },
  parseAngle: { help: words, apply: (cell) => convertValue(cell, 'angle') },
  isTrue: { help: 'The text true becomes true, any other text false.', apply: (cell) => convertValue(cell, 'boolean') },
  isNotZero: { help: '0 becomes false, any other number true.', apply: (cell) => convertValue(cell, 'boolean') },
  count: { help: '', apply: (cell) => convertValue(cell, 'integer') },
} as const satisfies Readonly<Record<string, CellConversion>>;

/**
 * The conversion from each column type to each other: the whole matrix. docs/product-rules.md#tables-and-cells,
 * docs/runtime-rules.md#type-conversion.
 */
export const columnConversions: Readonly<Record<ColumnTypeName, Readonly<Record<ColumnTypeName, CellConversionName>>>> =
  {
    text: { text: 'keep', integer: 'parseInteger', real: 'parseReal', boolean: 'isTrue', angle: 'parseAngle' },
    integer: { text: 'write', integer: 'round', real: 'keep', boolean: 'isNotZero', angle: 'turn' },
    real: { text: 'write', integer: 'round', real: 'keep', boolean: 'isNotZero', angle: 'turn' },
    boolean: { text: 'write', integer: 'count', real: 'count', boolean: 'keep', angle: 'count' },
    angle: { text: 'write', integer: 'round', real: 'keep', boolean: 'isNotZero', angle: 'turn' },
  };

/**
 * A cell of a column of type `from`, converted to type `to`. A cell that does not fit its own column is converted from
 * its actual type. Values that no document can contain (numbers that are not finite, half characters) are replaced.
 */
export function convertCell(cell: Scalar, from: number, to: number): Scalar {
  const conversion = columnConversions[typeOfCell(cell, columnTypeOf(from))][columnTypeOf(to)];
  return storable(cellConversions[conversion].apply(cell), to);
}

/** A value as a cell of this column: rounded, normalized or parsed as the column's type requires. */
export function normalizeCell(value: Scalar, type: number): Scalar {
  return convertCell(value, type, type);
}

/** Cells for `count` rows in a column's type; missing ones become the default, surplus ones are dropped. */
export function fitCells(cells: readonly Scalar[], type: number, count: number): Scalar[] {
  return Array.from({ length: count }, (_, row) => {
    const cell = cells[row];
    return cell === undefined ? defaultCell(type) : normalizeCell(cell, type);
  });
}

function typeOfCell(cell: Scalar, type: ColumnTypeName): ColumnTypeName {
  if (typeof cell === 'string') return 'text';
  if (typeof cell === 'boolean') return 'boolean';
  return type === 'text' || type === 'boolean' ? 'real' : type;
}

function storable(cell: Scalar, type: number): Scalar {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell + 0 : defaultCell(type);
  return typeof cell === 'string' ? cell.toWellFormed() : cell;
}
