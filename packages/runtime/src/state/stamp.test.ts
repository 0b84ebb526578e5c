import { expect, test } from 'vitest';
import { internalsOf } from '../setup/gameInternals.ts';
import { runningScene } from '../simulation/simulation.ts';
import { eventsByFrame } from '../test/gameProperties.ts';
import { generatedGame, generatedPorts } from '../test/generatedGame.ts';
import { startProject } from '../test/playProject.ts';

const frames = 150;

/**
 * The drawn state of the running scene's actors: the position and version of each, and the previous position unless it
 * rests.
 */
function drawn(game: Parameters<typeof internalsOf>[0]) {
  const { simulation } = internalsOf(game);
  const scene = runningScene(simulation);
  const actors = scene.layers.flatMap((layer) => layer.actors);
  const numbers = actors.map(({ key, x, y, rotation, version }) => [key, x, y, rotation, version]);
  const isMoving = actors.some(
    (actor) => actor.x !== actor.previousX || actor.y !== actor.previousY || actor.rotation !== actor.previousRotation,
  );
  return { rows: scene.rows, stamp: scene.rows.stamp, numbers, isMoving };
}

test('while the stamp of the rows is unchanged, positions and appearance of actors are unchanged', async () => {
  let [same, other] = [0, 0];
  // The last ones request texts.
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 29, 58, 100, 113]) {
    const { project, events } = generatedGame(9000 + number, frames);
    const byFrame = eventsByFrame(events);
    const game = await startProject(project, { ports: generatedPorts(project) });
    for (let frame = 1; frame <= frames; frame++) {
      const before = drawn(game);
      game.step(byFrame.get(frame) ?? []);
      const after = drawn(game);
      if (after.rows !== before.rows || after.stamp !== before.stamp) {
        other++;
        continue;
      }
      same++;
      expect(after.isMoving).toBe(false);
      const known = new Map(before.numbers.map((one) => [one[0], one]));
      for (const one of after.numbers) if (known.has(one[0])) expect(one).toEqual(known.get(one[0]));
    }
    game.destroy();
  }
  expect(Math.min(same, other)).toBeGreaterThan(100);
});
