import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { createTable, newColumnName, newTableName } from '../../tables/createTable.ts';
import { partsOfContent } from '../../tables/tableContent.ts';
import { defineEdit } from '../defineEdit.ts';
import { checkTableId, checkTableName, freeTableName, listingOp } from './tableNames.ts';
import { checkSize } from './tableSize.ts';
import { checkNewIds } from './tableTarget.ts';

interface AddTable {
  readonly id: Id;
  readonly name?: string;
  /** Ids of its initial rows; none when omitted. */
  readonly rows?: readonly Id[];
  /** Ids of its initial columns; none when omitted. */
  readonly columns?: readonly Id[];
}

/**
 * Adds a table at the end of the list. Its rows have no names, and its columns contain text.
 * docs/product-rules.md#table.
 */
export const addTable = defineEdit({
  kind: 'table.add',
  plan(project, { id, name = newTableName, rows = [], columns = [] }: AddTable) {
    const refused =
      checkTableId(project, id) ??
      checkTableName(name) ??
      checkNewIds([], rows) ??
      checkNewIds([], columns) ??
      checkSize(rows.length, columns.length);
    if (refused) return refused;
    const free = freeTableName(project, name);
    const ids = [...rows, ...columns].values();
    const parts = partsOfContent(
      {
        rowNames: rows.map(() => ''),
        columns: columns.map(() => ({ name: newColumnName, type: 1, cells: [] })),
      },
      undefined,
      () => ids.next().value ?? '',
    );
    return succeed([{ op: 'set', path: ['tables', id], value: createTable(id, free, parts) }, listingOp(id, free)]);
  },
  label: (project, data) => ({ what: `Added ${data.name ?? 'a table'}`, where: project.object.title }),
});
