import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesFromNotes, createPathNotes, type PathNote } from './noteChanges.ts';

const changed = (...path: (string | number)[]): PathNote => ({ path, why: 'changed', isLeftOut: false });
const leftOut = (...path: (string | number)[]): PathNote => ({ path, why: 'left out', isLeftOut: true });

function changesOf(before: unknown, after: unknown, notes: readonly PathNote[]) {
  return changesFromNotes(before, after, notes).map(({ path, from, to }) => [path.join('/'), from, to]);
}

describe('changes from notes', () => {
  it('lists of lists: removing from an inner list does not shift the outer list', () => {
    const before = { rows: ['x', 'y', ['a', 'b', 'c'], 'z'] };
    const after = { rows: ['x', 'Y', ['a', 'C'], 'Z'] };
    const notes = [changed('rows', 1), leftOut('rows', 2, 1), changed('rows', 2, 2), changed('rows', 3)];
    expect(changesOf(before, after, notes)).toEqual([
      ['rows/1', 'y', 'Y'],
      ['rows/2/2', 'c', 'C'],
      ['rows/3', 'z', 'Z'],
      ['rows/2/1', 'b', undefined],
    ]);
  });

  it('a note below a noted path is part of its change, whether it comes before or after', () => {
    const before = { a: { b: { c: 1 } }, d: { e: 2 } };
    const after = { a: { b: { c: 5 } }, d: 7 };
    const notes = [changed('a', 'b'), changed('a', 'b', 'c'), changed('d', 'e'), changed('d'), changed('d')];
    expect(changesOf(before, after, notes)).toEqual([
      ['a/b', { c: 1 }, { c: 5 }],
      ['d', { e: 2 }, 7],
    ]);
  });

  it('a note on something that stayed the same is not a change, and 0 differs from -0', () => {
    expect(changesOf({ a: 1, b: -0 }, { a: 1, b: 0 }, [changed('a'), changed('b')])).toEqual([['b', -0, 0]]);
  });

  it('applied one after the other, they lead from one state to the other', () => {
    const element = fc.constantFrom<'keep' | 'change' | 'leave out'>('keep', 'change', 'leave out');
    fc.assert(
      fc.property(fc.array(fc.tuple(element, fc.array(element, { maxLength: 6 })), { maxLength: 12 }), (lists) => {
        const before = lists.map(([, inner], at) => inner.map((_, index) => `${at}.${index}`));
        const notes = lists.flatMap(([outer, inner], at) => {
          if (outer === 'leave out') return [leftOut(at)];
          const own = inner.flatMap((how, index) => {
            if (how === 'leave out') return [leftOut(at, index)];
            return how === 'change' ? [changed(at, index)] : [];
          });
          return own;
        });
        const after = lists.flatMap(([outer, inner], at) =>
          outer === 'leave out'
            ? []
            : [inner.flatMap((how, index) => (how === 'leave out' ? [] : [how === 'keep' ? `${at}.${index}` : 'new']))],
        );
        const replayed: unknown[][] = structuredClone(before);
        for (const { path, to } of changesFromNotes(before, after, notes)) {
          const [at, index] = path.map(Number);
          const list = index === undefined ? replayed : replayed[at ?? 0];
          if (to === undefined) list?.splice(index ?? at ?? 0, 1);
          else list?.splice(index ?? 0, 1, to);
        }
        expect(replayed).toEqual(after);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('notes on paths', () => {
  const noteOf = (path: readonly (string | number)[], message: string | (() => string), params?: object) => {
    const notes = createPathNotes('scenes/id1.json');
    notes.add('document.shape', 'blocking', path, message, params as never);
    return notes.pathNotes[0];
  };

  it.each<[string, string, string]>([
    ['the text after a colon', 'scenes/id1.json at a, 0: 5 is no text: it goes.', '5 is no text: it goes.'],
    ['a sentence about the location', 'scenes/id1.json at a, 0 is missing; 0 is used.', 'It is missing; 0 is used.'],
  ])('keep %s', (_, message, why) => {
    expect(noteOf(['a', 0], message)?.why).toBe(why);
    expect(noteOf(['a', 0], () => message)?.why).toBe(why);
  });

  it.each<[string, (string | number)[], object | undefined, boolean]>([
    ['an element that nothing replaces', ['a', 0], { used: undefined }, true],
    ['an element that something replaces', ['a', 0], { used: 1 }, false],
    ['an element with no word on a replacement', ['a', 0], undefined, false],
    ['a key that nothing replaces, in a list', ['a', 0, 'b'], { used: undefined }, false],
  ])('state for %s whether it was left out', (_, path, params, expected) => {
    expect(noteOf(path, 'scenes/id1.json', params)).toMatchObject({ path, isLeftOut: expected });
  });
});
