import { controllerAxes, controllerButtons } from '@playhouse/core';
import { expect, it } from 'vitest';
import type { Game, ScriptedEvent } from '../index.ts';
import { constrain, count, expression, gameAttributes, keyDown, rule, soloGame, write } from '../test/describeGame.ts';
import { playProject, startProject } from '../test/playProject.ts';

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);
const players = upTo(11);
const controls = [...controllerButtons, ...controllerAxes];
/** A multiplayer game that reads all controls. */
const forSeveral = soloGame([], {}, { attributes: { ...gameAttributes, playerType: 0 } });

function read(game: Game, program: string): unknown {
  const answer = game.evaluate(program);
  return answer.ok ? answer.value : answer.issues;
}

/** Every control of every player that is not at rest. */
function moved(game: Game): string[] {
  return players.flatMap((player) =>
    controls
      .map((control) => `player${player}.${control}`)
      .filter(
        (path) => ![0, false, path.endsWith('Trigger') ? -1 : 0].includes(read(game, `devices.${path}`) as number),
      ),
  );
}

it.each(players)('every button, stick and trigger of player %d changes only itself', async (player) => {
  for (const control of controls) {
    const game = await startProject(forSeveral);
    const button = controllerButtons.find((name) => name === control);
    const axis = controllerAxes.find((name) => name === control);
    if (button) game.step([{ type: 'gamepad', player, button, value: 1 }]);
    if (axis) game.step([{ type: 'gamepad', player, axis, value: 0.5 }]);
    expect(moved(game)).toEqual([`player${player}.${control}`]);
    expect(read(game, `devices.player${player}.${control}`)).toBe(button ? true : 0.5);
    if (button) game.step([{ type: 'gamepad', player, button, value: 0 }]);
    if (axis) game.step([{ type: 'gamepad', player, axis, value: axis.endsWith('Trigger') ? -1 : 0 }]);
    expect(moved(game)).toEqual([]);
    game.destroy();
  }
});

it.each(upTo(8))('keymap of player %d: each key presses its button, each button holds its key', async (player) => {
  for (const button of controllerButtons) {
    const controllerMaps = { [`player${player}`]: { [button]: 'k' } };
    const mapped = { ...forSeveral, object: { ...forSeveral.object, controllerMaps } };
    const byKey = await startProject(mapped);
    byKey.step([{ type: 'keyDown', key: 'k' }]);
    expect(moved(byKey)).toEqual([`player${player}.${button}`]);
    byKey.step([{ type: 'keyUp', key: 'k' }]);
    expect(moved(byKey)).toEqual([]);

    const watching = soloGame(
      [rule(keyDown('k'), [write('m')], [write('o')])],
      {},
      { attributes: { ...gameAttributes, playerType: 0 } },
    );
    const events: ScriptedEvent[] = [
      { frame: 3, type: 'gamepad', player, button, value: 1 },
      { frame: 6, type: 'gamepad', player, button, value: 0 },
    ];
    const project = { ...watching, object: { ...watching.object, controllerMaps } };
    expect((await playProject(project, { frames: 9, events })).attributes()['game.label']).toBe('omo');
  }
});

it('eleven simultaneous touches each have a position, and are all counted', async () => {
  const touches = upTo(11).map(
    (touch): ScriptedEvent => ({ frame: 1, type: 'touchStart', touch, x: touch, y: -touch }),
  );
  const game = await playProject(soloGame([constrain(count, expression`${'game.devices.touches.count'}`)]), {
    events: touches,
  });
  expect(game.attributes()['game.count']).toBe(11);
  for (const touch of upTo(11)) {
    const part = (id: string) => read(game, `devices.touches.touch${touch}.${id}`);
    expect([part('x'), part('y'), part('id'), part('pressed')]).toEqual([touch, -touch, touch, true]);
  }
});
