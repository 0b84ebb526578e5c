import { describe, expect, it } from 'vitest';
import { readComponentText, readNumberText, suspicionOf } from './numberText.ts';

describe('a number of a legacy file', () => {
  it.each([
    ['0', 0],
    [' -12.5 ', -12.5],
    ['.5', 0.5],
    ['1.2e+06', 1_200_000],
    ['-0', 0],
    ['+3', 3],
    ['0.501960784313725', 0.501960784313725],
  ])('%j is %d', (text, value) => {
    expect(readNumberText(text)).toEqual({ value });
  });

  it.each(['', ' ', '50%', 'random(5,10)', 'nan', 'inf', '0x10', '1 2', '1,2,3', 'true'])(
    '%j is not a number',
    (text) => {
      expect(readNumberText(text)).toBeUndefined();
    },
  );

  it.each([
    ['0,75', 0.75],
    ['-1,5', -1.5],
    [',5', 0.5],
    ['1e999', 0],
  ])('%j is %d, and suspicious', (text, value) => {
    expect(readNumberText(text)).toMatchObject({ value, doubt: expect.any(String) });
  });
});

describe('a component of a color', () => {
  it.each([
    ['0', 0],
    ['0.25', 0.25],
    ['1', 1],
    ['1.0', 1],
  ])('%j is %d', (text, value) => {
    expect(readComponentText(text)).toEqual({ value });
  });

  it.each([
    ['925490196078431', 0.925490196078431],
    ['502', 0.502],
    ['2', 0.2],
    ['1.5', 1],
    ['-3', 0],
    ['0,5', 0.5],
  ])('%j is %d, and suspicious', (text, value) => {
    expect(readComponentText(text)).toMatchObject({ value, doubt: expect.any(String) });
  });
});

it.each([
  ['real', '105505617977528', true],
  ['angle', '-9254901960784', true],
  ['real', '105505617977.528', false],
  ['real', '1.5e+15', false],
  ['real', '999999999999', false],
  ['integer', '1400000000000', false],
])('a %s of %s is suspicious: %s', (tag, text, isSuspicious) => {
  expect(suspicionOf(tag, text) !== undefined).toBe(isSuspicious);
});
