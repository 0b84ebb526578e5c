import { expect, it } from 'vitest';
import type { ProgramPart } from '../expression/programPart.ts';
import { constantOf, isProgram } from './programs.ts';

it.each<readonly [readonly ProgramPart[], string | number | boolean]>([
  [['180'], 180],
  [['-12'], -12],
  [['1+2', '*3'], 7],
  [['min(4, 9)'], 4],
  [['"tree"'], 'tree'],
  [['1 == 1'], true],
  [['"a".."b"'], 'ab'],
])('the program %j has the constant value %j', (parts, value) => {
  expect(constantOf(parts)).toBe(value);
});

it.each<readonly [string, readonly ProgramPart[]]>([
  ['uses random numbers', ['random(1,6)']],
  ['depends on an attribute', [{ keypath: 'self.attributes.rotation' }]],
  ['is not a program', ['50%']],
  ['is blank', ['']],
  ['is not finite', ['1/0']],
  ['fails', ['"a"*2']],
])('a program that %s has no constant value', (_, parts) => {
  expect(constantOf(parts)).toBeUndefined();
});

it.each([
  ['random(5,10)', true],
  ['1+', false],
  ['50%', false],
  ['', false],
  ['hello world', false],
])('the text %j can be read as a program: %s', (text, isOne) => {
  expect(isProgram(text)).toBe(isOne);
});
