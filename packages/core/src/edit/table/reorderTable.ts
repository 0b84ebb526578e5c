import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { listedTables } from '../../tables/orderedTables.ts';
import { clampIndex } from '../clampIndex.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { tableName } from './tableTarget.ts';

/** Moves a table to a position in the list of tables; the index is clamped. docs/format.md#canonical-text. */
export const reorderTable = defineEdit({
  kind: 'table.reorder',
  plan(project, data: { readonly table: Id; readonly index: number }) {
    const { attributes } = project.object;
    const listed = listedTables(project);
    if (!listed.includes(data.table)) return missing('The table', ['tables', data.table]);
    const others = listed.filter((id) => id !== data.table);
    const position = clampIndex(data.index, others.length);
    if (listed[position] === data.table) return succeed([]);
    const keys = Object.keys(attributes).filter((key) => key !== data.table);
    const next = others[position];
    const last = others[others.length - 1];
    const at = next !== undefined ? keys.indexOf(next) : last !== undefined ? keys.indexOf(last) + 1 : keys.length;
    const path = ['object', 'attributes', data.table];
    const ops: Op[] = [
      { op: 'unset', path },
      { op: 'set', path, value: attributes[data.table], at },
    ];
    return succeed(ops);
  },
  label: (project, data) => ({ what: `Moved ${tableName(project, data.table)}`, where: project.object.title }),
});
