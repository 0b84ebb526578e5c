import { describe, expect, it } from 'vitest';
import { tryDisjointMerge, tryMerge } from '../../packages/core/src/merge/testing/tryMerge.ts';

const thousands = Array.from({ length: 20 }, (_, index) => index * 1000);

function seedsFrom(start: number): number[] {
  return Array.from({ length: 1000 }, (_, index) => start + index + 1);
}

describe('20,000 random triples', () => {
  it.each(thousands)('merge to the same valid project in either order, without losses, from seed %i', (start) => {
    expect(seedsFrom(start).flatMap(tryMerge)).toEqual([]);
  });

  it.each(thousands)('combine without a conflict when the sides change different parts, from seed %i', (start) => {
    expect(seedsFrom(start).flatMap(tryDisjointMerge)).toEqual([]);
  });
});
