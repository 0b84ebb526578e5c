import { columnTypeOf, contentOfTable, type Scalar, type TableDocument } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { textTable } from '../../reporters/textTable.ts';
import { findMember, findTable } from '../../tables/findTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

/** Prints a whole table, or one cell of it; row 0 and column 0 hold the names. */
export async function getTableCommand(
  [projectPath = '', wanted = '', row, column]: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { project } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const table = findTable(project, wanted);
  return row === undefined ? showTable(table) : showCell(table, row, column ?? '1');
}

function showTable(table: TableDocument): CommandResult {
  const { rowNames, columns } = contentOfTable(table);
  const headings = ['', ...columns.map(({ name }) => name)];
  const rows = rowNames.map((name, at) => [name, ...columns.map(({ cells }) => cellOf(cells[at]))]);
  return {
    status: exitStatus.done,
    json: {
      id: table.id,
      name: table.name,
      rows: rowNames,
      columns: columns.map(({ name, type, cells }) => ({ name, type: columnTypeOf(type), cells })),
    },
    lines: textTable(headings, rows, columnsOfPaper),
  };
}

/** Tables are never truncated to the terminal's width: the user asked for the cells. */
const columnsOfPaper = 1000;

function cellOf(value: Scalar | undefined): string | number {
  return typeof value === 'number' ? value : String(value ?? '');
}

function showCell(table: TableDocument, row: string, column: string): CommandResult {
  const foundRow = findMember(table.rows, row, 'row');
  const foundColumn = findMember(table.columns, column, 'column');
  const { columns } = contentOfTable(table);
  const cell =
    foundRow && foundColumn && columns[table.columns.indexOf(foundColumn)]?.cells[table.rows.indexOf(foundRow)];
  const value = cell ?? foundColumn?.name ?? foundRow?.name ?? '';
  const type = foundRow && foundColumn ? columnTypeOf(foundColumn.type) : 'text';
  return { status: exitStatus.done, json: { table: table.id, type, value }, lines: [String(value)] };
}
