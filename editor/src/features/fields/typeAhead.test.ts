import { describe, expect, it } from 'vitest';
import { typeAhead } from './typeAhead.ts';

const names = ['is', 'is not', 'is below', 'contains', 'Über'];

describe('typing on a choice', () => {
  it.each([
    { typed: 'c', index: 0, at: 3 },
    { typed: 'i', index: 0, at: 1 },
    { typed: 'i', index: 2, at: 0 },
    { typed: 'is n', index: 0, at: 1 },
    { typed: 'is b', index: -1, at: 2 },
    { typed: 'IS N', index: 3, at: 1 },
    { typed: 'ü', index: 0, at: 4 },
    { typed: 'x', index: 0, at: -1 },
  ])('leads from option $index with "$typed" to $at', ({ typed, index, at }) => {
    const state = { text: '', at: 0 };
    let found: number | undefined = index;
    [...typed].forEach((key, step) => {
      found = typeAhead(state, { key, timeStamp: 2000 + step * 100 }, names, Math.max(found ?? -1, index < 0 ? -1 : 0));
    });
    expect(found).toBe(at);
  });

  it('starts over after a pause', () => {
    const state = { text: '', at: 0 };
    typeAhead(state, { key: 'i', timeStamp: 2000 }, names, 0);
    expect(typeAhead(state, { key: 'c', timeStamp: 3000 }, names, 1)).toBe(3);
  });

  it('does not take keys that type nothing, or a space at the beginning', () => {
    const taken = ['Enter', 'F2', 'ArrowDown', ' '].map((key) =>
      typeAhead({ text: '', at: 0 }, { key, timeStamp: 2000 }, names, 0),
    );
    expect(taken).toEqual([undefined, undefined, undefined, undefined]);
  });
});
