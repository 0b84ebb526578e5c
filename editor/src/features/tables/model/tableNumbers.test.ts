import { expect, it } from 'vitest';
import { findCells, hitFrom } from './findCells.ts';
import { previewRetype, retypeWords } from './previewRetype.ts';
import { shortNumber, summarizeCells } from './summarizeCells.ts';

const column = (name: string, type: number, cells: (number | string | boolean)[]) => ({
  id: 'id1',
  name,
  type,
  readonly: false,
  $: cells,
});
const table = {
  rows: [
    { id: 'id1', name: 'Alpha' },
    { id: 'id2', name: '' },
  ],
  columns: [column('Name', 1, ['Al', '']), column('Score', 3, [0.1, 0.2]), column('On', 4, [true, false])],
};

it.each([
  ['all', { top: 1, left: 1, bottom: 2, right: 3 }, { filled: 5, numbers: 2, sum: '0.3' }],
  ['texts', { top: 1, left: 1, bottom: 2, right: 1 }, { filled: 1, numbers: 0, sum: '0' }],
  ['no rows', { top: 1, left: 1, bottom: 0, right: 3 }, { filled: 0, numbers: 0, sum: '0' }],
])('adds up %s', (_title, range, wanted) => {
  const { sum, ...counts } = summarizeCells(table, [range]);
  expect({ ...counts, sum: shortNumber(sum) }).toEqual(wanted);
});

it.each([
  ['al', ['1,0', '1,1', '2,3']],
  ['NAME', ['0,1']],
  ['0.2', ['2,2']],
  ['', []],
  ['nothing', []],
])('finds “%s”', (wanted, hits) => {
  expect(findCells(table, wanted).map(({ row, column: at }) => `${row},${at}`)).toEqual(hits);
});

it.each([
  ['1,0', 0],
  ['1,1', 1],
  ['1,3', 2],
  ['2,4', 0],
])('goes on from %s to hit %i', (at, wanted) => {
  const [row = 0, start = 0] = at.split(',').map(Number);
  expect(hitFrom(findCells(table, 'al'), { row, column: start })).toBe(wanted);
});

it.each<[from: number, to: number, cells: (number | string | boolean)[], words: string, examples: string[]]>([
  [1, 2, ['1', '2'], 'No cell changes', []],
  [1, 2, ['', ''], '2 change', []],
  [1, 2, ['x', '2', '2.6'], '2 change, 1 becomes 0, 1 loses precision', ['x → 0', '2.6 → 3']],
  [2, 1, [1, 2], 'No cell changes', []],
  [3, 2, [1.5, 2], '1 changes, 1 loses precision', ['1.5 → 2']],
  [1, 4, ['true', 'yes'], '1 changes, 1 becomes false', ['yes → false']],
  [4, 2, [true, false], '2 change', []],
  [2, 5, [-90, 10], '1 changes, 1 loses precision', ['-90 → 270']],
])('says what changing type %i to %i does to %j', (from, to, cells, words, examples) => {
  const preview = previewRetype({ type: from, $: cells }, to);
  expect(retypeWords(preview, to)).toBe(words);
  expect(preview.examples.map((pair) => pair.join(' → '))).toEqual(examples);
});
