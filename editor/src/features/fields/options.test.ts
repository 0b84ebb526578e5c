import { expect, it } from 'vitest';
import { chosenValues, type Option, usableOptions } from './options.ts';

const options: readonly Option[] = [
  { label: 'Every', value: 0 },
  { label: 'After', value: 1 },
  { label: 'For', value: 2 },
];

it.each([
  [options, [0, 1, 2]],
  [
    [{ label: '', value: 3 }, ...options],
    [0, 1, 2],
  ],
  [
    [{ label: 'Nothing' } as Option, ...options],
    [0, 1, 2],
  ],
  [
    [...options, { label: 'Again', value: 1 }],
    [0, 1, 2],
  ],
])('shows only options with a label and a unique value: %j', (given, values) => {
  expect(usableOptions(given).map(({ value }) => value)).toEqual(values);
});

it.each([
  [false, 1, [1]],
  [false, 7, []],
  [false, undefined, []],
  [false, [1], []],
  [true, [2, 0, 9], [0, 2]],
  [true, 1, []],
  [true, undefined, []],
])('with several allowed (%s), the value %j selects %j', (isMultiple, model, chosen) => {
  expect(chosenValues(options, isMultiple, model)).toEqual(chosen);
});
