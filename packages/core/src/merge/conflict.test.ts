import { describe, expect, it } from 'vitest';
import { createPathNames } from '../diff/pathLabels.ts';
import { buildProject } from '../testing.ts';
import { holdsKept, type MergeConflict, sortedConflicts, winnerOf, withKept } from './conflict.ts';
import { describeConflict } from './describeConflict.ts';

describe('the winner of two values', () => {
  it.each<[string, unknown, unknown]>([
    ['something over nothing', 0, undefined],
    ['a text over a value that is not a text', 'a', ''],
    ['the later text', 'b', 'a'],
    ['the later member of a list', [1, 3], [1, 2]],
    ['the later value of the first key that differs, whatever the order of keys', { b: 9, a: 2 }, { a: 1, b: 9 }],
    ['the later value at any depth', { a: [{ c: 1, b: 2 }] }, { a: [{ b: 1, c: 1 }] }],
  ])('is %s, whichever side is “mine”', (_, winner, loser) => {
    expect([winnerOf(winner, loser), winnerOf(loser, winner)]).toEqual(['mine', 'theirs']);
  });

  it.each<[string, unknown, unknown]>([
    ['keys', { a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 }],
    ['keys without a value', { a: 1, b: undefined }, { a: 1 }],
  ])('does not depend on the order of %s', (_, left, right) => {
    expect(winnerOf(left, right)).toBe(winnerOf(right, left));
  });
});

describe('a kept path', () => {
  const kept = withKept(new Set(['tables/id9']), ['object/attributes/id5', 'scenes/id1']);
  const holds = (...path: string[]) => holdsKept({ conflicts: [], kept }, path);

  it('is held by itself and by everything that contains it', () => {
    expect([holds('object', 'attributes', 'id5'), holds('object', 'attributes'), holds('object')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([holds('scenes', 'id1'), holds('scenes'), holds('tables', 'id9')]).toEqual([true, true, true]);
  });

  it('is not held by its neighbors, descendants or paths with the same beginning', () => {
    expect([holds('object', 'attributes', 'id51'), holds('object', 'title'), holds('scenes', 'id1', 'layers')]).toEqual(
      [false, false, false],
    );
    expect(holdsKept({ conflicts: [], kept: new Set() }, ['object'])).toBe(false);
  });
});

describe('conflicts', () => {
  const at = (kind: MergeConflict['kind'], ...path: MergeConflict['path']): MergeConflict => ({
    kind,
    path,
    kept: 'mine',
  });

  it('are in the order of their paths, and of their kinds at one path', () => {
    const sorted = [
      at('order', 'actors', 'id1', 'behaviors', { id: 'id2' }),
      at('value', 'actors', 'id1', 'behaviors', { id: 'id2' }),
      at('value', 'object', 'title'),
    ];
    expect(sortedConflicts(sorted.toReversed())).toEqual(sorted);
  });
});

describe('the description of a conflict', () => {
  const names = createPathNames([
    buildProject({ prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ id: 'id2', class: 'MoveBehavior' }] }] }),
  ]);
  const behavior = ['actors', 'id1', 'behaviors', { id: 'id2' }] as const;
  const move = { id: 'id2', class: 'MoveBehavior' };

  it.each<[Omit<MergeConflict, 'kept'>, mine: string, theirs: string]>([
    [
      { kind: 'value', path: [...behavior, 'attributes', 'speed'], base: 1, mine: 2, theirs: 3 },
      'Actor Pip: Move: Speed is 2; the other version has 3',
      'Actor Pip: Move: Speed is 3; your version has 2',
    ],
    [
      { kind: 'value', path: behavior, mine: move, theirs: { ...move, enabled: false } },
      'Actor Pip: Move differs; your version is used',
      'Actor Pip: Move differs; the other version is used',
    ],
    [
      { kind: 'value', path: behavior, mine: move, theirs: 'x' },
      'Actor Pip: Move differs; your version is used',
      'Actor Pip: Move differs; the other version is used',
    ],
    [
      { kind: 'place', path: behavior },
      'Actor Pip: Move was moved by both; it is where your version has it',
      'Actor Pip: Move was moved by both; it is where the other version has it',
    ],
    [
      { kind: 'order', path: behavior },
      'Actor Pip: Move was moved by both in its list; it is where your version has it',
      'Actor Pip: Move was moved by both in its list; it is where the other version has it',
    ],
    [
      { kind: 'file', path: ['images', 'pip.png'], mine: 'a', theirs: 'b' },
      'File images/pip.png: your version is used; the other version is kept beside it',
      'File images/pip.png: the other version is used; your version is kept beside it',
    ],
  ])('names the version that is used: %j', (conflict, mine, theirs) => {
    expect(describeConflict(names, { ...conflict, kept: 'mine' })).toBe(mine);
    expect(describeConflict(names, { ...conflict, kept: 'theirs' })).toBe(theirs);
  });

  it.each<[MergeConflict['kind'], string]>([
    ['deletion', 'Actor Pip: Move is kept with the changes of your version, although the other version has it deleted'],
    ['reference', 'Actor Pip: Move is kept because your version uses it, although the other version has it deleted'],
  ])('names who deleted and who did not: %s', (kind, words) => {
    expect(describeConflict(names, { kind, path: behavior, base: move, mine: move, kept: 'mine' })).toBe(words);
  });

  it('of a whole document names only the document', () => {
    const words = describeConflict(names, { kind: 'deletion', path: ['actors', 'id1'], mine: {}, kept: 'mine' });
    expect(words).toBe('Actor Pip is kept with the changes of your version, although the other version has it deleted');
  });
});
