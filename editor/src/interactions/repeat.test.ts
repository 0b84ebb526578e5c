import { describe, expect, it } from 'vitest';
import { mostRepeated, repeatSteps } from './repeat.ts';

describe('repeating', () => {
  it.each([
    ['one cell', 1, 1, []],
    [
      'a row',
      3,
      1,
      [
        [50, 0],
        [100, 0],
      ],
    ],
    [
      'a column',
      1,
      3,
      [
        [0, 20],
        [0, 40],
      ],
    ],
    [
      'an area',
      2,
      2,
      [
        [50, 0],
        [0, 20],
        [50, 20],
      ],
    ],
  ])('%s', (_title, columns, rows, wanted) => {
    expect(repeatSteps({ columns, rows }, { width: 50, height: 20 }).map(({ x, y }) => [x, y])).toEqual(wanted);
  });

  it('stops at the limit', () => {
    expect(repeatSteps({ columns: 5000, rows: 5000 }, { width: 1, height: 1 })).toHaveLength(mostRepeated);
  });
});
