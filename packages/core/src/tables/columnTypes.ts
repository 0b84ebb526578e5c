import type { Scalar } from '../attributes/convert.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';

/** A type of columns: the number that is stored, and the type of attributes whose values its cells are. */
export interface ColumnType {
  readonly code: number;
  readonly type: ColumnTypeName;
  readonly title: string;
}

export type ColumnTypeName = 'text' | 'integer' | 'real' | 'boolean' | 'angle';

/** Every type that a column can be given, in the order of the numbers. docs/product-rules.md#table. */
export const columnTypes: readonly ColumnType[] = [
  { code: 1, type: 'text', title: 'Text' },
  { code: 2, type: 'integer', title: 'Integer' },
  { code: 3, type: 'real', title: 'Decimal' },
  { code: 4, type: 'boolean', title: 'Boolean' },
  { code: 5, type: 'angle', title: 'Angle' },
];

/** The type of a stored column; the old number 0 and unknown ones are text. docs/runtime-rules.md#tables. */
export function columnTypeOf(code: number): ColumnTypeName {
  return columnTypes.find((column) => column.code === code)?.type ?? 'text';
}

/** What a new cell of a column holds. docs/product-rules.md#table. */
export function defaultCell(code: number): Scalar {
  return attributeTypeDescriptors[columnTypeOf(code)].default ?? '';
}
