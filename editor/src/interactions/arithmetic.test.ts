import { describe, expect, it } from 'vitest';
import { addition, arithmetic } from './arithmetic.ts';

describe('input of a number field', () => {
  it.each([
    ['92*2', 184],
    ['1 + 2 * 3', 7],
    ['(1+2)*3', 9],
    ['-4 - -6', 2],
    ['10/4', 2.5],
    ['3,5', 3.5],
    ['.5+1.', 1.5],
    ['−46', -46],
    ['8/2/2', 2],
  ])('reads %s as %d', (text, value) => {
    expect(arithmetic(text)).toBe(value);
  });

  it.each(['', 'abc', '1+', '2 3', '(1', '1)', '1/0', '1e5x', '--'])('rejects %j', (text) => {
    expect(arithmetic(text)).toBeUndefined();
  });

  it('distinguishes an addition from a value', () => {
    expect([addition('+10'), addition('-2*3'), addition('10')]).toEqual([10, -6, undefined]);
  });
});
