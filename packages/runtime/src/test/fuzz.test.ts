import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { playProject } from './playProject.ts';
import { randomProjects } from './randomGame.ts';
import { randomInput } from './randomInput.ts';

it('any project runs for 300 frames without an internal error, and its actors stay at finite positions', async () => {
  await fc.assert(
    fc.asyncProperty(randomProjects, randomInput, fc.integer(), async (project, events, seed) => {
      const game = await playProject(project, { frames: 300, events, seed });
      expect(game.faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
      for (const { position, size, rotation } of game.actorList()) {
        expect(Number.isFinite(position.x + position.y + size.width + size.height + rotation)).toBe(true);
      }
      game.destroy();
    }),
    { seed: 1, numRuns: 25 },
  );
});
