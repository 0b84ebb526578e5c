import type { Scalar } from '../attributes/convert.ts';
import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';

/** A column type: the stored number, and the attribute type of its cells. */
export interface ColumnType {
  readonly code: number;
  readonly type: ColumnTypeName;
  readonly title: string;
}

export type ColumnTypeName = 'text' | 'integer' | 'real' | 'boolean' | 'angle';

/** Every column type, in the order of the numbers. docs/product-rules.md#table. */
export const columnTypes: readonly ColumnType[] = [
  { code: 1, type: 'text', title: 'Text' },
  { code: 2, type: 'integer', title: 'Integer' },
  { code: 3, type: 'real', title: 'Decimal' },
  { code: 4, type: 'boolean', title: 'Boolean' },
  { code: 5, type: 'angle', title: 'Angle' },
];

/** The type of a stored column; the old number 0 and unknown numbers mean text. docs/runtime-rules.md#tables. */
export function columnTypeOf(code: number): ColumnTypeName {
  return columnTypes.find((column) => column.code === code)?.type ?? 'text';
}

/** The value of a new cell in a column. docs/product-rules.md#table. */
export function defaultCell(code: number): Scalar {
  return attributeTypeDescriptors[columnTypeOf(code)].default ?? '';
}
