import { readCsv, writeCsv } from '@playhouse/core';
import { expect, it } from 'vitest';
import { badfilesIn, readBadfile } from './badfiles.ts';

type Row = Readonly<Record<string, string>>;

const names = badfilesIn('csv/csvs', '.csv');

/** The expected rows, from the list next to a file. */
function expectedRows(name: string): readonly Row[] {
  const listed: Row | Row[] = JSON.parse(
    new TextDecoder().decode(readBadfile(`csv/json/${name.replace(/\.csv$/, '.json')}`)),
  );
  return Array.isArray(listed) ? listed : [listed];
}

/** The rows of a table, each cell as text. */
function rowsOf(name: string): Row[] {
  const read = readCsv(readBadfile(`csv/csvs/${name}`));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  const { rowNames, columns } = read.value;
  return rowNames.map((_, row) =>
    Object.fromEntries(columns.map((column) => [column.name, String(column.cells[row])])),
  );
}

/** Values of the list that do not occur in the file: no reader can find them there. */
function impossibleValues(name: string): readonly [row: number, key: string][] {
  const text = new TextDecoder().decode(readBadfile(`csv/csvs/${name}`)).replaceAll('""', '"');
  return expectedRows(name).flatMap((row, index) =>
    Object.entries(row).flatMap(([key, value]): [number, string][] => (text.includes(value) ? [] : [[index, key]])),
  );
}

it('there are twelve files, one of which has a value that its list lacks', () => {
  expect(names.length).toBe(12);
  expect(names.flatMap(impossibleValues).length).toBe(1);
});

it.each(names)('%s is read as specified by its list', (name) => {
  const found = rowsOf(name).map((row) => ({ ...row }));
  const wanted = expectedRows(name).map((row) => ({ ...row }));
  for (const [row, key] of impossibleValues(name)) {
    expect(found[row]?.[key]).not.toBe('');
    delete found[row]?.[key];
    delete wanted[row]?.[key];
  }
  expect(found).toEqual(wanted);
});

it.each(names)('%s is read the same after being written', (name) => {
  const read = readCsv(readBadfile(`csv/csvs/${name}`));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  expect(readCsv(writeCsv(read.value), { columns: read.value.columns })).toEqual(read);
});
