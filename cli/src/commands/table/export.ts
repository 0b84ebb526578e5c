import { type CsvSeparator, contentOfTable, writeCsv } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { writeNewFile } from '../../io/writeNewFile.ts';
import { findTable } from '../../tables/findTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

export interface ExportTableOptions extends CommonOptions {
  readonly out?: string;
  readonly separator?: CsvSeparator;
  readonly bom?: boolean;
}

/** Prints a table as comma-separated values, or writes them to a file. docs/runtime-rules.md#tables. */
export async function exportTableCommand(
  [projectPath = '', wanted = '']: readonly string[],
  { out, separator, bom }: ExportTableOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { project } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const table = findTable(project, wanted);
  const csv = writeCsv(contentOfTable(table), { ...(separator && { separator }), byteOrderMark: bom ?? false });
  const result = {
    status: exitStatus.done,
    json: { table: table.id, ...(out === undefined ? { csv } : { path: out }) },
  };
  if (out !== undefined) {
    writeNewFile(out, terminal.cwd, csv);
    return { ...result, lines: [], messages: [`${table.name} is now in ${out}.`] };
  }
  return { ...result, lines: [], text: csv };
}
