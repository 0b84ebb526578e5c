import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import type { TableColumn, TableDocument } from '../generated/entities.ts';
import { checkId } from './behaviorCheck.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

/**
 * Checks that a table's rows, columns and cells fit together; the check is at the document.
 * docs/runtime-rules.md#tables.
 */
export function checkTable(check: DocumentCheck, table: TableDocument): void {
  checkCount(check, 'numRows', table.numRows, table.rows.length);
  checkCount(check, 'numCols', table.numCols, table.columns.length);
  checkIds(check, 'rows', table.rows);
  checkIds(check, 'columns', table.columns);
  for (const [index, column] of table.columns.entries()) checkColumn(check, table, column, index);
}

function checkCount(check: DocumentCheck, key: string, stated: number, count: number): void {
  if (stated === count) return;
  const params = { key, stated, count };
  report(check, 'table.shape', fillMessage(ours.tableCount, params), { keys: [key], params });
}

function checkIds(check: DocumentCheck, key: 'rows' | 'columns', list: readonly { readonly id: string }[]): void {
  const run = { check, ids: new Set<string>() };
  check.path.push(key);
  check.path.push(0);
  for (const [index, { id }] of list.entries()) {
    check.path.replaceLast(index);
    checkId(run, id);
  }
  check.path.length -= 2;
}

/** Cells of another type still work, because they are converted; there is one finding for all in a column. */
function checkColumn(check: DocumentCheck, table: TableDocument, column: TableColumn, index: number): void {
  const cells = column.$;
  if (cells.length !== table.rows.length) {
    const params = { column: column.name, stated: table.rows.length, count: cells.length };
    report(check, 'table.shape', fillMessage(ours.columnLength, params), { keys: ['columns', index, '$'], params });
  }
  const type = cellTypes[column.type] ?? 'string';
  let count = 0;
  let first = 0;
  for (let row = cells.length - 1; row >= 0; row -= 1) {
    const cell = cells[row];
    if (typeof cell === type && (typeof cell !== 'number' || isCellNumber(column.type, cell))) continue;
    count += 1;
    first = row;
  }
  if (count === 0) return;
  const params = { column: column.name, count, type: typeNames[column.type] ?? 'text' };
  const keys = ['columns', index, '$', first];
  report(check, 'table.shape', fillMessage(ours.cellType, params), { keys, params, severity: 'nonBlocking' });
}

/** JavaScript types of cells by column type. */
const cellTypes = ['string', 'string', 'number', 'number', 'boolean', 'number'] as const;
const typeNames = ['text', 'text', 'integer', 'real', 'boolean', 'angle'] as const;

function isCellNumber(columnType: number, cell: number): boolean {
  return Number.isFinite(cell) && (columnType !== 2 || Number.isInteger(cell));
}
