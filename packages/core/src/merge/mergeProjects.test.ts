import { describe, expect, it } from 'vitest';
import { tryDisjointMerge, tryMerge } from './testing/tryMerge.ts';

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

describe('any two versions of any project', () => {
  it('merge into one of the stored shape, the same in either order, that has every change or names it', () => {
    expect(seeds.flatMap(tryMerge).slice(0, 8)).toEqual([]);
  });

  it('merge without a conflict when each side changed only its own parts', () => {
    expect(seeds.flatMap(tryDisjointMerge).slice(0, 8)).toEqual([]);
  });
});
