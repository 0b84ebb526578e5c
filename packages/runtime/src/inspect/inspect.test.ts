import { builtInAttributes } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { change, expression, gameAttributes, timer, x } from '../test/describeGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { createGameInspector } from './gameInspector.ts';
import { profileGame } from './profileGame.ts';

const project = buildProject({
  attributes: gameAttributes,
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      attributes: { size: { width: 40, height: 20 }, id7: { '@': 'integer', $: 3, name: 'Lives' } },
      behaviors: [timer('every', 0.1, [change(x, expression`${x} + 1`)]), change('self.attributes.id7', 5)],
    },
    { id: 'id2', name: 'Sky', attributes: { size: { width: 400, height: 400 } } },
  ],
  scenes: [
    {
      layers: [
        {
          actors: [
            { id: 'id40', prototype: 'id2', position: { x: 100, y: 100 } },
            { id: 'id41', prototype: 'id1', position: { x: 100, y: 100 }, attributes: { rotation: 90 } },
          ],
        },
      ],
    },
  ],
});

test('lists actors, frontmost first, and finds the one at a position', async () => {
  const inspector = createGameInspector(await startProject(project));
  expect(inspector.actors().map(({ name }) => name)).toEqual(['Pip', 'Sky']);
  expect(inspector.actorAt(100, 118)?.name).toBe('Pip');
  expect(inspector.actorAt(118, 100)?.name).toBe('Sky');
  expect(inspector.actorAt(900, 100)).toBeUndefined();
});

test.each([
  ['game', 'id901', '2.5', 2.5],
  ['game', 'id902', 7, '7'],
  ['scene', 'gravity.y', 9, 9],
  [2, 'id7', 8.9, 9],
  [2, 'position.x', '40', 40],
] as const)('sets %s %s to %s, which makes it %s', async (subject, id, value, expected) => {
  const inspector = createGameInspector(await startProject(project));
  expect(inspector.write(subject, id, value)).toBe(true);
  expect(inspector.read(subject, id)).toBe(expected);
});

test.each([
  ['game', 'displaySize.width', 5],
  ['game', 'nothing', 5],
  ['scene', 'gravity.y', Number.POSITIVE_INFINITY],
  [99, 'position.x', 5],
] as const)('refuses to set %s %s', async (subject, id, value) => {
  expect(createGameInspector(await startProject(project)).write(subject, id, value)).toBe(false);
});

test('lists custom attributes first and reports which cannot be set', async () => {
  const [first, second] = createGameInspector(await startProject(project)).attributes(2);
  expect(first).toEqual({ id: 'id7', name: 'Lives', type: 'integer', isReadOnly: false, isCustom: true });
  expect(second).toMatchObject({ id: 'name', isReadOnly: true, isCustom: false });
});

test('a measured game behaves like an unmeasured one, and each behavior is reported once', async () => {
  const measured = await startProject(project);
  const plain = await startProject(project);
  let clock = 0;
  const profile = profileGame(measured, () => clock++);
  stepFrames(measured, 60);
  stepFrames(plain, 60);
  expect(measured.stateHash()).toBe(plain.stateHash());
  const rows = profile.report();
  expect(rows.map(({ path }) => path.join('/')).sort()).toEqual([
    'actors/id1/behaviors/0',
    'actors/id1/behaviors/0/behaviors/0',
    'actors/id1/behaviors/1',
  ]);
  expect(rows.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
  profile.stop();
  stepFrames(measured, 60);
  stepFrames(plain, 60);
  expect(profile.report()).toEqual([]);
  expect(measured.stateHash()).toBe(plain.stateHash());
});

test('evaluates a program as an actor of the running scene', async () => {
  const game = await startProject(project);
  const [pip, sky] = createGameInspector(game).actors();
  expect(game.evaluate('self.Lives * 10 + self.rotation', pip?.key)).toEqual({ ok: true, value: 120 });
  stepFrames(game, 12);
  expect(game.evaluate('self.Lives', pip?.key)).toEqual({ ok: true, value: 5 });
  expect(game.evaluate('self.size.width + scene.size.width * 0', sky?.key)).toEqual({ ok: true, value: 400 });
  for (const key of [sky?.key, 9999, undefined]) expect(game.evaluate('self.Lives', key).ok).toBe(false);
});

test('reads every device attribute of the catalogue, and follows the input', async () => {
  const game = await startProject(project);
  const inspector = createGameInspector(game);
  const ids = [...builtInAttributes()].flatMap(([keypath]) => /^devices\.(.+)$/.exec(keypath)?.[1] ?? []);
  expect(ids).toContain('player11.rightStick.y');
  for (const id of ids) expect([id, inspector.device(id)]).toEqual([id, expect.anything()]);
  game.step([{ type: 'gamepad', player: 1, button: 'buttonA', value: 1 }]);
  expect(inspector.device('player1.buttonA')).toBe(true);
  expect(inspector.device('keyboard.a')).toBeUndefined();
});

test('reads the clock, also in games that do not use it', async () => {
  const usesClock = buildProject({
    attributes: gameAttributes,
    prototypes: [{ id: 'id1', behaviors: [change(x, expression`${'game.devices.clock.second'}`)] }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }],
  });
  for (const each of [project, usesClock]) {
    const game = await startProject(each);
    stepFrames(game, 90);
    const inspector = createGameInspector(game);
    const units = ['minute', 'second', 'millisecond'].map((unit) => inspector.device(`clock.${unit}`));
    expect(units).toEqual([0, 1, 500]);
  }
});
