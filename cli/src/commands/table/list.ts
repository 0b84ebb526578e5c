import { columnTypeOf, orderedTables } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

/** Lists the tables of a project with their sizes and columns. */
export async function listTablesCommand(
  [projectPath = '']: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { project } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const tables = orderedTables(project).map(({ id, name, rows, columns }) => ({
    id,
    name,
    rows: rows.length,
    columns: columns.map((column) => ({ name: column.name, type: columnTypeOf(column.type) })),
  }));
  return {
    status: exitStatus.done,
    json: { tables },
    lines: tables.map(({ id, name, rows, columns }) => {
      const titles = columns.map((column) => `${column.name} (${column.type})`).join(', ');
      return `${name}  [${id}]  ${rows} rows: ${titles || 'no columns'}`;
    }),
    messages: tables.length === 0 ? [`${projectPath} has no tables.`] : [],
  };
}
