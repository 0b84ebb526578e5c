import { describe, expect, it } from 'vitest';
import type { EditPath } from '../edit/op.ts';
import { type MergeConflict, type MergeRun, withKept } from './conflict.ts';
import { addOrderConflict, mergeMembers } from './mergeValue.ts';

type Value = Readonly<Record<string, unknown>>;

function merge(base: Value, mine: Value, theirs: Value, path: EditPath = ['object'], kept: readonly string[] = []) {
  const run: MergeRun = { conflicts: [], kept: withKept(new Set(), kept) };
  const merged = mergeMembers(run, path, { base, mine, theirs });
  return { merged, conflicts: run.conflicts };
}

/** Kind of a conflict and the last key of its path, with the side that is kept. */
const told = (conflicts: readonly MergeConflict[]) =>
  conflicts.map(({ kind, path, kept }) => [kind, path.at(-1), kept]);

const program = (...parts: unknown[]) => ({ '@': 'expression', $: parts });

describe('a merged value', () => {
  it.each<[string, Value, Value, Value, Value]>([
    ['is the value of the side that changed it', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    ['is the value of both sides if they agree', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['is the value that one side added', {}, { a: 1 }, {}, { a: 1 }],
    ['is removed when one side removed it', { a: 1, b: 2 }, { b: 2 }, { a: 1, b: 2 }, { b: 2 }],
    ['has changes of both at different keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    [
      'has changes of both below one key',
      { o: { a: 1 } },
      { o: { a: 1, b: 2 } },
      { o: { c: 3 } },
      { o: { b: 2, c: 3 } },
    ],
    ['may be named like a property of every object', {}, { toString: 1 }, { valueOf: 2 }, { toString: 1, valueOf: 2 }],
    [
      'may be false, 0, blank or null',
      { a: 1, b: 1, c: 1, d: 1 },
      { a: false, b: 0, c: 1, d: 1 },
      { a: 1, b: 1, c: '', d: null },
      { a: false, b: 0, c: '', d: null },
    ],
    [
      'has members of both by id',
      { l: [{ id: 'x' }] },
      { l: [{ id: 'x' }, { id: 'y' }] },
      { l: [{ id: 'x', n: 1 }] },
      { l: [{ id: 'x', n: 1 }, { id: 'y' }] },
    ],
    [
      'has members of both by name',
      { l: [{ name: 'x' }] },
      { l: [] },
      { l: [{ name: 'x' }, { name: 'y' }] },
      { l: [{ name: 'y' }] },
    ],
    ['has members that both added', {}, { l: [{ id: 'x' }] }, { l: [{ id: 'y' }] }, { l: [{ id: 'x' }, { id: 'y' }] }],
    [
      'combines sides of a size',
      { s: { width: 1, height: 1 } },
      { s: { width: 2, height: 1 } },
      { s: { width: 1, height: 3 } },
      { s: { width: 2, height: 3 } },
    ],
    ['has tags of both', { tags: 'a\tb' }, { tags: 'a' }, { tags: 'a\tb\tc' }, { tags: 'a\tc' }],
    [
      'has tags of both that an instance adds',
      { actorTags: 'a' },
      { actorTags: 'a\tb' },
      { actorTags: 'c\ta' },
      { actorTags: 'c\ta\tb' },
    ],
    ['has tags where there were none', { tags: '' }, { tags: 'a' }, { tags: 'b' }, { tags: 'a\tb' }],
    [
      'has changes of both in lists called files that do not belong to assets',
      { files: [{ name: 'a', size: 1, sha256: 'p' }] },
      { files: [{ name: 'a', size: 2, sha256: 'p' }] },
      { files: [{ name: 'a', size: 1, sha256: 'q' }] },
      { files: [{ name: 'a', size: 2, sha256: 'q' }] },
    ],
    [
      'has changes of both where only one is a point',
      { p: { x: 0, y: 0 } },
      { p: { x: 1, y: 0 } },
      { p: { x: 0, y: 0, z: 1 } },
      { p: { x: 1, y: 0, z: 1 } },
    ],
    [
      'has keys of both where only one has a type',
      {},
      { o: { '@': 'a', $: 1 } },
      { o: { b: 2 } },
      { o: { '@': 'a', $: 1, b: 2 } },
    ],
    [
      'has the order of keys that one side changed',
      { id1: 1, id2: 2 },
      { id2: 2, id1: 1 },
      { id1: 1, id2: 2, id3: 3 },
      { id2: 2, id1: 1, id3: 3 },
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    for (const { merged, conflicts } of [merge(base, mine, theirs), merge(base, theirs, mine)]) {
      expect([merged, idsOf(merged), conflicts]).toEqual([expected, idsOf(expected), []]);
    }
  });

  it.each<[string, Value, Value, Value, Value, [kind: string, key: unknown, kept: string]]>([
    ['two values of one key', { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }, ['value', 'a', 'theirs']],
    ['two new values of one key', {}, { a: 3 }, { a: 2 }, { a: 3 }, ['value', 'a', 'mine']],
    ['a change to something that the other removed', { a: 1 }, {}, { a: 2 }, { a: 2 }, ['deletion', 'a', 'theirs']],
    [
      'lists whose members have no key',
      { l: [1] },
      { l: [1, 2] },
      { l: [0, 1] },
      { l: [1, 2] },
      ['value', 'l', 'mine'],
    ],
    ['a list and an object', { l: 1 }, { l: [1] }, { l: { a: 1 } }, { l: { a: 1 } }, ['value', 'l', 'theirs']],
    [
      'two expressions, although their texts could add up',
      { e: program('1') },
      { e: program('1', '+2') },
      { e: program('0+', '1') },
      { e: program('1', '+2') },
      ['value', 'e', 'mine'],
    ],
    [
      'an expression and an object',
      { e: 1 },
      { e: program('1') },
      { e: { x: 1 } },
      { e: { x: 1 } },
      ['value', 'e', 'theirs'],
    ],
    [
      'texts with tabs that are not tags',
      { t: 'a' },
      { t: 'a\tb' },
      { t: 'c\ta' },
      { t: 'c\ta' },
      ['value', 't', 'theirs'],
    ],
    ['the same tag twice', { tags: 'a' }, { tags: 'b\tb' }, { tags: 'c' }, { tags: 'c' }, ['value', 'tags', 'theirs']],
    [
      'a point where there was none',
      {},
      { p: { x: 1, y: 0 } },
      { p: { x: 0, y: 1 } },
      { p: { x: 1, y: 0 } },
      ['value', 'p', 'mine'],
    ],
    [
      'two new attributes with the same id',
      {},
      { id1: { '@': 'real', $: 1, name: 'A' } },
      { id1: { '@': 'real', $: 2, name: 'B' } },
      { id1: { '@': 'real', $: 2, name: 'B' } },
      ['value', 'id1', 'theirs'],
    ],
  ])('is that of one side for %s', (_, base, mine, theirs, expected, conflict) => {
    const { merged, conflicts } = merge(base, mine, theirs);
    expect([merged, told(conflicts)]).toEqual([expected, [conflict]]);
    expect(conflicts[0]?.path).toEqual(['object', String(conflict[1])]);
    const [kind, key, kept] = conflict;
    const turned = merge(base, theirs, mine);
    expect(turned.merged).toEqual(expected);
    expect(told(turned.conflicts)).toEqual([[kind, key, kept === 'mine' ? 'theirs' : 'mine']]);
  });

  it('is an asset with changes of both outside its files', () => {
    const list = (name: string, note: string) => ({ images: [{ name: 'a', label: name, note }] });
    const { merged, conflicts } = merge(list('A', 'n'), list('B', 'n'), list('A', 'm'), ['assets']);
    expect([merged, conflicts]).toEqual([list('B', 'm'), []]);
  });

  it('has the position of both in the order of keys, and reports a key that both moved', () => {
    const keys = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 1]));
    const { merged, conflicts } = merge(
      keys('id2', 'id3', 'id4', 'id5', 'id6'),
      keys('id4', 'id2', 'id3', 'id5', 'id6'),
      keys('id2', 'id3', 'id5', 'id6', 'id4'),
    );
    expect(Object.keys(merged)).toEqual(['id4', 'id2', 'id3', 'id5', 'id6']);
    expect(conflicts).toEqual([
      {
        kind: 'order',
        path: ['object', 'id4'],
        kept: 'mine',
        base: { after: 'id3' },
        mine: { after: null },
        theirs: { after: 'id6' },
      },
    ]);
  });

  it.each<[string, Value, Value]>([
    ['was not there', { b: 1 }, { b: 1 }],
    ['is next to it', { a: { id5: 1 }, b: 1 }, { a: { id5: 1 } }],
  ])('that is held does not hold a value that %s', (_, base, mine) => {
    const { merged, conflicts } = merge(base, mine, base, ['object'], ['object/a/id5', 'object/c']);
    expect([merged, conflicts]).toEqual([mine, []]);
  });

  it('that is held and changed is the changed one', () => {
    const base = { a: { id5: 1 } };
    const held = ['object/a/id5'];
    expect(merge(base, { a: { id5: 2 } }, base, ['object'], held)).toEqual({
      merged: { a: { id5: 2 } },
      conflicts: [],
    });
    expect(merge(base, base, { a: { id5: 2 } }, ['object'], held)).toEqual({
      merged: { a: { id5: 2 } },
      conflicts: [],
    });
  });

  it('is a whole file of an asset, because its size and its digest describe its contents', () => {
    const files = (size: number, sha256: string) => ({ files: [{ name: 'a.png', size, sha256 }] });
    const path = ['assets', 'images', { name: 'a' }];
    const { merged, conflicts } = merge(files(1, 'p'), files(2, 'p'), files(1, 'q'), path);
    expect(merged).toEqual(files(1, 'q'));
    expect(told(conflicts)).toEqual([['value', { name: 'a.png' }, 'theirs']]);
  });

  it('that is held is kept although one side removed it, which is no conflict of its own', () => {
    const base = { a: { id5: 1, id6: 2 }, b: 1 };
    const held = merge(base, { b: 1 }, base, ['object'], ['object/a/id5']);
    expect(held).toEqual({ merged: { a: { id5: 1, id6: 2 }, b: 1 }, conflicts: [] });
    const part = merge(base, { a: { id7: 3 }, b: 1 }, base, ['object'], ['object/a/id5']);
    expect(part).toEqual({ merged: { a: { id5: 1, id7: 3 }, b: 1 }, conflicts: [] });
  });

  it('whose type and value changed on different sides is that of one, with the other keys of both', () => {
    const [base, mine] = [
      { id1: { '@': 'real', $: 1, name: 'A' } },
      { id1: { '@': 'text', $: '1', name: 'A', help: 'h' } },
    ];
    const { merged, conflicts } = merge(base, mine, { id1: { '@': 'real', $: 2, name: 'B' } });
    expect(merged).toEqual({ id1: { '@': 'real', $: 2, name: 'B', help: 'h' } });
    expect(told(conflicts)).toEqual([['value', 'id1', 'theirs']]);
  });
});

