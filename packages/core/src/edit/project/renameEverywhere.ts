import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { renameColumn } from '../table/renameColumn.ts';
import { renameRow } from '../table/renameRow.ts';
import { tableName } from '../table/tableTarget.ts';
import { planRename } from './planRename.ts';

interface RenameEverywhere {
  readonly target: { readonly kind: 'row' | 'column'; readonly table: Id; readonly id: Id };
  readonly name: string;
}

/**
 * Renames a row or column of a table and its uses by name in behaviors and programs. Refused if they would then mean
 * something else. Everything else that is stored by name has its own edit, which renames it everywhere.
 */
export const renameEverywhere = defineEdit({
  kind: 'project.renameEverywhere',
  plan(project, { target: { kind, table, id }, name }: RenameEverywhere): Result<readonly Op[]> {
    const own =
      kind === 'row'
        ? renameRow.plan(project, { table, row: id, name })
        : renameColumn.plan(project, { table, column: id, name });
    if (!own.ok) return own;
    const uses = planRename(project, { kind, table, id }, name);
    return uses.ok ? succeed([...own.value, ...uses.value]) : uses;
  },
  label: (project, { target, name }) => ({
    what: `Renamed a ${target.kind} to ${name} everywhere`,
    where: tableName(project, target.table),
  }),
});
