import { expect, it } from 'vitest';
import { tryDiff } from '../../packages/core/src/diff/testing/tryDiff.ts';

const thousands = Array.from({ length: 7 }, (_, index) => index * 1000);

it.each(thousands)(
  'the differences between 3,000 pairs convert each into the other and back, byte for byte, from seed %i',
  (start) => {
    const seeds = Array.from({ length: 1000 }, (_, index) => start + index + 1);
    expect(seeds.flatMap(tryDiff)).toEqual([]);
  },
);
