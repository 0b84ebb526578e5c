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
import { counted } from '../../../i18n/counted.ts';
import { inSentence } from '../../../i18n/inSentence.ts';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';

export const separatorNames: Readonly<Record<CsvSeparator, string>> = {
  ',': t('Comma'),
  ';': t('Semicolon'),
  '\t': 'Tab',
  '|': t('Vertical bar'),
};

export const decimalNames: Readonly<Record<CsvDecimal, string>> = { '.': t('Point (1.5)'), ',': t('Comma (1,5)') };

export const encodingNames: Readonly<Record<CsvReading['encoding'], string>> = {
  'utf-8': t('Unicode (UTF-8)'),
  'windows-1252': t('Western (Windows-1252)'),
  'utf-16le': t('Unicode (UTF-16 LE)'),
  'utf-16be': t('Unicode (UTF-16 BE)'),
  'windows-1250': t('Central European (Windows-1250)'),
  macintosh: t('Western (Mac)'),
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
  if (!read.ok)
    return [{ tone: 'error', text: read.issues[0] ? said(read.issues[0].message) : t('This file cannot be read.') }];
  const { content, added, blanks, unread, decimal } = read.value;
  const { rowNames, columns } = content;
  const notes: CsvNote[] = refused === undefined ? [] : [{ tone: 'error', text: said(refused) }];
  if (unread > 0) {
    notes.push({
      tone: 'warning',
      text: t('{characters} cannot be read in this encoding. Choose another one.', {
        characters: counted(unread, 'character'),
      }),
    });
  }
  if (blanks > 0) {
    notes.push({
      tone: 'warning',
      text: t(
        '{blanks, plural, one {# blank cell becomes} other {# blank cells become}} 0 or false, because of the type of the column.',
        { blanks },
      ),
    });
  }
  if (added > 0) {
    notes.push({
      tone: 'plain',
      text: t(
        '{added, plural, one {# blank cell fills} other {# blank cells fill}} lines that are shorter than others.',
        { added },
      ),
    });
  }
  if (decimal === ',') notes.push({ tone: 'plain', text: t('Numbers with a comma are read: 1,5 becomes 1.5.') });
  const retyped = columns.filter(({ name, type }) => {
    const before = table.columns.find((column) => column.name === name);
    return before && Math.max(1, before.type) !== type;
  });
  for (const { name, type } of retyped.slice(0, 3)) {
    notes.push({
      tone: 'plain',
      text: t('{name} becomes {type}: its cells do not fit the type before.', {
        name: name || t('A column'),
        type: typeTitle(type),
      }),
    });
  }
  return [...notes, replacement(table, size(rowNames.length, columns.length))];
}

function replacement({ rows, columns }: TableDocument, after: string): CsvNote {
  const text = t(
    '{cells, plural, one {{before} is} other {{before} are}} replaced by {after}. Undo brings the old ones back.',
    { cells: rows.length * columns.length, before: size(rows.length, columns.length), after },
  );
  return { tone: 'plain', text };
}

function size(rows: number, columns: number): string {
  return `${counted(rows, 'row')} × ${counted(columns, 'column')}`;
}

function typeTitle(type: number): string {
  return inSentence(columnTypes.find(({ code }) => code === type)?.title ?? t('Text'));
}
