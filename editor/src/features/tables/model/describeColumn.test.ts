import { expect, it } from 'vitest';
import { describeColumn } from './describeColumn.ts';

it.each([
  ['texts', 1, ['a', '', 'b', 'a'], { count: 4, blank: 1, different: 2, numbers: undefined, on: undefined }],
  [
    'numbers',
    2,
    [3, -1, 3, 7],
    { count: 4, blank: 0, different: 3, numbers: { sum: 12, mean: 3, least: -1, most: 7 }, on: undefined },
  ],
  ['booleans', 4, [true, false, true], { count: 3, blank: 0, different: 2, numbers: undefined, on: 2 }],
  ['nothing', 3, [], { count: 0, blank: 0, different: 0, numbers: undefined, on: undefined }],
])('describes a column of %s', (_title, type, cells, wanted) => {
  expect(describeColumn({ type, $: cells })).toEqual(wanted);
});
