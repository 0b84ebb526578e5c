import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { checkLabel } from './tableNames.ts';
import { listPath } from './tableOps.ts';
import { findTableWithFreeColumns, tableName } from './tableTarget.ts';

/**
 * Renames a column; the name may be blank. Editing the cell at row 0 does this. docs/product-rules.md#tables-and-cells.
 */
export const renameColumn = defineEdit({
  kind: 'table.renameColumn',
  plan(project, data: { readonly table: Id; readonly column: Id; readonly name: string }) {
    const found = findTableWithFreeColumns(project, data.table);
    if (!found.ok) return found;
    if (!findMember(found.value.columns, data.column)) return missing('The column', ['tables', data.table]);
    const path = [...listPath(data.table, 'columns'), { id: data.column }, 'name'];
    return checkLabel(data.name) ?? succeed([{ op: 'set', path, value: data.name }]);
  },
  label: (project, { table, name }) => ({
    what: name === '' ? 'Took the name of a column away' : `Named a column ${name}`,
    where: tableName(project, table),
  }),
});
