import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChoice, type PressedKey, pressKey, type RepairChoice } from './repairChoice.ts';

const named = ['up', 'down', 'pageUp', 'pageDown', 'enter', 'escape'] as const;

function press(count: number, keys: readonly (string | PressedKey)[]): RepairChoice {
  return keys.reduce<RepairChoice>((choice, key) => {
    const name = named.find((each) => each === key);
    return pressKey(choice, typeof key !== 'string' ? key : name ? { input: '', name } : { input: key });
  }, createChoice(count));
}

describe('keys', () => {
  it.each([
    [[], 0, [0, 1, 2]],
    [['down', 'j', 'j', 'j'], 2, [0, 1, 2]],
    [['j', 'up', 'k'], 0, [0, 1, 2]],
    [['pageDown'], 2, [0, 1, 2]],
    [['pageDown', 'pageUp'], 0, [0, 1, 2]],
    [[' '], 0, [1, 2]],
    [[' ', ' '], 0, [0, 1, 2]],
    [['n', 'down', ' '], 1, [1]],
    [['n', 'a'], 0, [0, 1, 2]],
    [['x', 'y'], 0, [0, 1, 2]],
  ])('%j lead to change %i and %j chosen', (keys, cursor, chosen) => {
    const choice = press(3, keys);
    expect([choice.cursor, [...choice.chosen].sort()]).toEqual([cursor, chosen]);
    expect([choice.isAsking, choice.decision]).toEqual([false, undefined]);
  });

  it.each([
    [['enter'], true, undefined],
    [['enter', 'y'], true, 'write'],
    [['enter', 'n'], false, undefined],
    [['enter', 'escape'], false, undefined],
    [['enter', 'enter', ' ', 'x'], true, undefined],
    [['n', 'enter'], false, undefined],
    [['q'], false, 'leave'],
    [['escape'], false, 'leave'],
    [[{ input: 'c', ctrl: true }], false, 'interrupt'],
    [['enter', { input: 'c', ctrl: true }], true, 'interrupt'],
    [[{ input: 'q', ctrl: true }], false, undefined],
  ] as const)('%j ask %s and decide %s', (keys, isAsking, decision) => {
    const choice = press(2, keys);
    expect([choice.isAsking, choice.decision]).toEqual([isAsking, decision]);
  });

  it('in any order keep the cursor on a change, choose only existing changes, and write only when confirmed', () => {
    const key = fc.constantFrom(...named, ...'jk anqyx');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(key, { maxLength: 60 }), (count, keys) => {
        const choice = press(count, keys);
        expect(choice.cursor).toBeGreaterThanOrEqual(0);
        expect(choice.cursor).toBeLessThan(count);
        for (const at of choice.chosen) expect(at >= 0 && at < count).toBe(true);
        if (choice.decision === 'write') expect([keys.includes('enter'), keys.includes('y')]).toEqual([true, true]);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
