import type { Id, TableColumn, TableDocument } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { isColumnEditable, isPurchaseTable, purchaseTableName } from '../../tables/purchaseTable.ts';
import { missing, refusal } from '../defineEdit.ts';
import { findMember } from '../memberIndex.ts';
import { isId } from '../naming.ts';

/** The table of an edit, or the finding that it no longer exists. */
export function findTable(project: Project, id: Id): Result<TableDocument> {
  const table = project.tables.get(id);
  return table ? succeed(table) : missing('The table', ['tables', id]);
}

/** The table of an edit that changes its columns: the purchase table keeps its own. docs/runtime-rules.md#tables. */
export function findTableWithFreeColumns(project: Project, id: Id): Result<TableDocument> {
  const found = findTable(project, id);
  if (!found.ok || !isPurchaseTable(found.value)) return found;
  return refusal(`The columns of ${purchaseTableName} cannot be changed.`, ['tables', id]);
}

/** The members named by `ids`, in list order and once each, or the finding that one no longer exists. */
export function findAll<Member extends { readonly id: Id }>(
  list: readonly Member[],
  ids: readonly Id[],
  what: string,
  table: Id,
): Result<readonly Member[]> {
  const wanted = new Set(ids);
  if (ids.some((id) => !findMember(list, id))) return missing(what, ['tables', table]);
  return succeed(list.filter(({ id }) => wanted.has(id)));
}

/** Why cells of one of the columns cannot be written; undefined when they can. */
export function checkEditable(
  table: TableDocument,
  columns: readonly TableColumn[],
): ReturnType<typeof refusal> | undefined {
  const fixed = columns.find((column) => !isColumnEditable(table, column));
  if (!fixed) return undefined;
  const reason = isPurchaseTable(table) ? 'is filled in while the game runs' : 'can only be read';
  return refusal(`The column ${fixed.name} ${reason}.`, ['tables', table.id]);
}

/** Why ids cannot be assigned to new members of a list; undefined when they can. */
export function checkNewIds(
  list: readonly { readonly id: Id }[],
  ids: readonly Id[],
): ReturnType<typeof refusal> | undefined {
  const taken = new Set(list.map(({ id }) => id));
  for (const id of ids) {
    if (!isId(id) || taken.has(id)) return refusal('This id cannot be used.');
    taken.add(id);
  }
  return undefined;
}

/** The table's name for labels. */
export function tableName(project: Project, id: Id): string {
  return project.tables.get(id)?.name || 'a table';
}
