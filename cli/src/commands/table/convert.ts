import { columnTypeOf, columnTypes, contentOfTable } from '@playhouse/core';
import { CommandError, exitStatus } from '../../exit.ts';
import { applyEdits } from '../../io/editProject.ts';
import { lockProject } from '../../io/lockProject.ts';
import { openProject, saveProject } from '../../io/openProject.ts';
import { findMember, findTable } from '../../tables/findTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

/**
 * Changes the type of a column and converts its cells. docs/product-rules.md#tables-and-cells;
 * docs/runtime-rules.md#type-conversion.
 */
export async function convertTableCommand(
  [projectPath = '', wanted = '', column = '', wantedType = '']: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const type = columnTypes.find(({ type: name, title }) => name === wantedType || title.toLowerCase() === wantedType);
  if (!type) {
    const names = columnTypes.map(({ type: name }) => name).join(', ');
    throw new CommandError(exitStatus.usage, 'table.type', `There is no type "${wantedType}". Choose one of ${names}.`);
  }
  using lock = await lockProject(projectPath, terminal.cwd);
  const open = await openProject(projectPath, terminal.cwd);
  const table = findTable(open.contents.project, wanted);
  const found = findMember(table.columns, column, 'column');
  if (!found) throw new CommandError(exitStatus.usage, 'table.column', 'Row names are always text.');
  const data = { table: table.id, column: found.id, type: type.code };
  const contents = applyEdits(open.contents, [{ kind: 'table.retypeColumn', data }]);
  const { changed } = await saveProject(lock, open, contents);
  const at = table.columns.indexOf(found);
  const cells = contentOfTable(findTable(contents.project, table.id)).columns[at]?.cells ?? [];
  return {
    status: exitStatus.done,
    json: { table: table.id, column: found.name, from: columnTypeOf(found.type), to: type.type, cells, changed },
    lines: [],
    messages: [`${found.name} of ${table.name} is now ${type.type}.`],
  };
}
