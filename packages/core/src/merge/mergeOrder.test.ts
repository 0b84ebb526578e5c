import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOrder } from './mergeOrder.ts';

/** Lists as words of single letters. */
function merge(base: string, mine: string, theirs: string, wanted = keptOf(base, mine, theirs)) {
  const { order, clashes } = mergeOrder(new Set(wanted), { base: [...base], mine: [...mine], theirs: [...theirs] });
  return [order.join(''), clashes.join('')];
}

/** The members that neither side removed. */
function keptOf(base: string, mine: string, theirs: string): string {
  const all = new Set([...base, ...mine, ...theirs]);
  return [...all].filter((key) => !base.includes(key) || (mine.includes(key) && theirs.includes(key))).join('');
}

describe('the order of a merged list', () => {
  it.each([
    ['nothing changed', 'abc', 'abc', 'abc', 'abc', ''],
    ['one side moved', 'abcd', 'dabc', 'abcd', 'dabc', ''],
    ['both made the same move', 'abcd', 'dabc', 'dabc', 'dabc', ''],
    ['both moved different members', 'abcdef', 'bacdef', 'abcdfe', 'bacdfe', ''],
    ['one moved what the other moved past', 'abc', 'bca', 'acb', 'cba', ''],
    ['one swapped two, and the other moved one of them', 'abc', 'acb', 'cab', 'cab', ''],
    ['one swapped two, and the other moved one of them away', 'abcd', 'abdc', 'adcb', 'adcb', ''],
    ['both moved one member to different positions', 'abcde', 'cabde', 'abdec', 'cabde', 'c'],
    ['both added at one position', 'ab', 'axb', 'ayb', 'axyb', ''],
    ['both added runs at one position', 'ab', 'apqb', 'aomb', 'aompqb', ''],
    ['both added the same next to other members', 'ab', 'axnb', 'anyb', 'axnyb', ''],
    ['both added the same in another order', 'ab', 'axyb', 'ayxb', 'axyb', 'xy'],
    ['one removed the neighbor of a member that the other added', 'abc', 'ac', 'abxc', 'axc', ''],
    ['one added at the beginning, the other at the end', 'a', 'xa', 'ay', 'xay', ''],
    ['one side was empty', '', 'ab', 'cd', 'abcd', ''],
    ['one reversed, the other added', 'abc', 'cba', 'abcx', 'cbax', ''],
    ['both moved one to the same position, in the order of all versions', 'fbcdea', 'bcdfea', 'fbcdae', 'bcdfae', ''],
    [
      'both moved one to the same position, and one side moved it past the other’s',
      'abfcd',
      'bfcad',
      'abcfd',
      'bcfad',
      '',
    ],
    ['both moved one to the beginning, so that one side moved one past the other', 'bcyz', 'zbcy', 'ybcz', 'zybc', ''],
    ['runs that both moved are in the order of most of their members', 'axbyc', 'caxby', 'axbyc', 'caxby', ''],
  ])('when %s', (_, base, mine, theirs, order, clashes) => {
    expect(merge(base, mine, theirs)).toEqual([order, clashes]);
    expect(merge(base, theirs, mine)).toEqual([order, clashes]);
  });

  it('puts members that no version places at the end, in the order of their keys', () => {
    expect(merge('a', 'a', 'a', 'zya')).toEqual(['ayz', '']);
  });

  it('keeps a wanted member that one side lacks at its position on the other side', () => {
    expect(merge('abc', 'ac', 'abxc', 'abxc')).toEqual(['abxc', '']);
  });

  it('does not compare all pairs of very long runs', () => {
    const run = (mark: string) => Array.from({ length: 150 }, (_, at) => `${mark}${at}`);
    const base = [...run('m'), 'end', ...run('t')];
    const mine = ['end', ...run('m'), ...run('t')];
    const theirs = [...run('m'), ...run('t').toReversed(), 'end'];
    const { order } = mergeOrder(new Set(base), { base, mine, theirs });
    const turned = mergeOrder(new Set(base), { base, mine: theirs, theirs: mine });
    expect(order).toEqual(turned.order);
    expect([...order].sort()).toEqual([...base].sort());
  });
});

const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));

describe('any three orders', () => {
  it('merge so that each wanted member occurs once, whichever side is “mine”', () => {
    fc.assert(
      fc.property(letters, letters, letters, letters, (base, mine, theirs, others) => {
        const wanted = new Set([...mine, ...others]);
        const merged = mergeOrder(wanted, { base, mine, theirs });
        expect(mergeOrder(wanted, { base, mine: theirs, theirs: mine })).toEqual(merged);
        expect([...merged.order].sort()).toEqual([...wanted].sort());
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('result in the order of the side that changed, if the other did not', () => {
    fc.assert(
      fc.property(letters, letters, (base, mine) => {
        const expected = { order: mine, clashes: [] };
        expect(mergeOrder(new Set(mine), { base, mine, theirs: base })).toEqual(expected);
        expect(mergeOrder(new Set(mine), { base, mine: base, theirs: mine })).toEqual(expected);
        expect(mergeOrder(new Set(mine), { base, mine, theirs: mine })).toEqual(expected);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it('keep members together in the order that both sides have', () => {
    fc.assert(
      fc.property(letters, letters, letters, (base, mine, theirs) => {
        const wanted = new Set([...mine, ...theirs]);
        const { order, clashes } = mergeOrder(wanted, { base, mine, theirs });
        if (clashes.length > 0) return;
        const added = mine.filter((key) => !base.includes(key) && !theirs.includes(key));
        expect(order.filter((key) => added.includes(key))).toEqual(added);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});
