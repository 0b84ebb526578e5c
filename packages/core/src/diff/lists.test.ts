import { describe, expect, it } from 'vitest';
import { listSteps } from './listOps.ts';
import { movedMembers, stayingKeys } from './longestRun.ts';
import { memberKeys } from './memberKeys.ts';
import { isOrderedKey, isSameJson, isVector } from './sameJson.ts';

/** Every list of some of the letters a to d, in every order. */
const words = ['a', 'b', 'c', 'd'].reduce(
  (all, letter) => all.concat(all.flatMap((word) => insertions(word, letter))),
  [''],
);

function insertions(word: string, letter: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, at) => word.slice(0, at) + letter + word.slice(at));
}

/** The most letters of a word that are in the order of another, found by trying every subset. */
function mostInOrder(before: string, after: string): number {
  let most = 0;
  for (let part = 0; part < 2 ** after.length; part += 1) {
    const chosen = [...after].filter((_, at) => part & (1 << at));
    const positions = chosen.map((letter) => before.indexOf(letter));
    const isInOrder = positions.every((position, at) => position >= 0 && position > (positions[at - 1] ?? -1));
    if (isInOrder) most = Math.max(most, chosen.length);
  }
  return most;
}

const pairs = words.flatMap((before) => words.map((after) => [before, after] as const));

/** Pairs of lists with the most members that can stay, computed once. */
const tried = pairs.map(([before, after]) => ({ before, after, most: mostInOrder(before, after) }));

function isSound(before: string, after: string, most: number): boolean {
  const list = [...before];
  const steps = listSteps([...before], [...after]);
  const gone = [...before].filter((letter) => !after.includes(letter)).length;
  const areFit = steps.every(
    ({ step, key }) => (step === 'insert') !== before.includes(key) && (step === 'remove') !== after.includes(key),
  );
  for (const step of steps) {
    if (step.step !== 'insert') list.splice(list.indexOf(step.key), 1);
    if (step.step !== 'remove') list.splice(step.index, 0, step.key);
  }
  return areFit && list.join('') === after && steps.length === gone + after.length - most;
}

