import type { Id, TableDocument } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { compareCells, isBlankCell } from '../../tables/compareCells.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { counted } from '../naming.ts';
import { repairOps, replacingOps, wholeColumn, withRowOrder } from './tableOps.ts';
import { findAll, findTable, tableName } from './tableTarget.ts';

interface SortRows {
  readonly table: Id;
  /** The column whose cells decide; omitted for the names of the rows. */
  readonly column?: Id;
  readonly descending?: boolean;
  /** The rows to sort among the positions that they have; all rows when omitted. */
  readonly rows?: readonly Id[];
}

/**
 * Sorts rows, with their names and cells, by one column. Equal ones keep their order, and rows with a blank text come
 * last in both directions. docs/product-rules.md#tables-and-cells.
 */
export const sortRows = defineEdit({
  kind: 'table.sortRows',
  plan(project, data: SortRows) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const column = data.column === undefined ? undefined : findMember(table.columns, data.column);
    if (data.column !== undefined && !column) return missing('The column', ['tables', table.id]);
    const rows = findAll(table.rows, data.rows ?? table.rows.map(({ id }) => id), 'The row', table.id);
    if (!rows.ok) return rows;
    const keys = column ? wholeColumn(table, column).$ : table.rows.map(({ name }) => name);
    const chosen = new Set(rows.value);
    const positions = table.rows.flatMap((row, index) => (chosen.has(row) ? [index] : []));
    const sorted = sortPositions(positions, keys, data.descending === true);
    const order = [...table.rows.keys()];
    for (const [at, position] of positions.entries()) order[position] = sorted[at] ?? position;
    if (order.every((index, position) => index === position)) return succeed([]);
    return succeed([...repairOps(table), ...replacingOps(table, withRowOrder(table, order))]);
  },
  label(project, { table, column, descending, rows }) {
    const sorted = rows ? `Sorted ${counted(rows.length, 'row', 'rows')}` : 'Sorted';
    const by = columnName(project.tables.get(table), column);
    return { what: `${sorted} by ${by}${descending ? ', descending' : ''}`, where: tableName(project, table) };
  },
});

function sortPositions(positions: readonly number[], keys: TableDocument['columns'][number]['$'], descending: boolean) {
  const blank = (position: number) => isBlankCell(keys[position] ?? '');
  const compare = compareCells(keys);
  const sorted = positions
    .filter((position) => !blank(position))
    .sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
  return [...sorted, ...positions.filter(blank)];
}

function columnName(table: TableDocument | undefined, column: Id | undefined): string {
  if (column === undefined) return 'row names';
  return table?.columns.find(({ id }) => id === column)?.name || 'a column';
}
