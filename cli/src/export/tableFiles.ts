import {
  contentOfTable,
  fileNameTwin,
  orderedTables,
  type Project,
  type TableDocument,
  writeCsv,
} from '@playhouse/core';

/** Every table of a project as a file of comma-separated values, by a file name derived from the table's name. */
export function tableFiles(project: Project): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const taken = new Set<string>();
  for (const table of orderedTables(project)) {
    const stem = fileStem(table);
    let name = `${stem}.csv`;
    for (let count = 2; taken.has(fileNameTwin(name)); count++) name = `${stem}-${count}.csv`;
    taken.add(fileNameTwin(name));
    files.set(name, tableBytes(table));
  }
  return files;
}

/** A table as the bytes of a file; formulas are escaped, and a byte order mark marks it as UTF-8. */
export function tableBytes(table: TableDocument): Uint8Array {
  return new TextEncoder().encode(writeCsv(contentOfTable(table), { byteOrderMark: true }));
}

/** The table's name without characters that have a special meaning on some system. */
function fileStem({ id, name }: TableDocument): string {
  const safe = name
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 80)
    .toWellFormed();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i.test(safe);
  return safe === '' || isReserved ? `table-${id}` : safe;
}
