import { contentOfTable } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { applyEdits } from '../../io/editProject.ts';
import { lockProject } from '../../io/lockProject.ts';
import { openProject, saveProject } from '../../io/openProject.ts';
import { findMember, findTable } from '../../tables/findTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

/** Writes one cell, converted to its column's type; row 0 or column 0 renames a column or row. */
export async function setTableCommand(
  [projectPath = '', wanted = '', row = '', column = '', value = '']: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = await lockProject(projectPath, terminal.cwd);
  const open = await openProject(projectPath, terminal.cwd);
  const table = findTable(open.contents.project, wanted);
  const foundRow = findMember(table.rows, row, 'row');
  const foundColumn = findMember(table.columns, column, 'column');
  const at = { ...(foundRow && { row: foundRow.id }), ...(foundColumn && { column: foundColumn.id }) };
  const contents = applyEdits(open.contents, [{ kind: 'table.setCell', data: { table: table.id, ...at, value } }]);
  const { changed } = await saveProject(lock, open, contents);
  const after = findTable(contents.project, table.id);
  const [rowAt, columnAt] = [
    foundRow ? table.rows.indexOf(foundRow) : -1,
    foundColumn ? table.columns.indexOf(foundColumn) : -1,
  ];
  const stored =
    contentOfTable(after).columns[columnAt]?.cells[rowAt] ?? after.columns[columnAt]?.name ?? after.rows[rowAt]?.name;
  return {
    status: exitStatus.done,
    json: { table: table.id, value: stored, changed },
    lines: [],
    messages: [changed.length === 0 ? `It already holds ${stored}.` : `${table.name} now holds ${stored} there.`],
  };
}
