import { readCsv } from '@playhouse/core';
import { buildProject, type TableDescription } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { tableFiles } from './tableFiles.ts';

const column = { name: 'Word', type: 1, cells: ['=1+1', '-x', 'ä,"b"'] };
const table = (name: string): TableDescription => ({ name, rows: ['', '', ''], columns: [column] });

function filesOf(...names: string[]): Map<string, string> {
  const files = tableFiles(buildProject({ tables: names.map(table) }));
  return new Map(
    [...files].map(([name, bytes]) => [name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]),
  );
}

it.each([
  ['names that a file can have', ['Levels', 'Höhe 1'], ['Levels.csv', 'Höhe 1.csv']],
  [
    'reserved file names',
    ['a/b\\c:d*?"<>|', '..', 'con', ' x. '],
    ['a_b_c_d______.csv', 'table-id2.csv', 'table-id3.csv', 'x.csv'],
  ],
  ['names that differ only in case', ['Abc', 'aBC', 'ABC'], ['Abc.csv', 'aBC-2.csv', 'ABC-3.csv']],
  ['control and direction characters', ['a\nb\u202Ec'], ['a_b_c.csv']],
])('makes file names from %s', (_, names, files) => {
  expect([...filesOf(...names).keys()]).toEqual(files);
});

it('begins with a byte order mark, escapes formulas, and reads as the same table', () => {
  const text = filesOf('T').get('T.csv') ?? '';
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(
    text
      .split('\r\n')
      .slice(1, 3)
      .every((line) => line.startsWith("'")),
  ).toBe(true);
  const read = readCsv(new TextEncoder().encode(text));
  expect(read.ok && read.value.columns[0]?.cells).toEqual(column.cells);
});
