import type { Scalar } from '../../attributes/convert.ts';
import type { Id, TableColumn, TableDocument, TableRow } from '../../generated/entities.ts';
import { defaultCell } from '../../tables/columnTypes.ts';
import type { TableParts } from '../../tables/tableContent.ts';
import { findMember } from '../memberIndex.ts';
import type { EditPath, Op } from '../op.ts';

/** Up to this many cells get an op each, so that undo keeps what others changed meanwhile. */
const mostSingleCells = 2000;

/** The path of a table's list of rows or columns. */
export function listPath(table: Id, list: 'rows' | 'columns'): EditPath {
  return ['tables', table, list];
}

/** The path of a column's cells. */
export function cellsPath(table: Id, column: Id): EditPath {
  return ['tables', table, 'columns', { id: column }, '$'];
}

/** Whether a change of this many cells is made cell by cell. */
export function isSmallChange(cells: number): boolean {
  return cells <= mostSingleCells;
}

/** Ops that repair a damaged table whose stated size is wrong or that lacks cells. */
export function repairOps(table: TableDocument): Op[] {
  const { id, rows, columns } = table;
  const ops: Op[] = columns.flatMap((column): Op[] => {
    const { $: cells } = wholeColumn(table, column);
    return cells === column.$ ? [] : [{ op: 'set', path: cellsPath(id, column.id), value: cells }];
  });
  if (table.numRows !== rows.length) ops.push({ op: 'set', path: ['tables', id, 'numRows'], value: rows.length });
  if (table.numCols !== columns.length) ops.push({ op: 'set', path: ['tables', id, 'numCols'], value: columns.length });
  return ops;
}

/** The column with a cell for each row: missing ones become the default, surplus ones are dropped. */
export function wholeColumn(table: Pick<TableDocument, 'rows'>, column: TableColumn): TableColumn {
  if (column.$.length === table.rows.length) return column;
  return { ...column, $: table.rows.map((_, row) => column.$[row] ?? defaultCell(column.type)) };
}

/** Ops that replace a table's rows and columns as a whole. Equal ones stay the same objects. */
export function replacingOps(table: TableDocument, { rows, columns }: TableParts): Op[] {
  return [
    { op: 'set', path: listPath(table.id, 'rows'), value: reuse(table.rows, rows) },
    { op: 'set', path: listPath(table.id, 'columns'), value: reuse(table.columns, columns) },
  ];
}

/** Ops that insert rows, with a cell in each column: the result of `cell`, or the column's default. */
export function insertRowOps(
  table: Pick<TableDocument, 'id' | 'columns'>,
  rows: readonly TableRow[],
  index: number,
  cell: (column: TableColumn, row: number) => Scalar = ({ type }) => defaultCell(type),
): Op[] {
  return rows.flatMap((row, at): Op[] => [
    { op: 'insert', path: listPath(table.id, 'rows'), index: index + at, value: row },
    ...table.columns.map(
      (column): Op => ({
        op: 'insert',
        path: cellsPath(table.id, column.id),
        index: index + at,
        value: cell(column, at),
      }),
    ),
  ]);
}

/** Ops that remove rows, with their cells. */
export function removeRowOps(table: TableDocument, rows: readonly TableRow[]): Op[] {
  return rows
    .toReversed()
    .flatMap((row): Op[] => [
      ...table.columns.map(
        (column): Op => ({ op: 'remove', path: [...cellsPath(table.id, column.id), { row: row.id }] }),
      ),
      { op: 'remove', path: [...listPath(table.id, 'rows'), { id: row.id }] },
    ]);
}

/** The table with its columns' cells in a new order; `order` lists the old indexes. */
export function withRowOrder(table: TableDocument, order: readonly number[]): TableParts {
  return {
    rows: order.flatMap((index) => table.rows[index] ?? []),
    columns: table.columns.map((column) => ({
      ...column,
      $: order.map((index) => column.$[index] ?? defaultCell(column.type)),
    })),
  };
}

/** The list with members of `before` where their content is equal, and `before` itself if all are. */
function reuse<Member extends { readonly id: Id }>(before: readonly Member[], after: readonly Member[]) {
  const kept = after.map((member) => {
    const old = findMember(before, member.id);
    return old && JSON.stringify(old) === JSON.stringify(member) ? old : member;
  });
  return kept.length === before.length && kept.every((member, index) => member === before[index]) ? before : kept;
}
