import {
  type CsvSeparator,
  createIdSource,
  type Edit,
  orderedTables,
  partsOfContent,
  readCsv,
  type TableContent,
  type TableDocument,
} from '@playhouse/core';
import { CommandError, exitStatus } from '../../exit.ts';
import { editProject } from '../../io/editProject.ts';
import { lockProject } from '../../io/lockProject.ts';
import { openProject } from '../../io/openProject.ts';
import { readInput } from '../../io/readInput.ts';
import { findTable } from '../../tables/findTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

export interface ImportTableOptions extends CommonOptions {
  readonly separator?: CsvSeparator;
  readonly create?: boolean;
  /** Whether the first line contains the column names; detected when omitted. */
  readonly header?: boolean;
}

/** Replaces a table with a file of comma-separated values, like an upload; `--create` adds the table if necessary. */
export async function importTableCommand(
  [projectPath = '', wanted = '', file = '']: readonly string[],
  { separator, create, header }: ImportTableOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = await lockProject(projectPath, terminal.cwd);
  const open = await openProject(projectPath, terminal.cwd);
  const { project } = open.contents;
  const newId = createIdSource(Math.random);
  const isNew = create === true && !orderedTables(project).some(({ id, name }) => id === wanted || name === wanted);
  const table = isNew ? undefined : findTable(project, wanted);
  const id = table?.id ?? newId();
  const read = readCsv(await readInput(file, terminal), {
    columnNames: header ?? 'guess',
    ...(separator && { separator }),
    ...(table && { columns: table.columns }),
  });
  if (!read.ok) {
    const message = `${file} cannot be read as a table. ${read.issues.map((issue) => issue.message).join(' ')}`;
    throw new CommandError(exitStatus.io, read.issues[0]?.code ?? 'csv.unreadable', message, file);
  }
  const add: Edit[] = isNew ? [{ kind: 'table.add', data: { id, name: wanted } }] : [];
  const { changed } = await editProject(lock, open, [...add, replacing(id, read.value, table, newId)]);
  const { rowNames, columns } = read.value;
  return {
    status: exitStatus.done,
    json: { table: id, created: isNew, rows: rowNames.length, columns: columns.length, changed },
    lines: [],
    messages: [`${table?.name ?? wanted} now has ${rowNames.length} rows and ${columns.length} columns.`],
  };
}

function replacing(id: string, content: TableContent, before: TableDocument | undefined, newId: () => string): Edit {
  return { kind: 'table.replace', data: { table: id, ...partsOfContent(content, before, newId) } };
}
