import { expect, it } from 'vitest';
import { behavior, change, count, expression, soloGame } from '../test/describeGame.ts';
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
