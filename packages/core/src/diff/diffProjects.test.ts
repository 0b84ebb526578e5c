import { describe, expect, it } from 'vitest';
import { tryDiff } from './testing/tryDiff.ts';

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('the difference of any two projects', () => {
  it('turns one into the bytes of the other and back', () => {
    expect(seeds.flatMap(tryDiff).slice(0, 5)).toEqual([]);
  });
});
