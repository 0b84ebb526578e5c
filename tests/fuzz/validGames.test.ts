import { expect, it } from 'vitest';
import { playValidExamples, playValidProjects } from '../../packages/runtime/src/test/validGames.property.ts';

it('3,000 random projects without blocking issues run without predictable faults', async () => {
  expect(await playValidProjects(1000, 3000)).toEqual([]);
});

it('5,000 games of valid examples run without predictable faults', async () => {
  expect(await playValidExamples(1000, 5000)).toEqual([]);
});
