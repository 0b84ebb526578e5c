import { expect, it } from 'vitest';
import { behavior, change, count, expression, increment, soloGame, timer } from '../test/describeGame.ts';
import { startProject } from '../test/playProject.ts';
import { followActor } from './followActor.ts';

const half = expression`${count} + 0.5`;

it.each([
  ['a whole field', behavior('MoveBehavior', { direction: 0, speed: half }), [['speed', 3.5]]],
  ['a literal, which has no value of its own', behavior('MoveBehavior', { direction: 0, speed: 4 }), []],
  [
    'the parts of a point',
    behavior('MoveToBehavior', { position: { x: 2, y: half }, speed: half }),
    [
      ['position.y', 3.5],
      ['speed', 3.5],
    ],
  ],
  [
    'the columns and values of assignments',
    behavior('ChangeTableValueAction', { assignments: [{ id: 'id1', column: 'a', rhsvalue: half }] }),
    [['assignments.0.rhsvalue', 3.5]],
  ],
])('tells the current value of %s', async (_, shown, values) => {
  const game = await startProject(soloGame([change(count, 3), shown]));
  const following = followActor(game, 1, []);
  game.step([]);
  expect(following.now()?.values.map(({ field, value }) => [field, value])).toEqual(values);
  following.stop();
});

it('undoes later changes when the game goes back, and reports none for the way back', async () => {
  const game = await startProject(soloGame([timer('every', 0.1, [increment])]));
  const following = followActor(game, 1, [{ subject: 'game', id: 'id901' }]);
  const writers = () => following.now()?.changes.map(({ writer }) => writer.kind);
  const play = (frames: number) => {
    for (let frame = 0; frame < frames; frame++) game.step([]);
  };
  play(1);
  const start = game.snapshot();
  play(8);
  expect(writers()).toEqual(['behavior']);
  game.restore(start);
  expect(writers()).toEqual([]);
  play(1);
  expect(writers()).toEqual([]);
  play(8);
  expect(writers()).toEqual(['behavior']);
  following.stop();
});
