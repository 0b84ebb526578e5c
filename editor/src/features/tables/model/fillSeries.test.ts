import { expect, it } from 'vitest';
import { continueSeries, precedeSeries } from './fillSeries.ts';

type Cells = readonly (number | string | boolean)[];

it.each<[title: string, source: Cells, wanted: Cells]>([
  ['repeats one number', [5], [5, 5, 5]],
  ['counts on', [1, 2], [3, 4, 5]],
  ['counts down', [10, 5], [0, -5, -10]],
  ['keeps decimals short', [0.1, 0.2], [0.3, 0.4, 0.5]],
  ['repeats unequal steps', [1, 2, 4], [1, 2, 4]],
  ['repeats words', ['a', 'b'], ['a', 'b', 'a']],
  ['counts at the end of texts', ['Level 1', 'Level 3'], ['Level 5', 'Level 7', 'Level 9']],
  ['keeps leading zeros', ['08', '09'], ['10', '11', '12']],
  ['repeats texts with different words', ['A1', 'B2'], ['A1', 'B2', 'A1']],
  ['repeats one text with a number', ['Level 1'], ['Level 1', 'Level 1', 'Level 1']],
  ['repeats true and false', [true, false], [true, false, true]],
  ['repeats numbers among texts', [1, 'a'], [1, 'a', 1]],
])('%s', (_title, source, wanted) => {
  expect(continueSeries(source, 3)).toEqual(wanted);
});

it.each<[source: Cells, wanted: Cells]>([
  [
    [3, 4],
    [0, 1, 2],
  ],
  [
    ['a', 'b'],
    ['b', 'a', 'b'],
  ],
])('goes back before %j', (source, wanted) => {
  expect(precedeSeries(source, 3)).toEqual(wanted);
});
