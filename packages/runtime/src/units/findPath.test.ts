import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, type CostMap, findPath } from './findPath.ts';

function mapOf(rows: readonly (readonly number[])[]): CostMap {
  return {
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    cost: (row, column) => rows[row - 1]?.[column - 1] ?? Number.NaN,
  };
}

const at = (row: number, column: number): Cell => ({ row, column });
const shown = (path: readonly Cell[] | undefined) => path?.map(({ row, column }) => `${row},${column}`).join(' ');

describe('the cheapest path', () => {
  it.each([
    ['straight on', [[0, 0, 0]], at(1, 1), at(1, 3), '1,1 1,2 1,3'],
    [
      'diagonally',
      [
        [0, 0],
        [0, 0],
      ],
      at(1, 1),
      at(2, 2),
      '1,1 2,2',
    ],
    ['nowhere', [[0]], at(1, 1), at(1, 1), '1,1'],
    [
      'around expensive cells',
      [
        [0, 9, 0],
        [0, 0, 0],
      ],
      at(1, 1),
      at(1, 3),
      '1,1 2,2 1,3',
    ],
    [
      'around blocked cells',
      [
        [0, -1, 0],
        [0, -1, 0],
        [0, 0, 0],
      ],
      at(1, 1),
      at(1, 3),
      '1,1 2,1 3,2 2,3 1,3',
    ],
    [
      'past one corner',
      [
        [0, -1],
        [0, 0],
      ],
      at(1, 1),
      at(2, 2),
      '1,1 2,2',
    ],
    [
      'not between two blocked cells',
      [
        [0, -1],
        [-1, 0],
      ],
      at(1, 1),
      at(2, 2),
      '',
    ],
    ['not through a wall', [[0, -1, 0]], at(1, 1), at(1, 3), ''],
    ['not out of a blocked start', [[-1, 0]], at(1, 1), at(1, 2), ''],
    ['not into a blocked end', [[0, -1]], at(1, 1), at(1, 2), ''],
  ])('leads %s', (_, rows, start, end, way) => expect(shown(findPath(mapOf(rows), start, end))).toBe(way));

  it.each([at(0, 1), at(1, 3), at(1.5, 1), at(2, 1)])('is undefined to %o, outside the map', (end) => {
    expect(findPath(mapOf([[0, 0]]), at(1, 1), end)).toBeUndefined();
  });

  it('costs no more than any path found by a slower search', () => {
    const maps = fc.array(fc.array(fc.integer({ min: -2, max: 6 }), { minLength: 5, maxLength: 5 }), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(maps, (rows) => {
        rows[0] = [0, ...(rows[0] ?? []).slice(1)];
        const map = mapOf(rows);
        const path = findPath(map, at(1, 1), at(5, 5)) ?? [];
        const cost = path.slice(1).reduce((sum, { row, column }) => sum + map.cost(row, column), 0);
        expect(path.length === 0 ? Number.POSITIVE_INFINITY : cost).toBe(cheapest(rows));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

/** The cost of the path from corner to corner, by relaxing every cell until nothing changes. */
function cheapest(rows: readonly (readonly number[])[]): number {
  const open = (row: number, column: number) => (rows[row]?.[column] ?? -1) >= 0;
  const costs = rows.map((row) => row.map(() => Number.POSITIVE_INFINITY));
  const first = costs[0];
  if (first && open(0, 0)) first[0] = 0;
  for (let round = 0; round < 25; round++) {
    for (const [row, line] of costs.entries()) {
      for (const [column, known] of line.entries()) {
        if (!open(row, column)) continue;
        for (const [down, right] of [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b] as const))) {
          const [fromRow, fromColumn] = [row - down, column - right];
          if (down !== 0 && right !== 0 && !open(fromRow, column) && !open(row, fromColumn)) continue;
          const before = costs[fromRow]?.[fromColumn] ?? Number.POSITIVE_INFINITY;
          line[column] = Math.min(
            line[column] ?? known,
            down === 0 && right === 0 ? before : before + (rows[row]?.[column] ?? 0),
          );
        }
      }
    }
  }
  return costs[4]?.[4] ?? Number.POSITIVE_INFINITY;
}