describe('a conflict of order', () => {
  const orders = { base: ['a', 'b', 'c'], mine: ['c', 'a', 'b'], theirs: ['a', 'c', 'b'] };
  const conflictOf = (merged: string[], versions = orders) => {
    const run: MergeRun = { conflicts: [], kept: new Set() };
    addOrderConflict(run, ['object', 'c'], 'c', versions, merged);
    return run.conflicts[0];
  };

  it('names the preceding member on each side, and the side whose position it has', () => {
    const common = {
      kind: 'order',
      path: ['object', 'c'],
      base: { after: 'b' },
      mine: { after: null },
      theirs: { after: 'a' },
    };
    expect(conflictOf(['c', 'a', 'b'])).toEqual({ ...common, kept: 'mine' });
    expect(conflictOf(['a', 'c', 'b'])).toEqual({ ...common, kept: 'theirs' });
  });

  it('does not name members that no longer exist', () => {
    expect(conflictOf(['a', 'c'])).toMatchObject({
      base: { after: 'a' },
      mine: { after: null },
      theirs: { after: 'a' },
    });
  });

  it('leaves out a version that has no such member', () => {
    const conflict = conflictOf(['c', 'a', 'b'], { ...orders, base: ['a', 'b'] });
    expect(conflict).not.toHaveProperty('base');
    expect(conflict).toMatchObject({ mine: { after: null }, theirs: { after: 'a' } });
  });
});

/** Ids among the keys, whose order people see. */
const idsOf = (value: Value) => Object.keys(value).filter((key) => key.startsWith('id'));
