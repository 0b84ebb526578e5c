import { expect, it } from 'vitest';
import { groupProperties } from '../../packages/core/src/edit/test/groupGeometry.ts';

it.each(Object.entries(groupProperties))('%s, in 20,000 selections', (_title, property) => {
  expect(() => property({ seed: 12, numRuns: 20_000 })).not.toThrow();
});
