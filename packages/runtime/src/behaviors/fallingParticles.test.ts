import { expect, it } from 'vitest';
import { behavior, soloGame } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

it('gravity accelerates particles like actors: 1/2 g t² (docs/runtime-rules.md#numbers-to-check)', async () => {
  const fields = { numParticles: 1, startupTime: 0, lifetime: 9, speed: 0, affectedByGravity: true };
  const project = soloGame(
    [behavior('ParticlesBehavior', fields)],
    { physics: { movable: false } },
    {
      scenes: [{ attributes: { gravity: { x: -60, y: 600 } }, layers: [{ actors: [{ prototype: 'id1' }] }] }],
    },
  );
  const game = await playProject(project, { frames: 31 });
  const emitter = game.view.scenes[0]?.layers[0]?.actors[0]?.emitters[0];
  expect(emitter?.y[0]).toBeCloseTo(-75, 6);
  expect(emitter?.x[0]).toBeCloseTo(-7.5, 6);
});
