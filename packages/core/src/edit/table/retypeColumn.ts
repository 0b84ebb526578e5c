import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { columnTypeOf } from '../../tables/columnTypes.ts';
import { convertCell } from '../../tables/convertCell.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { checkColumnType } from './addColumns.ts';
import { cellOps } from './cellOps.ts';
import { listPath, repairOps, wholeColumn } from './tableOps.ts';
import { checkBytes } from './tableSize.ts';
import { findTableWithFreeColumns, tableName } from './tableTarget.ts';

interface RetypeColumn {
  readonly table: Id;
  readonly column: Id;
  /** 1 text, 2 integer, 3 decimal, 4 boolean, 5 angle. */
  readonly type: number;
}

/**
 * Changes a column's type and converts its cells. docs/product-rules.md#tables-and-cells;
 * docs/runtime-rules.md#type-conversion.
 */
export const retypeColumn = defineEdit({
  kind: 'table.retypeColumn',
  plan(project, data: RetypeColumn) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    const column = findMember(found.value.columns, data.column);
    if (!column) return missing('The column', ['tables', data.table]);
    const refused = checkColumnType(data.type);
    if (refused) return refused;
    if (column.type === data.type) return succeed([]);
    const table = found.value;
    const cells = wholeColumn(table, column).$.map((cell) => convertCell(cell, column.type, data.type));
    const path = [...listPath(table.id, 'columns'), { id: column.id }, 'type'];
    return (
      checkBytes(table, cells) ??
      succeed([...repairOps(table), { op: 'set', path, value: data.type }, ...cellOps(table, [{ column, cells }])])
    );
  },
  label: (project, { table, column, type }) => ({
    what: `Made ${project.tables.get(table)?.columns.find(({ id }) => id === column)?.name || 'a column'} ${columnTypeOf(type)}`,
    where: tableName(project, table),
  }),
});
