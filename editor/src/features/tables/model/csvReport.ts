import {
  type CsvDecimal,
  type CsvReading,
  type CsvSeparator,
  columnTypes,
  type Edit,
  type IdSource,
  partsOfContent,
  type Result,
  type TableContent,
  type TableDocument,
} from '@playhouse/core';

export const separatorNames: Readonly<Record<CsvSeparator, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

export const decimalNames: Readonly<Record<CsvDecimal, string>> = { '.': 'Point (1.5)', ',': 'Comma (1,5)' };

export const encodingNames: Readonly<Record<CsvReading['encoding'], string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western (Windows-1252)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1250': 'Central European (Windows-1250)',
  macintosh: 'Western (Mac)',
};

/** The edit that replaces a table by the content of a file. */
export function importOf(table: TableDocument, content: TableContent, newId: IdSource): Edit {
  return { kind: 'table.replace', data: { table: table.id, ...partsOfContent(content, table, newId) } };
}

/** One line about what an import does. */
export interface CsvNote {
  readonly tone: 'plain' | 'warning' | 'error';
  readonly text: string;
}

/**
 * What an import does to the table and to the cells of the file, the worst first. `refused` is why the table cannot be
 * replaced by what was read.
 */
export function csvNotes(
  table: TableDocument,
  read: Result<CsvReading>,
  refused: string | undefined,
): readonly CsvNote[] {
  if (!read.ok) return [{ tone: 'error', text: read.issues[0]?.message ?? 'This file cannot be read.' }];
  const { content, added, blanks, unread, decimal } = read.value;
  const { rowNames, columns } = content;
  const notes: CsvNote[] = refused === undefined ? [] : [{ tone: 'error', text: refused }];
  if (unread > 0) {
    notes.push({
      tone: 'warning',
      text: `${counted(unread, 'character')} cannot be read in this encoding. Choose another one.`,
    });
  }
  if (blanks > 0) {
    notes.push({
      tone: 'warning',
      text: `${counted(blanks, 'blank cell')} ${blanks === 1 ? 'becomes' : 'become'} 0 or false, because of the type of the column.`,
    });
  }
  if (added > 0) {
    notes.push({
      tone: 'plain',
      text: `${counted(added, 'blank cell')} ${added === 1 ? 'fills' : 'fill'} lines that are shorter than others.`,
    });
  }
  if (decimal === ',') notes.push({ tone: 'plain', text: 'Numbers with a comma are read: 1,5 becomes 1.5.' });
  const retyped = columns.filter(({ name, type }) => {
    const before = table.columns.find((column) => column.name === name);
    return before && Math.max(1, before.type) !== type;
  });
  for (const { name, type } of retyped.slice(0, 3)) {
    notes.push({
      tone: 'plain',
      text: `${name || 'A column'} becomes ${typeTitle(type)}: its cells do not fit the type before.`,
    });
  }
  notes.push({
    tone: 'plain',
    text: `${replaced(table)} replaced by ${size(rowNames.length, columns.length)}. Undo brings the old ones back.`,
  });
  return notes;
}

function replaced({ rows, columns }: TableDocument): string {
  return `${size(rows.length, columns.length)} ${rows.length === 1 && columns.length === 1 ? 'is' : 'are'}`;
}

function size(rows: number, columns: number): string {
  return `${counted(rows, 'row')} × ${counted(columns, 'column')}`;
}

function typeTitle(type: number): string {
  return (columnTypes.find(({ code }) => code === type)?.title ?? 'Text').toLowerCase();
}

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
