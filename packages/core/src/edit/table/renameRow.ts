import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { checkLabel } from './tableNames.ts';
import { listPath } from './tableOps.ts';
import { findTable, tableName } from './tableTarget.ts';

/**
 * Renames a row; the name may be blank. Editing the cell at column 0 does this. docs/product-rules.md#tables-and-cells.
 */
export const renameRow = defineEdit({
  kind: 'table.renameRow',
  plan(project, data: { readonly table: Id; readonly row: Id; readonly name: string }) {
    const found = findTable(project, data.table);
    if (!found.ok) return found;
    if (!findMember(found.value.rows, data.row)) return missing('The row', ['tables', data.table]);
    const path = [...listPath(data.table, 'rows'), { id: data.row }, 'name'];
    return checkLabel(data.name) ?? succeed([{ op: 'set', path, value: data.name }]);
  },
  label: (project, { table, name }) => ({
    what: name === '' ? 'Took the name of a row away' : `Named a row ${name}`,
    where: tableName(project, table),
  }),
});
