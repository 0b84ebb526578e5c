import { expect, it } from 'vitest';
import { chosenValues, type Option, optionsType, usableOptions } from './options.ts';

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

const labeled = (...labels: string[]): readonly Option[] => labels.map((label, value) => ({ label, value }));
const [two, places, easings, many] = [
  labeled('All', 'Any'),
  labeled('At the beginning', 'At the end', 'At an index'),
  labeled('Linear', 'Ease in', 'Ease out', 'Ease in and out'),
  labeled('A', 'B', 'C', 'D', 'E'),
];

it.each([
  ['few short ones in their own row', two, false, true, 'toggle'],
  ['few short ones that share a row', two, false, false, 'list'],
  ['few long ones in their own row', places, false, true, 'radio'],
  ['few long ones that share a row', places, false, false, 'list'],
  ['four long ones', easings, false, true, 'list'],
  ['many', many, false, true, 'list'],
  ['short ones of which several can be chosen', two, true, true, 'toggle'],
  ['long ones of which several can be chosen', easings, true, true, 'checkbox'],
  ['many of which several can be chosen', many, true, true, 'checkbox'],
  ['several in a shared row', two, true, false, 'checkbox'],
] as const)('shows %s', (_, given, isMultiple, isAlone, type) => {
  expect(optionsType(given, isMultiple, isAlone)).toBe(type);
});
