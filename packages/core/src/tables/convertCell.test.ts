import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scalar } from '../attributes/convert.ts';
import { columnTypeOf, columnTypes, defaultCell } from './columnTypes.ts';
import { cellConversions, columnConversions, convertCell, fitCells, normalizeCell } from './convertCell.ts';

/** Written from the specification: for each type a cell, and its conversions to the five types, in order. */
const matrix: readonly (readonly [from: number, cell: Scalar, to: readonly Scalar[]])[] = [
  [1, '', ['', 0, 0, false, 0]],
  [1, 'apple', ['apple', 0, 0, false, 0]],
  [1, '12', ['12', 12, 12, false, 12]],
  [1, '2.5', ['2.5', 3, 2.5, false, 2.5]],
  [1, '-2.5', ['-2.5', -2, -2.5, false, 357.5]],
  [1, '725', ['725', 725, 725, false, 5]],
  [1, ' 1e3 ', [' 1e3 ', 1000, 1000, false, 280]],
  [1, '1,5', ['1,5', 0, 0, false, 0]],
  [1, 'true', ['true', 0, 0, true, 0]],
  [1, 'True', ['True', 0, 0, false, 0]],
  [1, '1', ['1', 1, 1, false, 1]],
  [1, 'Infinity', ['Infinity', 0, 0, false, 0]],
  [1, '1e999', ['1e999', 0, 0, false, 0]],
  [2, 0, ['0', 0, 0, false, 0]],
  [2, 7, ['7', 7, 7, true, 7]],
  [2, -90, ['-90', -90, -90, true, 270]],
  [2, 720, ['720', 720, 720, true, 0]],
  [3, 0, ['0', 0, 0, false, 0]],
  [3, 0.1 + 0.2, ['0.3', 0, 0.1 + 0.2, true, 0.1 + 0.2]],
  [3, 2.5, ['2.5', 3, 2.5, true, 2.5]],
  [3, -0.5, ['-0.5', 0, -0.5, true, 359.5]],
  [3, 1e21, ['1000000000000000000000', 1e21, 1e21, true, 280]],
  [4, true, ['true', 1, 1, true, 1]],
  [4, false, ['false', 0, 0, false, 0]],
  [5, 0, ['0', 0, 0, false, 0]],
  [5, 359.5, ['359.5', 360, 359.5, true, 359.5]],
  [5, 90, ['90', 90, 90, true, 90]],
];

const cellByCell = matrix.flatMap(([from, cell, to]) =>
  to.map((wanted, index) => [columnTypeOf(from), cell, columnTypeOf(index + 1), wanted, from, index + 1] as const),
);

describe('the matrix of conversions', () => {
  it.each(cellByCell)('from %s %j to %s gives %j', (_from, cell, _to, wanted, from, to) => {
    expect(Object.is(convertCell(cell, from, to), wanted)).toBe(true);
  });

  it('has a cell here for every pair of types, and uses every conversion', () => {
    const tried = new Set(cellByCell.map(([from, , to]) => `${from} ${to}`));
    expect(tried.size).toBe(columnTypes.length ** 2);
    const used = new Set(Object.values(columnConversions).flatMap((row) => Object.values(row)));
    expect([...used].sort()).toEqual(Object.keys(cellConversions).sort());
  });

  it('describes what can be lost', () => {
    const lossless = Object.entries(cellConversions).filter(([, { help }]) => help === '');
    expect(lossless.map(([name]) => name)).toEqual(['keep', 'write', 'count']);
  });

  it('treats a cell that does not fit its column by its actual type', () => {
    expect(convertCell('12', 2, 1)).toBe('12');
    expect(convertCell(12, 4, 5)).toBe(12);
    expect(convertCell(2.5, 1, 1)).toBe('2.5');
    expect(convertCell(true, 2, 2)).toBe(1);
    expect(convertCell(2.5, 2, 2)).toBe(3);
    expect(convertCell(400, 5, 5)).toBe(40);
    expect(convertCell('x', 0, 0)).toBe('x');
  });

  it('converts every value to a storable cell of every type, which a second conversion does not change', () => {
    const values = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant('\ud800'));
    const types = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(values, types, types, (value, from, to) => {
        const cell = convertCell(value, from, to);
        const isStorable = Object.is(JSON.parse(JSON.stringify(cell)), cell);
        const isWhole = typeof cell !== 'string' || cell.isWellFormed();
        const isOfType = typeof cell === typeof defaultCell(to);
        const isInRange = to !== 5 || (typeof cell === 'number' && cell >= 0 && cell < 360);
        return isStorable && isWhole && isOfType && isInRange && Object.is(normalizeCell(cell, to), cell);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

describe('columns', () => {
  it('have the numbers, types and new cells of the specification', () => {
    const found = columnTypes.map(({ code, type }) => [code, type, defaultCell(code)]);
    expect(found).toEqual([
      [1, 'text', ''],
      [2, 'integer', 0],
      [3, 'real', 0],
      [4, 'boolean', false],
      [5, 'angle', 0],
    ]);
    expect(columnTypeOf(0)).toBe('text');
  });

  it('get as many cells as there are rows', () => {
    expect(fitCells(['1', 2], 2, 3)).toEqual([1, 2, 0]);
    expect(fitCells(['1', 2, 3], 1, 2)).toEqual(['1', '2']);
  });
});
