import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { internalsOf } from '../setup/gameInternals.ts';
import { behavior, gameAttributes, label, timer } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';

const move = behavior('MoveBehavior', { direction: 0, speed: 300 });

it.each([
  ['while a text is requested', behavior('KeyboardInputAction', { targetAttribute: label, keyboardPrompt: 'Name?' })],
  ['under a pause scene', behavior('PauseGameAction', { sceneKey: 'id2' })],
])('actors that move are drawn where they are %s', async (_, stop) => {
  const project = buildProject({
    attributes: gameAttributes,
    prototypes: [{ name: 'Actor', behaviors: [move, timer('after', 0.1, [stop])] }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1', position: { x: 100, y: 100 } }] }] }, { name: 'Pause' }],
  });
  const game = await startProject(project);
  const [scene] = internalsOf(game).simulation.scenes;
  const actor = () => scene?.layers[0]?.actors[0];
  const isMoving = () => actor()?.previousX !== actor()?.x;
  for (let frame = 1; frame <= 4; frame++) game.step([]);
  expect(isMoving()).toBe(true);
  for (let frame = 1; frame <= 10; frame++) game.step([]);
  expect(isMoving()).toBe(false);
  expect(actor()?.x).toBeGreaterThan(120);
});
