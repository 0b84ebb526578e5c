import type { Scalar } from '@playhouse/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNetworkTable, writeNetworkTable } from './networkTable.ts';
import { contentOf, createTable } from './table.ts';

function tableOf(
  rows: readonly string[],
  columns: readonly { name: string; type: number; cells: readonly Scalar[] }[],
) {
  return createTable({
    id: 'id7',
    version: 1,
    name: 'T',
    numRows: rows.length,
    numCols: columns.length,
    flags: 9,
    tableType: 0,
    rows: rows.map((name, index) => ({ id: `id${index + 1}`, name })),
    columns: columns.map(({ name, type, cells }, index) => ({
      id: `id${index}`,
      name,
      type,
      readonly: false,
      $: [...cells],
    })),
  });
}

/** Written by hand from docs/runtime-rules.md#networking. */
const written = JSON.stringify({
  Name: '',
  Properties: [],
  Children: [
    {
      Name: 'id7_headers',
      Properties: [
        { Name: 'rowCount', Value: '2' },
        { Name: 'columnCount', Value: '2' },
        { Name: '0-1-name', Value: 'who' },
        { Name: '0-1-type', Value: '1' },
        { Name: '0-2-name', Value: 'won' },
        { Name: '0-2-type', Value: '4' },
      ],
      Children: [],
    },
    {
      Name: 'id7',
      Properties: [
        { Name: '1', Value: 'first|a\\|b|True|' },
        { Name: '2', Value: '|c\\\\|False|' },
      ],
      Children: [],
    },
  ],
});

const content = {
  rowNames: ['first', ''],
  columns: [
    { name: 'who', type: 1, cells: ['a|b', 'c\\'] },
    { name: 'won', type: 4, cells: [true, false] },
  ],
};

describe('a network table', () => {
  it('is written as in the reference', () => {
    expect(JSON.parse(writeNetworkTable(tableOf(content.rowNames, content.columns)))).toEqual(JSON.parse(written));
  });

  it('is read from what is written there, whatever its name', () => {
    expect(parseNetworkTable(written)).toEqual(content);
    expect(parseNetworkTable(written.replaceAll('id7', 'scores'))).toEqual(content);
  });

  it('also accepts 1 and 0 for booleans', () => {
    const other = written.replace('True', '1').replace('False', '0');
    expect(parseNetworkTable(other)?.columns[1]?.cells).toEqual([true, false]);
  });

  it.each([
    [''],
    ['null'],
    ['{}'],
    ['<html>'],
    ['{"Name":"","Properties":[],"Children":[]}'],
    [written.replace('"2"', '"20000"')],
    [written.replace('"2"', '"-1"')],
    [written.replace('id7_headers', 'id7')],
  ])('is not read from %s', (text) => expect(parseNetworkTable(text)).toBeUndefined());

  it('survives a round trip with any texts', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.integer()), { maxLength: 8 }), (rows) => {
        const table = tableOf(
          rows.map(([name]) => name),
          [
            { name: 'a|b', type: 1, cells: rows.map(([, text]) => text) },
            { name: '', type: 2, cells: rows.map(([, , number]) => number) },
          ],
        );
        const copy = tableOf([], []);
        const parsed = parseNetworkTable(writeNetworkTable(table));
        if (parsed) copy.assign(parsed);
        expect(contentOf(copy)).toEqual(contentOf(table));
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