describe('the steps between any two lists', () => {
  it('turn one into the other, with one step per new, removed or moved member', () => {
    expect(tried.length).toBeGreaterThan(4000);
    expect(tried.filter(({ before, after, most }) => !isSound(before, after, most))).toEqual([]);
  });

  it('keep as many members in place as possible', () => {
    const wrong = tried.filter(({ before, after, most }) => {
      const stay = stayingKeys([...before], [...after]);
      const moved = movedMembers([...before], [...after]);
      return stay.size !== most || [...after].some((letter) => stay.has(letter) === moved.has(letter));
    });
    expect(wrong).toEqual([]);
  });

  it('keep preferred members in place where there is a choice, but never fewer in total', () => {
    const wrong = tried.filter(({ before, after, most }) =>
      [...after].some((favored) => {
        const moved = movedMembers([...before], [...after], new Set([favored]));
        const isChoice = before.includes(favored) && mostWith(before, after, favored) === most;
        return moved.size !== after.length - most || moved.has(favored) === isChoice;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** The most letters in order that include this one. */
function mostWith(before: string, after: string, letter: string): number {
  const cut = (word: string): [string, string] => [
    word.slice(0, word.indexOf(letter)),
    word.slice(word.indexOf(letter) + 1),
  ];
  const [[left, right], [first, second]] = [cut(before), cut(after)];
  return mostInOrder(left, first) + 1 + mostInOrder(right, second);
}

describe('the keys of members', () => {
  it.each<[what: string, path: string[], lists: unknown[][], keys: readonly (readonly string[])[] | undefined]>([
    ['ids', ['x'], [[{ id: 'a' }, { id: 'b' }], [{ id: 'b' }]], [['a', 'b'], ['b']]],
    ['ids before names', ['x'], [[{ id: 'a', name: 'n' }]], [['a']]],
    ['names where one has no id', ['x'], [[{ id: 'a', name: 'n' }], [{ name: 'm' }]], [['n'], ['m']]],
    ['the texts of the game’s lists', ['object', 'scenes'], [['id1'], ['id2', 'id1']], [['id1'], ['id2', 'id1']]],
    ['the texts of the list of actors', ['object', 'prototypes'], [['id1']], [['id1']]],
    ['nothing for texts in other lists', ['object', 'tags'], [['id1']], undefined],
    ['nothing for texts deeper in the game', ['object', 'scenes', 'x'], [['id1']], undefined],
    ['nothing for texts in other documents', ['scenes', 'scenes'], [['id1']], undefined],
    ['nothing for values other than texts in the game’s lists', ['object', 'scenes'], [['id1'], [5]], undefined],
    ['nothing for numbers', ['x'], [[1]], undefined],
    ['nothing where one member has neither', ['x'], [[{ id: 'a' }, { a: 1 }]], undefined],
    ['nothing for ids that are not texts', ['x'], [[{ id: 1 }]], undefined],
    ['nothing for expressions', ['x'], [[{ '@': 'expression', $: [], id: 'a' }]], undefined],
  ])('are %s', (_, path, lists, keys) => {
    expect(memberKeys(path, lists)?.orders).toEqual(keys);
  });

  it('of duplicates differ, and refer to the first of them', () => {
    const keyed = memberKeys(['x'], [[{ id: 'a' }], [{ id: 'a' }, { id: 'a' }, { id: 'a' }]]);
    expect([keyed?.hasTwins, new Set(keyed?.orders[1]).size]).toEqual([true, 3]);
    expect(keyed?.orders[1]?.map((key) => keyed.keyOf(key))).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'a' }]);
    expect(memberKeys(['x'], [[{ id: 'a' }], [{ id: 'a' }]])?.hasTwins).toBe(false);
  });

  it('say how an edit addresses a member', () => {
    expect(memberKeys(['x'], [[{ id: 'a' }]])?.keyOf('a')).toEqual({ id: 'a' });
    expect(memberKeys(['x'], [[{ name: 'a' }]])?.keyOf('a')).toEqual({ name: 'a' });
    expect(memberKeys(['object', 'scenes'], [['a']])?.keyOf('b')).toEqual({ id: 'b' });
  });
});

describe('values that read the same', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [null, {}, false],
    [[], {}, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1, c: 2 }, false],
    [{ a: undefined }, { b: undefined }, true],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, false],
    // The order of custom attributes is what people see.
    [{ id1: 1, id2: 2 }, { id2: 2, id1: 1 }, false],
    [{ id1: 1, id2: 2, x: 3 }, { x: 3, id1: 1, id2: 2 }, true],
    [{ id1: 1, x: 3 }, { x: 3, id1: 1 }, true],
    [{ toString: 1 }, {}, false],
    [{}, { toString: 1 }, false],
  ])('%j and %j: %s', (left, right, isSame) => {
    expect([isSameJson(left, right), isSameJson(right, left)]).toEqual([isSame, isSame]);
  });

  it.each([
    ['id1', true],
    ['id1234567890123456789', true],
    ['id12345678901234567890', false],
    ['id', false],
    ['xid1', false],
    ['id1x', false],
    ['name', false],
  ])('keep the order of keys like %s: %s', (key, isOrdered) => {
    expect(isOrderedKey(key)).toBe(isOrdered);
  });

  it.each<[unknown, boolean]>([
    [{ x: 1, y: 2 }, true],
    [{ y: 1, x: 2 }, true],
    [{ width: 1, height: 2 }, true],
    [{ red: 1, green: 0, blue: 0, alpha: 1 }, true],
    [{ x: 1 }, false],
    [{ x: 1, y: 2, z: 3 }, false],
    [{ x: 1, y: 2, z: undefined }, true],
    [[1, 2], false],
    [null, false],
  ])('look the same to people: %j, %s', (value, isOne) => {
    expect(isVector(value)).toBe(isOne);
  });
});
