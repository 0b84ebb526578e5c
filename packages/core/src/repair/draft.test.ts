import { describe, expect, it } from 'vitest';
import { valueAt } from '../model/path.ts';
import { createDraft } from './draft.ts';

const given = () => ({ a: { b: [1, { c: 2 }] }, d: { e: 3 } });

describe('what is at a path', () => {
  it.each<[string, (string | number)[], unknown]>([
    ['the root for no path', [], given()],
    ['a member of a list', ['a', 'b', 1, 'c'], 2],
    ['nothing below something that does not exist', ['x', 'y', 'z'], undefined],
    ['nothing below a number', ['d', 'e', 'f'], undefined],
    ['nothing in a list at a text, not even its length', ['a', 'b', 'length'], undefined],
    ['nothing inherited', ['d', 'constructor'], undefined],
  ])('is %s', (_, path, expected) => {
    expect(valueAt(given(), path)).toEqual(expected);
  });
});

describe('a draft', () => {
  it('copies what it changes once, shares the rest, and leaves its input unchanged', () => {
    const before = given();
    const draft = createDraft('object.json', before);
    expect(draft.value).toBe(before);
    draft.set(['a', 'b', 1, 'c'], 5, 'first');
    const copied = draft.value;
    draft.set(['a', 'b', 2], 6, 'second');
    draft.remove(['a', 'b', 0], 'third');
    expect(draft.value).toBe(copied);
    expect(draft.value).toEqual({ a: { b: [{ c: 5 }, 6] }, d: { e: 3 } });
    expect(valueAt(draft.value, ['d'])).toBe(before.d);
    expect(before).toEqual(given());
  });

  it('reports what each change did', () => {
    const draft = createDraft('object.json', given());
    draft.set(['d', 'f'], 1, 'new');
    draft.remove(['d', 'e'], 'gone');
    draft.set([], 7, 'all');
    expect(draft.changes).toEqual([
      { path: ['d', 'f'], from: undefined, to: 1, why: 'new' },
      { path: ['d', 'e'], from: 3, to: undefined, why: 'gone' },
      { path: [], from: { a: given().a, d: { f: 1 } }, to: 7, why: 'all' },
    ]);
  });

  it('adds changes that were made elsewhere after its own', () => {
    const draft = createDraft('object.json', given());
    draft.set(['d'], 1, 'own');
    draft.replace({}, [{ path: ['a'], from: 1, to: undefined, why: 'other' }]);
    expect([draft.value, draft.changes.map(({ why }) => why)]).toEqual([{}, ['own', 'other']]);
  });

  it.each<[string, (string | number)[]]>([
    ['below a number', ['d', 'e', 'f']],
    ['below something that does not exist', ['x', 'y']],
  ])('changes nothing %s', (_, path) => {
    expect(() => createDraft('object.json', given()).set(path, 1, '')).toThrow(/neither a list nor an object/);
    expect(() => createDraft('object.json', given()).remove(path, '')).toThrow(/neither a list nor an object/);
  });

  it('cannot be removed from itself', () => {
    expect(() => createDraft('object.json', given()).remove([], '')).toThrow(
      'A document cannot be removed from itself.',
    );
  });
});
