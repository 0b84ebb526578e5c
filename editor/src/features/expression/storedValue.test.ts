import { createNameScope, type Scalar } from '@playhouse/core';
import { expect, test } from 'vitest';
import { partsOf } from './programDocument.ts';
import {
  documentOfValue,
  literalOf,
  numberOfValue,
  type StoredValue,
  valueOfNumber,
  valueOfParts,
} from './storedValue.ts';

const names = createNameScope({ attributes: [] });
const number = { kind: 'number', default: 5 } as const;
const text = { kind: 'text', default: 'none' } as const;

test.each<readonly [unknown, string]>([
  [90, '90'],
  [-0.5, '-0.5'],
  ['', ''],
  ['12', '12'],
  ['1 + 1', '"1 + 1"'],
  ['say "hi"\n', '"say \\"hi\\"\\n"'],
  [undefined, ''],
])('edits %j as %s', (value, expected) => {
  expect(documentOfValue(value, names).text).toBe(expected);
});

test.each(['50%', '1 +', '"open', ' ', 'x\r\ny', '1e', '- 1', '1e400'])('keeps %j exactly as typed', (typed) => {
  const stored = valueOfParts([typed], number);
  expect(stored).toEqual({ '@': 'expression', $: [typed] });
  expect(partsOf(documentOfValue(stored, names))).toEqual([typed]);
});

test('turns a lone number into a literal: a number in number fields, a text in text fields', () => {
  expect([valueOfParts([' -1.5 '], number), valueOfParts(['12'], text)]).toEqual([-1.5, '12']);
});

test('turns empty input into an empty expression', () => {
  expect(valueOfParts([], number)).toEqual({ '@': 'expression', $: [] });
});

test.each<readonly [Scalar | undefined, StoredValue, StoredValue]>([
  [7, 7, '7'],
  ['a', 5, 'a'],
  [true, 5, 'true'],
  [Number.NaN, 5, 'nan'],
  [undefined, 5, 'none'],
])('of an expression that evaluates to %j remains %j as a number, %j as a text', (result, asNumber, asText) => {
  expect([literalOf(result, number), literalOf(result, text)]).toEqual([asNumber, asText]);
});

test.each([
  [7, number, 7],
  ['7', number, 7],
  ['7', { kind: 'text', result: 'number' }, 7],
  [' -0.5 ', { kind: 'text', result: 'number' }, -0.5],
  ['7', text, undefined],
  ['', number, undefined],
  ['seven', number, undefined],
  [{ '@': 'expression', $: ['7'] }, number, undefined],
  [undefined, number, undefined],
] as const)('%j in %j is the number %j', (value, field, wanted) => {
  expect(numberOfValue(value, field)).toBe(wanted);
});

test('stores a number as a text where the field does', () => {
  expect([valueOfNumber(1.5, number), valueOfNumber(1.5, { kind: 'text', result: 'number' })]).toEqual([1.5, '1.5']);
});
