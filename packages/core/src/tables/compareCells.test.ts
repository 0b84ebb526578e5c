import { expect, it } from 'vitest';
import type { Scalar } from '../attributes/convert.ts';
import { compareCells } from './compareCells.ts';

const sorted = (cells: readonly Scalar[]) => {
  const compare = compareCells(cells);
  return [...cells.keys()].sort(compare).map((index) => cells[index]);
};

it.each<[title: string, cells: Scalar[], wanted: Scalar[]]>([
  ['numbers by value', [10, 9, -1, 2.5], [-1, 2.5, 9, 10]],
  ['false before true', [true, false, true], [false, true, true]],
  ['digits in texts as numbers', ['Level 10', 'Level 2', 'Level 1'], ['Level 1', 'Level 2', 'Level 10']],
  ['without regard to case and accents', ['Zebra', 'äpfel', 'Apfel', 'ante'], ['ante', 'äpfel', 'Apfel', 'Zebra']],
  ['the shorter of two first', ['ab', 'a', 'a1'], ['a', 'a1', 'ab']],
  ['numbers of a damaged column before texts', ['b', 3, 'a', 1], [1, 3, 'a', 'b']],
])('sorts %s', (_title, cells, wanted) => {
  expect(sorted(cells)).toEqual(wanted);
});
