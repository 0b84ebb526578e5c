import type { Id, TableColumn } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { columnTypes } from '../../tables/columnTypes.ts';
import { fitCells } from '../../tables/convertCell.ts';
import { newColumnName } from '../../tables/createTable.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { counted } from '../naming.ts';
import type { Op } from '../op.ts';
import { checkLabel } from './tableNames.ts';
import { listPath, repairOps } from './tableOps.ts';
import { checkBytes, checkSize } from './tableSize.ts';
import { checkNewIds, findTableWithFreeColumns, tableName } from './tableTarget.ts';

interface AddColumns {
  readonly table: Id;
  /** The name defaults to New Column, the type to text. */
  readonly columns: readonly { readonly id: Id; readonly name?: string; readonly type?: number }[];
  /** Position of the first one, from 0; after the last column when omitted. */
  readonly index?: number;
}

/** Inserts columns filled with the default of their type. docs/product-rules.md#table. */
export const addColumns = defineEdit({
  kind: 'table.addColumns',
  plan(project, data: AddColumns) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    const table = found.value;
    const columns = data.columns.map(({ id, name = newColumnName, type = 1 }): TableColumn => {
      return { id, name, type, readonly: false, $: fitCells([], type, table.rows.length) };
    });
    const refused =
      checkNewIds(
        table.columns,
        columns.map(({ id }) => id),
      ) ??
      columns.map(({ name, type }) => checkLabel(name) ?? checkColumnType(type)).find(Boolean) ??
      checkSize(table.rows.length, table.columns.length + columns.length) ??
      checkBytes(table, columns);
    if (refused) return refused;
    const index = clampIndex(data.index ?? table.columns.length, table.columns.length);
    const path = listPath(table.id, 'columns');
    const ops = columns.map((value, at): Op => ({ op: 'insert', path, index: index + at, value }));
    return succeed([...repairOps(table), ...ops]);
  },
  label: (project, { table, columns }) => ({
    what: `Added ${counted(columns.length, 'column', 'columns')}`,
    where: tableName(project, table),
  }),
});

/** Why a column cannot have this type; undefined when it can. */
export function checkColumnType(type: number): ReturnType<typeof refusal> | undefined {
  return columnTypes.some(({ code }) => code === type) ? undefined : refusal('There is no such column type.');
}
