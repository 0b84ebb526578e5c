import { expect, it } from 'vitest';
import { groupProperties } from '../test/groupGeometry.ts';

it.each(Object.entries(groupProperties))('%s', (_title, property) => {
  expect(() => property({ seed: 11, numRuns: 300 })).not.toThrow();
});
