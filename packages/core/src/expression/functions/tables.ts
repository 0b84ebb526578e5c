import { roundHalfUp, type Scalar, textOfScalar } from '../../attributes/convert.ts';
import { numberOfText } from '../../model/numberOfText.ts';
import { refuseText, spend, textLimit } from '../budget.ts';
import { emptyTable } from '../emptyTable.ts';
import type { ExpressionWorld, TableValue } from '../value.ts';
import { defineFunction, type ExpressionFunction } from './defineFunction.ts';

const table = { name: 'table', type: 'table' } as const;
const row = { name: 'row', type: 'scalar' } as const;
const column = { name: 'column', type: 'scalar' } as const;
const named = { name: 'name', type: 'text' } as const;
const metered = { group: 'table', usesWorld: true, metered: true } as const;

/** Functions of tables. Rows and columns are numbers from 1, or names. docs/runtime-rules.md#table-functions. */
export const tableFunctions: readonly ExpressionFunction[] = [
  defineFunction({
    name: 'tableCellValue',
    ...metered,
    parameters: [table, row, column],
    result: 'any',
    help: 'The value of a cell.',
    evaluate: cellValue,
  }),
  ofTable('tableRowCount', 'How many rows the table has.', (of) => of.rowCount),
  ofTable('tableColCount', 'How many columns the table has.', (of) => of.columnCount),
  ofName('tableRowNumber', 'The number of the row with this name; 0 when there is none.', rowNamed),
  ofName('tableColNumber', 'The number of the column with this name; 0 when there is none.', columnNamed),
  defineFunction({
    name: 'tableColSum',
    ...metered,
    parameters: [table, column],
    result: 'number',
    help: 'The sum of a column; texts that are not numbers count as 0.',
    evaluate: sumOfColumn,
  }),
  defineFunction({
    name: 'tableSearch',
    ...metered,
    parameters: [
      table,
      { name: 'value', type: 'scalar' },
      { ...column, default: '' },
      { name: 'startRow', type: 'scalar', default: 1 },
    ],
    result: 'number',
    help: 'The first row that holds the value, in one column or in any; -1 when there is none.',
    evaluate: search,
  }),
  defineFunction({
    name: 'tableMergeValues',
    ...metered,
    parameters: [
      table,
      { name: 'separator', type: 'text' },
      { name: 'startRow', type: 'scalar', default: 1 },
      { name: 'startColumn', type: 'scalar', default: 1 },
      { name: 'endRow', type: 'scalar', default: -1 },
      { name: 'endColumn', type: 'scalar', default: -1 },
    ],
    result: 'text',
    help: 'Part of the table as one text, row by row; -1 is the last row or column.',
    evaluate: mergeValues,
  }),
];

function ofTable(name: string, help: string, count: (of: TableValue) => number): ExpressionFunction {
  return defineFunction({ name, group: 'table', parameters: [table], result: 'number', help, evaluate: count });
}

function ofName(
  name: string,
  help: string,
  find: (of: TableValue, name: string, world: ExpressionWorld) => number,
): ExpressionFunction {
  return defineFunction({ name, ...metered, parameters: [table, named], result: 'number', help, evaluate: find });
}

/** Looking up a name may visit all of them. */
function rowNamed(of: TableValue, name: string, world: ExpressionWorld): number {
  return spend(1 + (of.rowCount >> 4), world) ? of.findRow(name) : 0;
}

function columnNamed(of: TableValue, name: string, world: ExpressionWorld): number {
  return spend(1 + (of.columnCount >> 4), world) ? of.findColumn(name) : 0;
}

/**
 * A row's number: a text that reads as a whole number is one, any other is a name.
 * docs/format.md#row-and-column-references.
 */
function rowNumber(of: TableValue, wanted: Scalar, world: ExpressionWorld): number {
  if (typeof wanted === 'number') return roundHalfUp(wanted);
  return wholeNumber(wanted) ?? rowNamed(of, String(wanted), world);
}

