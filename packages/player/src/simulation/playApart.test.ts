import { buildProject } from '@playhouse/core/testing';
import { answerWhoSet, answerWhy, createHeadlessPorts, type InputEvent } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import { beginGame } from './gameSession.ts';

const count = 'game.attributes.id7';
const press = {
  class: 'RuleBehavior',
  attributes: { name: 'Press', compoundConditionKind: 0 },
  conditions: [
    {
      id: 'id900',
      class: 'EventCondition',
      attributes: { conditionType: 0 },
      predicate: { type: 'key' as const, attributes: { keyString: 'space', mode: 'down' } },
    },
  ],
  behaviors: [
    {
      class: 'ChangeAttributeAction',
      attributes: {
        name: 'Hit',
        targetAttribute: count,
        RHS: { '@': 'expression', $: [{ keypath: count }, ' + random(1, 6)'] },
      },
    },
  ],
};
const project = buildProject({
  attributes: { id7: { '@': 'integer', $: 0, name: 'Count' } },
  prototypes: [{ id: 'id5', name: 'Pip', behaviors: [press] }],
  scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
});
const rule = ['actors', 'id5', 'behaviors', 0];
const hit = [...rule, 'behaviors', 0];

async function play(frames: number, inputOf: (frame: number) => InputEvent[]) {
  const options = {
    ports: createHeadlessPorts(project),
    seed: 5,
    sceneId: undefined,
    keepsHistory: true,
    records: false,
  };
  const session = await beginGame({ project, ...options });
  while (session.game.frame < frames) session.step(inputOf(session.game.frame + 1));
  return session;
}

const tapAt =
  (wanted: number) =>
  (frame: number): InputEvent[] => {
    if (frame === wanted) return [{ type: 'keyDown', key: 'space' }];
    return frame === wanted + 5 ? [{ type: 'keyUp', key: 'space' }] : [];
  };

test('replays the last ten seconds exactly, and does not affect the game', async () => {
  const session = await play(900, tapAt(700));
  const before = session.game.stateHash();
  const why = await session.playApart(600, ({ game, play: run, isExact }) =>
    answerWhy(game, { path: hit }, run, isExact),
  );
  expect(why).toMatchObject({ from: 300, to: 900, isExact: true, sentence: 'It ran at 11.67 s.' });
  const [condition, action] = why?.lines ?? [];
  expect(condition?.states).toBe(`${'f'.repeat(399)}ttttt${'f'.repeat(196)}`);
  expect(action?.states.indexOf('t')).toBe(399);
  expect(session.game.stateHash()).toBe(before);
  expect(session.game.frame).toBe(900);
});

test('reports what has set an attribute, with the values before and after', async () => {
  const session = await play(200, tapAt(90));
  const asked = { subject: 'game', id: 'id7' } as const;
  const told = await session.playApart(600, ({ game, play: run, isExact }) =>
    answerWhoSet(game, asked, rule.slice(0, 3), run, isExact),
  );
  const value = session.game.attributes()['game.Count'];
  expect(told?.changes).toMatchObject([{ frame: 90, from: 0, to: value, writer: { kind: 'behavior', path: hit } }]);
  expect(told?.sentence).toBe(`“Hit” set “game.Count” from 0 to ${value} at 1.50 s.`);
});

test('reports that the replay is not exact when the game was changed from outside', async () => {
  const session = await play(100, tapAt(50));
  session.game.restore((await play(100, () => [])).game.snapshot());
  const why = await session.playApart(600, ({ game, play: run, isExact }) =>
    answerWhy(game, { path: rule }, run, isExact),
  );
  expect(why?.isExact).toBe(false);
});
