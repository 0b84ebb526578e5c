import { expect, it } from 'vitest';
import { importMutated } from '../../packages/core/src/legacy/test/importMutated.ts';
import { fixtureNames, readFixture } from '../../packages/core/src/legacy/test/readFixture.ts';

const seeds = Array.from({ length: 2000 }, (_, index) => index + 1);

it.each(fixtureNames)('the legacy project %s under 2,000 mutations gives a project or one sentence', (name) => {
  const { imported, refused, complaints } = importMutated(readFixture(name), seeds);
  expect(complaints).toEqual([]);
  expect([imported + refused, imported > 0]).toEqual([seeds.length, true]);
});