function columnNumber(of: TableValue, wanted: Scalar, world: ExpressionWorld): number {
  if (typeof wanted === 'number') return roundHalfUp(wanted);
  return wholeNumber(wanted) ?? columnNamed(of, String(wanted), world);
}

function wholeNumber(wanted: string | boolean): number | undefined {
  const number = numberOfText(String(wanted));
  return Number.isInteger(number) ? number : undefined;
}

function isInside(number: number, count: number): boolean {
  return number >= 1 && number <= count;
}

function reportOutside(of: TableValue, what: string, wanted: Scalar, world: ExpressionWorld): void {
  if (of !== emptyTable) world.warn('table.cell', `${what} ${textOfScalar(wanted)}`);
}

/** A cell outside the table is blank, with a warning. docs/runtime-rules.md#table-functions. */
export function cellValue(of: TableValue, row: Scalar, column: Scalar, world: ExpressionWorld): Scalar {
  const atRow = rowNumber(of, row, world);
  const atColumn = columnNumber(of, column, world);
  if (!isInside(atColumn, of.columnCount)) {
    reportOutside(of, 'column', column, world);
    return '';
  }
  if (isInside(atRow, of.rowCount)) return of.cell(atRow, atColumn);
  reportOutside(of, 'row', row, world);
  return of.blank(atColumn);
}

function sumOfColumn(of: TableValue, column: Scalar, world: ExpressionWorld): number {
  const at = columnNumber(of, column, world);
  if (!isInside(at, of.columnCount)) {
    reportOutside(of, 'column', column, world);
    return 0;
  }
  if (!spend(1 + of.rowCount, world)) return Number.NaN;
  let sum = 0;
  for (let row = 1; row <= of.rowCount; row += 1) sum += amountOf(of.cell(row, at));
  return sum;
}

function amountOf(value: Scalar): number {
  return typeof value === 'string' ? (numberOfText(value) ?? 0) : Number(value);
}

function search(of: TableValue, wanted: Scalar, column: Scalar, startRow: Scalar, world: ExpressionWorld): number {
  const isAny = column === '';
  const only = isAny ? 1 : columnNumber(of, column, world);
  if (!isAny && !isInside(only, of.columnCount)) {
    reportOutside(of, 'column', column, world);
    return -1;
  }
  const last = isAny ? of.columnCount : only;
  const start = Math.max(1, rowNumber(of, startRow, world));
  const rows = of.rowCount - start + 1;
  if (!(rows > 0) || !spend(1 + rows * (last - only + 1), world)) return -1;
  const sought = textOfScalar(wanted);
  for (let row = start; row <= of.rowCount; row += 1) {
    for (let at = only; at <= last; at += 1) {
      const cell = of.cell(row, at);
      if (cell === wanted || (typeof cell !== typeof wanted && textOfScalar(cell) === sought)) return row;
    }
  }
  return -1;
}

function mergeValues(
  of: TableValue,
  separator: string,
  startRow: Scalar,
  startColumn: Scalar,
  endRow: Scalar,
  endColumn: Scalar,
  world: ExpressionWorld,
): string {
  const firstRow = Math.max(1, rowNumber(of, startRow, world));
  const firstColumn = Math.max(1, columnNumber(of, startColumn, world));
  const lastRow = lastOf(rowNumber(of, endRow, world), of.rowCount);
  const lastColumn = lastOf(columnNumber(of, endColumn, world), of.columnCount);
  const cells = Math.max(0, lastRow - firstRow + 1) * Math.max(0, lastColumn - firstColumn + 1);
  if (!(cells > 0) || !spend(cells, world)) return '';
  const texts: string[] = [];
  let length = -separator.length;
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const text = textOfScalar(of.cell(row, column));
      length += text.length + separator.length;
      if (length > textLimit) return refuseText(world);
      texts.push(text);
    }
  }
  return texts.join(separator);
}

function lastOf(number: number, count: number): number {
  return number === -1 ? count : Math.min(number, count);
}
