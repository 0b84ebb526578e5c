import type { ControllerAxis } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import {
  change,
  condition,
  constrain,
  count,
  expression,
  flag,
  keyDown,
  rule,
  soloGame,
  write,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

async function read(keypath: string, events: readonly ScriptedEvent[], frames = 10, playerType = 1) {
  const project = soloGame(
    [constrain(count, expression`${keypath}`)],
    {},
    {
      attributes: { id901: { '@': 'text', $: '', name: 'value' }, playerType },
    },
  );
  const game = await playProject(project, { frames, events });
  expect(game.faults).toEqual([]);
  return game.attributes()['game.value'];
}

const pad = (frame: number, player: number, button: 'buttonA' | 'start', value: number): ScriptedEvent => ({
  frame,
  type: 'gamepad',
  player,
  button,
  value,
});

describe('device attributes', () => {
  it.each<readonly [string, readonly ScriptedEvent[], string]>([
    ['game.devices.mouse.position.x', [{ frame: 3, type: 'pointerMove', x: 12.5, y: 4 }], '12.5'],
    ['game.devices.mouse.position.y', [{ frame: 3, type: 'pointerDown', x: 12.5, y: 4 }], '4'],
    ['devices.mouse.position.y', [{ frame: 3, type: 'pointerDown', x: 12.5, y: 4 }], '4'],
    ['game.devices.mouse.button.down', [{ frame: 3, type: 'pointerDown', x: 1, y: 1 }], 'true'],
    ['game.devices.touches.touch2.x', [{ frame: 3, type: 'touchStart', touch: 2, x: 9, y: 8 }], '9'],
    ['game.devices.touches.touch2.id', [{ frame: 3, type: 'touchStart', touch: 2, x: 9, y: 8 }], '2'],
    ['game.devices.touches.touch2.pressed', [{ frame: 3, type: 'touchStart', touch: 2, x: 9, y: 8 }], 'true'],
    [
      'game.devices.touches.count',
      [
        { frame: 3, type: 'touchStart', touch: 2, x: 9, y: 8 },
        { frame: 4, type: 'touchStart', touch: 5, x: 9, y: 8 },
      ],
      '2',
    ],
    ['game.devices.accelerometer.z', [{ frame: 3, type: 'accelerometer', x: 0, y: 0.5, z: -1 }], '-1'],
    ['game.devices.accelerometer.raw.y', [{ frame: 3, type: 'accelerometer', x: 0, y: 0.5, z: -1 }], '0.5'],
    ['game.devices.screen.size.width', [], '1024'],
    ['game.devices.platform.name', [], 'HTML5'],
    ['game.devices.platform.language', [], 'en'],
    ['game.devices.platform.region', [], 'US'],
    ['game.devices.audio.soundVolume', [], '1'],
    ['game.devices.player1.buttonA', [pad(3, 1, 'buttonA', 1)], 'true'],
    ['game.devices.player1.buttonA', [pad(3, 1, 'buttonA', 1), pad(5, 1, 'buttonA', 0)], 'false'],
    ['game.devices.player1.buttonA', [pad(3, 4, 'buttonA', 1)], 'true'],
    ['game.devices.player1.connected', [pad(3, 4, 'start', 0)], 'true'],
    ['game.devices.player1.connected', [], 'false'],
    [
      'game.devices.player1.leftStick.x',
      [{ frame: 3, type: 'gamepad', player: 1, axis: 'leftStick.x', value: -0.5 }],
      '-0.5',
    ],
    [
      'game.devices.player1.leftStick.x',
      [{ frame: 3, type: 'gamepad', player: 1, axis: 'leftStick.x', value: 0.05 }],
      '0',
    ],
    [
      'game.devices.player1.rightStick.y',
      [{ frame: 3, type: 'gamepad', player: 1, axis: 'rightStick.y', value: 7 }],
      '1',
    ],
    ['game.devices.player1.leftTrigger', [], '-1'],
  ])('%s after %o is %s', async (keypath, events, value) => {
    expect(await read(keypath, events)).toBe(value);
  });

  it('assign controllers to players in a multiplayer game', async () => {
    expect(await read('game.devices.player4.buttonA', [pad(3, 4, 'buttonA', 1)], 10, 0)).toBe('true');
    expect(await read('game.devices.player1.buttonA', [pad(3, 4, 'buttonA', 1)], 10, 0)).toBe('false');
  });

  it.each([
    ['year', 1, '2000'],
    ['second', 59, '0'],
    ['second', 60, '1'],
    ['millisecond', 30, '500'],
    ['minute', 3600, '1'],
    ['hour', 10, '0'],
    ['month', 10, '1'],
  ])('the clock’s %s in frame %d is %s', async (unit, frames, value) => {
    expect(await read(`game.devices.clock.${unit}`, [], frames)).toBe(value);
  });

  it('keys press the buttons they are mapped to', async () => {
    const project = soloGame([constrain(flag, expression`${'game.devices.player2.start'}`)]);
    const mapped = { ...project, object: { ...project.object, controllerMaps: { player2: { start: 'space' } } } };
    const game = await playProject(mapped, { frames: 5, events: [{ frame: 3, type: 'keyDown', key: 'Space' }] });
    expect(game.attributes()['game.flag']).toBe(true);
  });

  it('of the keymap return its keys', async () => {
    const project = soloGame([constrain('game.attributes.id902', expression`${'controllerMaps.player2.start'}`)]);
    const mapped = { ...project, object: { ...project.object, controllerMaps: { player2: { start: 'space' } } } };
    expect((await playProject(mapped)).attributes()['game.label']).toBe('space');
  });

  it('let games move a touch away', async () => {
    const path = 'game.devices.touches.touch1.x';
    const project = soloGame([change(path, '-500'), constrain(count, expression`${path}`)]);
    expect((await playProject(project)).attributes()['game.count']).toBe(-500);
  });
});

describe('events of one step', () => {
  const held = rule(condition('mouse', { mouseState: 'down' }), [write('d')], [write('u')]);
  const down = (frame: number): ScriptedEvent => ({ frame, type: 'pointerDown', x: 1, y: 1 });
  const up = (frame: number): ScriptedEvent => ({ frame, type: 'pointerUp', x: 2, y: 2 });

  it.each([
    [[down(5), up(5)], 'udu'],
    [[down(5), up(5), down(5), up(5)], 'ududu'],
    [[down(5), up(9), down(9), up(12)], 'ududu'],
    [[down(5), down(6), up(9)], 'udu'],
  ])('%o are all seen, one change per step', async (events, seen) => {
    const game = await playProject(soloGame([held]), { frames: 30, events });
    expect(game.attributes()['game.label']).toBe(seen);
  });

  it('of different controls do not delay each other', async () => {
    const events: ScriptedEvent[] = [
      { frame: 2, type: 'keyDown', key: 'a' },
      { frame: 2, type: 'keyDown', key: 'b' },
    ];
    const both = [
      condition('key', { keyString: 'a', mode: 'down' }),
      condition('key', { keyString: 'b', mode: 'down' }),
    ];
    const game = await playProject(soloGame([rule(both, [write('m')])]), { frames: 2, events });
    expect(game.attributes()['game.label']).toBe('m');
  });

  it('that are invalid change nothing', async () => {
    const events: ScriptedEvent[] = [
      { frame: 1, type: 'touchStart', touch: 99, x: 0, y: 0 },
      { frame: 1, type: 'gamepad', player: 99, button: 'start', value: 1 },
      { frame: 1, type: 'keyDown', key: 'no such key' },
      { frame: 1, type: 'touchEnd', touch: 3, x: 0, y: 0 },
    ];
    expect(await read('game.devices.touches.count', events)).toBe('0');
  });
});

describe('controllers', () => {
  const here = { type: 'controller', connected: true, name: 'Pad\tX', vendorID: 1356, productID: 2508 } as const;
  const gone = (player: number) => ({ frame: 6, type: 'controller', player, connected: false }) as const;
  const stick = { frame: 4, type: 'gamepad', player: 2, axis: 'leftStick.x', value: 1 } as const;

  it.each<readonly [string, readonly ScriptedEvent[], string]>([
    ['player2.connected', [{ frame: 3, player: 2, ...here }], 'true'],
    ['player2.name', [{ frame: 3, player: 2, ...here }], 'Pad X'],
    ['player2.vendorID', [{ frame: 3, player: 2, ...here }], '1356'],
    ['player11.productID', [{ frame: 3, player: 11, ...here }], '2508'],
    ['player3.name', [{ frame: 3, player: 2, ...here }], ''],
    ['player2.name', [pad(3, 2, 'start', 1)], 'Controller 2'],
    ['player2.connected', [{ frame: 3, player: 2, ...here }, gone(2)], 'false'],
    ['player2.name', [{ frame: 3, player: 2, ...here }, gone(2)], ''],
    ['player2.vendorID', [{ frame: 3, player: 2, ...here }, gone(2)], '0'],
    ['player2.start', [pad(3, 2, 'start', 1), gone(2)], 'false'],
    ['player2.leftStick.x', [stick], '1'],
    ['player2.leftStick.x', [stick, gone(2)], '0'],
    ['player2.leftStick.x', [stick, gone(3)], '1'],
    ['player2.leftTrigger', [{ ...stick, axis: 'leftTrigger' }, gone(2)], '-1'],
    ['player1.connected', [{ frame: 3, player: 12, ...here }], 'false'],
  ])('in a multiplayer game: %s after %o is "%s"', async (path, events, value) => {
    expect(await read(`game.devices.${path}`, events, 10, 0)).toBe(value);
  });

  const other = { ...here, name: 'Other', vendorID: 7 } as const;
  const tilt = (frame: number, player: number, axis: ControllerAxis, value: number): ScriptedEvent => {
    return { frame, type: 'gamepad', player, axis, value };
  };
  it.each<readonly [string, readonly ScriptedEvent[], string]>([
    ['name', [{ frame: 3, player: 5, ...here }], 'Pad X'],
    [
      'name',
      [
        { frame: 2, player: 1, ...other },
        { frame: 3, player: 5, ...here },
      ],
      'Pad X',
    ],
    [
      'name',
      [
        { frame: 2, player: 5, ...here },
        { frame: 3, player: 1, ...other },
      ],
      'Other',
    ],
    ['name', [{ frame: 2, player: 1, ...other }, { frame: 3, player: 5, ...here }, gone(5)], 'Other'],
    ['vendorID', [{ frame: 2, player: 1, ...other }, { frame: 3, player: 5, ...here }, gone(5)], '7'],
    ['connected', [{ frame: 2, player: 1, ...other }, { frame: 3, player: 5, ...here }, gone(5)], 'true'],
    ['connected', [{ frame: 2, player: 5, ...other }, gone(5)], 'false'],
    ['leftStick.x', [tilt(3, 1, 'leftStick.x', -1), tilt(4, 2, 'leftStick.x', 0.02)], '-1'],
    ['leftStick.x', [tilt(3, 1, 'leftStick.x', 0.5), tilt(4, 2, 'leftStick.x', -0.75)], '-0.75'],
    ['leftStick.x', [tilt(3, 1, 'leftStick.x', 0.5), tilt(4, 2, 'leftStick.x', -0.75), gone(2)], '0.5'],
    ['leftTrigger', [tilt(3, 1, 'leftTrigger', 0), tilt(4, 2, 'leftTrigger', -0.5)], '0'],
    ['buttonA', [pad(3, 1, 'buttonA', 1), pad(4, 2, 'buttonA', 1), pad(5, 2, 'buttonA', 0)], 'true'],
    ['buttonA', [pad(3, 1, 'buttonA', 1), pad(4, 2, 'buttonA', 1), gone(2)], 'true'],
    ['buttonA', [pad(3, 1, 'buttonA', 1), pad(4, 2, 'buttonA', 1), gone(2), pad(7, 1, 'buttonA', 0)], 'false'],
  ])('in a single-player game, any controller drives player 1: %s after %o is "%s"', async (path, events, value) => {
    expect(await read(`game.devices.player1.${path}`, events)).toBe(value);
  });

  it('in a single-player game, any of them holds the keys of player 1, and none those of other players', async () => {
    const project = soloGame(['a', 'b'].map((key) => rule(keyDown(key), [write(key)])));
    const controllerMaps = { player1: { start: 'a' }, player3: { start: 'b' } };
    const mapped = { ...project, object: { ...project.object, controllerMaps } };
    const game = await playProject(mapped, { frames: 5, events: [pad(3, 3, 'start', 1)] });
    expect(game.attributes()['game.label']).toBe('a');
  });

  it.each([
    [0.05, '0.05'],
    [-0.05, '-0.05'],
    [1, '1'],
  ])('have triggers without a dead zone: %d is %s', async (value, is) => {
    const event: ScriptedEvent = { frame: 3, type: 'gamepad', player: 1, axis: 'rightTrigger', value };
    expect(await read('game.devices.player1.rightTrigger', [event])).toBe(is);
  });

  it.each(Array.from({ length: 11 }, (_, index) => [index + 1]))(
    'and touches exist for player and touch %d',
    async (number) => {
      const button = pad(3, number, 'buttonA', 1);
      expect(await read(`game.devices.player${number}.buttonA`, [button], 10, 0)).toBe('true');
      const touch: ScriptedEvent = { frame: 3, type: 'touchStart', touch: number, x: 7, y: 8 };
      expect(await read(`game.devices.touches.touch${number}.y`, [touch])).toBe('8');
      expect(await read(`game.devices.touches.touch${number}.pressed`, [touch])).toBe('true');
    },
  );
});

it.each([
  ['size.width', '768'],
  ['size.height', '1024'],
  ['deviceOrientation', '1'],
  ['interfaceOrientation', '3'],
])('the screen’s %s follows the screen', async (path, value) => {
  const turned = { type: 'screen', width: 768, height: 1024, deviceOrientation: 1, interfaceOrientation: 3 } as const;
  expect(await read(`game.devices.screen.${path}`, [{ frame: 2, ...turned }])).toBe(value);
});
