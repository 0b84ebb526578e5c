import { expect, it } from 'vitest';
import { cyclesOf } from './cyclesOf.ts';
import { sourceFiles } from './sources.ts';

it('finds a planted cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ]);
  expect(cyclesOf(graph)).toEqual([['a', 'b', 'c']]);
});

it('finds no cycle among imports of values', () => {
  const graph = new Map(
    sourceFiles().map(({ file, imports }) => [
      file,
      imports.filter(({ isTypeOnly }) => !isTypeOnly).flatMap(({ target }) => target ?? []),
    ]),
  );
  expect(cyclesOf(graph)).toEqual([]);
});
