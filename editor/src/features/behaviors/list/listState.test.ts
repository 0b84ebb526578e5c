import type { Behavior } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { openedByRest } from './dropTarget.ts';
import { cardAfterRemoval, nudgeGap } from './listMoves.ts';
import { type CardRow, laneKey, listRows } from './listRows.ts';
import { createListStore, type ListState, type SelectionChange, select } from './listStore.ts';
import { pruned } from './pruneList.ts';

const move = (id: string): Behavior => ({ id, class: 'MoveBehavior', enabled: true, attributes: {} });
const rule = (id: string, behaviors: Behavior[], elseBehaviors: Behavior[] = []): Behavior => ({
  id,
  class: 'RuleBehavior',
  enabled: true,
  attributes: {},
  conditions: [],
  behaviors,
  elseBehaviors,
});
const open: ReadonlySet<string> = new Set();

/** a, rule b with c, d and e in Do and f in Otherwise, g. */
const list = [move('a'), rule('b', [move('c'), move('d'), move('e')], [move('f')]), move('g')];
const rows = listRows(list, open);
const card = (id: string): CardRow => {
  const row = rows.find(({ key }) => key === id);
  return row?.kind === 'card' ? row : expect.fail(id);
};

describe('selecting', () => {
  const clicks: readonly (readonly [string, readonly (readonly [string, SelectionChange])[], readonly string[]])[] = [
    [
      'a click selects one',
      [
        ['a', 'only'],
        ['g', 'only'],
      ],
      ['g'],
    ],
    [
      'Shift adds, also far away',
      [
        ['a', 'only'],
        ['g', 'toggle'],
      ],
      ['a', 'g'],
    ],
    [
      'Shift removes',
      [
        ['c', 'only'],
        ['d', 'toggle'],
        ['c', 'toggle'],
      ],
      ['d'],
    ],
    [
      'Shift in another list starts anew',
      [
        ['a', 'only'],
        ['c', 'toggle'],
        ['e', 'toggle'],
      ],
      ['c', 'e'],
    ],
    [
      'a range goes from the first to the last',
      [
        ['e', 'only'],
        ['c', 'range'],
      ],
      ['c', 'd', 'e'],
    ],
    [
      'a range in another list is one',
      [
        ['a', 'only'],
        ['c', 'range'],
      ],
      ['c'],
    ],
  ];

  it.each(clicks)('%s', (_, made, wanted) => {
    const store = createListStore();
    for (const [id, change] of made) select(store, rows, card(id), change);
    expect([...store.getState().selected].sort()).toEqual(wanted);
  });
});

describe('moving a selection by one', () => {
  const cases: readonly (readonly [string, readonly string[], 1 | -1, number | undefined])[] = [
    ['one up', ['d'], -1, 0],
    ['one down', ['d'], 1, 3],
    ['the first up', ['c'], -1, undefined],
    ['the last down', ['e'], 1, undefined],
    ['two up', ['d', 'e'], -1, 0],
    ['two down', ['c', 'd'], 1, 3],
    ['all', ['c', 'd', 'e'], 1, undefined],
    ['two with one between, which are at the end', ['c', 'e'], 1, 3],
    ['two with one between, which are at the start', ['e', 'c'], -1, 0],
  ];

  it.each(cases)('%s', (_, ids, step, index) => {
    const gap = nudgeGap(rows, card(ids[0] ?? ''), new Set(ids), step);
    expect(gap).toEqual(index === undefined ? undefined : { parent: 'b', list: 'behaviors', index });
  });
});

describe('the cursor after removing', () => {
  it.each([
    [['a'], 'b'],
    [['b'], 'g'],
    [['g'], 'f'],
    [['b', 'g'], 'a'],
    [['e'], 'f'],
    [['a', 'b', 'g'], undefined],
    [['missing'], 'g'],
  ])('%s is at %s', (ids, wanted) => {
    expect(cardAfterRemoval(rows, new Set(ids))?.key).toBe(wanted);
  });
});

describe('a list that has changed elsewhere', () => {
  const without = (behaviors: Behavior[], closed = open) => [listRows(behaviors, closed), behaviors] as const;
  const state = (part: Partial<ListState>): ListState => ({ ...createListStore().getState(), ...part });

  it('keeps everything that remains', () => {
    const before = state({ selected: new Set(['a', 'g']), anchor: 'a', cursor: 'b when', inserting: 'b', helped: 'a' });
    expect(pruned(before, rows, ...without([...list, move('h')]))).toEqual({});
  });

  it('loses what referred to removed behaviors', () => {
    const before = state({
      selected: new Set(['a', 'g']),
      anchor: 'a',
      cursor: 'a',
      inserting: 'a',
      renamed: 'a',
      helped: 'a',
      saving: ['a', 'g'],
    });
    expect(pruned(before, rows, ...without(list.slice(1)))).toEqual({
      selected: new Set(['g']),
      anchor: 'g',
      cursor: 'b',
      inserting: undefined,
      renamed: undefined,
      helped: undefined,
      saving: [],
    });
  });

  it.each([
    ['a whole block', 'd', [move('a'), move('g')], 'g'],
    ['the last one', 'g', list.slice(0, 2), 'f'],
    ['everything', 'd', [], undefined],
  ])('moves the cursor to the nearest row after the removal of %s', (_, cursor, behaviors, wanted) => {
    const changes = pruned(state({ cursor }), rows, ...without(behaviors));
    expect(changes).toHaveProperty('cursor', wanted);
  });

  it('keeps a selection within one list', () => {
    const apart = [move('a'), rule('b', [move('c'), move('d')], [move('e'), move('f')]), move('g')];
    const before = state({ selected: new Set(['c', 'd', 'e']), anchor: 'c' });
    expect(pruned(before, rows, ...without(apart)).selected).toEqual(new Set(['c', 'd']));
  });

  it('remembers closed blocks, which undo may bring back', () => {
    const before = state({ closed: new Set(['b']), selected: new Set(['a']) });
    expect(pruned(before, rows, ...without([move('a')]))).toEqual({});
  });

  it('ends move mode when what is moved is gone', () => {
    const moving = state({ isMoving: true, carried: new Set(['c', 'd']) });
    expect(pruned(moving, rows, ...without(list))).toEqual({});
    expect(pruned(moving, rows, ...without([move('a')]))).toMatchObject({ isMoving: false, carried: new Set() });
    const conditionMove = { id: 'x', title: '', rule: 'b', index: 0 };
    expect(pruned(state({ isMoving: true, conditionMove }), rows, ...without(list))).toMatchObject({
      isMoving: false,
      conditionMove: undefined,
    });
  });
});

describe('a drag that rests', () => {
  const closed = listRows(list, new Set([laneKey('b', 'elseBehaviors')]));
  const at = (from: typeof rows, key: string) => openedByRest(from.find((row) => row.key === key));

  it('opens a closed block or lane, and nothing else', () => {
    expect(at(listRows(list, new Set(['b'])), 'b')).toBe('b');
    expect(at(closed, laneKey('b', 'elseBehaviors'))).toBe(laneKey('b', 'elseBehaviors'));
    expect(at(closed, 'b')).toBeUndefined();
    expect(at(rows, laneKey('b', 'elseBehaviors'))).toBeUndefined();
    expect(at(listRows(list, new Set(['a'])), 'a')).toBeUndefined();
    expect(openedByRest(undefined)).toBeUndefined();
  });
});
