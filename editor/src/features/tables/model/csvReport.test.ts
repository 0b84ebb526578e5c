import { createPurchaseTable, createTable, examineCsv, type ReadCsvOptions, type TableDocument } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { csvNotes, importOf } from './csvReport.ts';
import { refusalOf } from './refusalOf.ts';

const column = (name: string, type: number) => ({ id: `id${name.length}`, name, type, readonly: false, $: [0, 0] });
const level = createTable('id1', 'Level', {
  rows: [
    { id: 'id1', name: '' },
    { id: 'id2', name: '' },
  ],
  columns: [column('Name', 1), column('Score', 2)],
});
const replaced = (size: string) => `2 rows × 2 columns are replaced by ${size}. Undo brings the old ones back.`;
const latin = new Uint8Array([...'Name\n'].map((letter) => letter.charCodeAt(0)).concat(0xfc, 0x0a));

it.each<[title: string, table: TableDocument, input: string | Uint8Array, options: ReadCsvOptions, notes: string[]]>([
  ['a file that fits', level, 'Name,Score\na,1\n', {}, [`plain ${replaced('1 row × 2 columns')}`]],
  [
    'short lines',
    level,
    'Name,Score\na\nb\n',
    { columns: [] },
    [
      'plain 2 blank cells fill lines that are shorter than others.',
      'plain Score becomes text: its cells do not fit the type before.',
      `plain ${replaced('2 rows × 2 columns')}`,
    ],
  ],
  [
    'blank cells of numbers',
    level,
    'Name,Score\na,\nb,3\n',
    {},
    [
      'warning 1 blank cell becomes 0 or false, because of the type of the column.',
      `plain ${replaced('2 rows × 2 columns')}`,
    ],
  ],
  [
    'the wrong encoding',
    level,
    latin,
    { encoding: 'utf-8' },
    [
      'warning 1 character cannot be read in this encoding. Choose another one.',
      `plain ${replaced('1 row × 1 column')}`,
    ],
  ],
  [
    'decimal commas',
    level,
    'Name;Score\na;1,5\n',
    { decimal: 'guess' },
    [
      'plain Numbers with a comma are read: 1,5 becomes 1.5.',
      'plain Score becomes decimal: its cells do not fit the type before.',
      `plain ${replaced('1 row × 2 columns')}`,
    ],
  ],
  [
    'more than a table can store',
    level,
    `Name,Score\n${`${'x'.repeat(80_000)},1\n`.repeat(100)}`,
    {},
    ['error The table would have 8003230 bytes; the limit is 7340032.', `plain ${replaced('100 rows × 2 columns')}`],
  ],
  ['no text', level, new Uint8Array([0, 1, 2]), {}, ['error This is not a text file.']],
  [
    'other columns than those of the purchase table',
    createPurchaseTable('id2'),
    'Id,Coins\na,1\n',
    {},
    [
      'error The columns of PurchaseTable cannot be changed, but the file has others.',
      'plain 0 rows × 5 columns are replaced by 1 row × 2 columns. Undo brings the old ones back.',
    ],
  ],
])('tells what an import does: %s', (_title, table, input, options, notes) => {
  const read = examineCsv(input, { columns: table.columns, ...options });
  const project = { ...buildProject({}), tables: new Map([[table.id, table]]) };
  let next = 100;
  const edits = read.ok ? [importOf(table, read.value.content, () => `id${next++}`)] : [];
  expect(csvNotes(table, read, refusalOf(project, edits)).map(({ tone, text }) => `${tone} ${text}`)).toEqual(notes);
});
