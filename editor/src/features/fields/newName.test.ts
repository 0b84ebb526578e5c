import { expect, it } from 'vitest';
import { newNameIn } from './newName.ts';

const options = [{ name: 'None' }, { name: 'enemy' }];

it.each([
  ['', undefined],
  ['   ', undefined],
  ['enemy', undefined],
  [' enemy ', undefined],
  ['Enemy', 'Enemy'],
  [' big boss ', 'big boss'],
])('what %j creates is %j', (query, wanted) => {
  expect(newNameIn(query, options)).toBe(wanted);
});
