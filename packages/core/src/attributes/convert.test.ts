import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOfText } from '../model/numberOfText.ts';
import type { ScalarAttributeType } from './attributeType.ts';
import { convertValue, type Scalar, textOfNumber } from './convert.ts';

const conversions: readonly (readonly [from: Scalar, to: ScalarAttributeType, result: Scalar])[] = [
  [2.5, 'integer', 3],
  [-2.5, 'integer', -2],
  [-0.2, 'integer', 0],
  [0.49999999999999994, 'integer', 0],
  ['12.6', 'integer', 13],
  ['12x', 'integer', 0],
  ['', 'integer', 0],
  [true, 'integer', 1],
  [false, 'integer', 0],
  [2.5, 'index', 3],
  [-3, 'index', 0],
  ['-3', 'index', 0],
  [1.25, 'real', 1.25],
  [' 1.5 ', 'real', 1.5],
  ['.5', 'real', 0.5],
  ['1e3', 'real', 1000],
  ['0x10', 'real', 0],
  ['abc', 'real', 0],
  [true, 'real', 1],
  [370.25, 'angle', 10.25],
  [-90, 'angle', 270],
  [0.1, 'angle', 0.1],
  [360, 'angle', 0],
  [-1e-20, 'angle', 0],
  ['450', 'angle', 90],
  [0, 'boolean', false],
  [-0.5, 'boolean', true],
  ['true', 'boolean', true],
  ['false', 'boolean', false],
  ['1', 'boolean', false],
  [3, 'text', '3'],
  [0.1 + 0.2, 'text', '0.3'],
  [true, 'text', 'true'],
  [false, 'text', 'false'],
  ['as is', 'text', 'as is'],
  [7, 'image', '7'],
  [2.4, 'enumeration', 2],
];

describe('convertValue', () => {
  test.each(conversions)('turns %j into %s %j', (from, to, result) => {
    expect(Object.is(convertValue(from, to), result)).toBe(true);
  });

  test('keeps a table as a table, and converts it to a blank value otherwise', () => {
    const table = { rows: 1 };
    expect(convertValue(table, 'table')).toBe(table);
    expect(convertValue(table, 'real')).toBe(0);
    expect(convertValue(table, 'text')).toBe('');
    expect(convertValue(table, 'boolean')).toBe(false);
  });

  test('keeps an angle between 0 and 360 for every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const angle = convertValue(number, 'angle');
        return typeof angle === 'number' && angle >= 0 && angle < 360 && !Object.is(angle, -0);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('textOfNumber', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-12, '-12'],
    [9007199254740992, '9007199254740992'],
    [1.5e21, '1500000000000000000000'],
    [0.1, '0.1'],
    [1 / 3, '0.33333333333333'],
    [2 / 3, '0.66666666666667'],
    [123456.789, '123456.789'],
    [1e-7, '1e-7'],
    [123456789012345.6, '123456789012350'],
    [Number.NaN, 'nan'],
    [Number.POSITIVE_INFINITY, 'inf'],
    [Number.NEGATIVE_INFINITY, '-inf'],
  ])('writes %d as %s', (number, text) => {
    expect(textOfNumber(number)).toBe(text);
  });

  test('writes integers so that they read back exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => numberOfText(textOfNumber(number)) === number + 0),
      { seed: 1, numRuns: 500 },
    );
  });
});
