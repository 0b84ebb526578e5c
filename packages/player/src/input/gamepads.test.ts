import type { InputEvent } from '@playhouse/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { createGamepads, type PadReading } from './gamepads.ts';

interface PadState {
  readonly pressed?: readonly number[];
  readonly axes?: readonly number[];
  readonly trigger?: number;
}

function pad(index: number, id: string, { pressed = [], axes = [], trigger = 0 }: PadState = {}): PadReading {
  const buttons = Array.from({ length: 16 }, (_, i) => ({
    pressed: pressed.includes(i),
    value: i === 6 ? trigger : pressed.includes(i) ? 1 : 0,
  }));
  return { id, index, connected: true, axes, buttons };
}

function play(moments: readonly (readonly (PadReading | null)[])[]): InputEvent[][] {
  let moment = 0;
  let events: InputEvent[] = [];
  const pads = createGamepads(
    (event) => events.push(event),
    () => moments[moment] ?? [],
  );
  return moments.map((_, i) => {
    moment = i;
    events = [];
    pads.poll();
    return events;
  });
}

test('reports only changes, with the names from the reference', () => {
  const [first, second, third] = play([
    [pad(0, 'x')],
    [pad(0, 'x', { pressed: [0, 12], axes: [0.5, -1], trigger: 1 })],
    [pad(0, 'x', { pressed: [0], axes: [0.5, -1], trigger: 1 })],
  ]);
  expect(first).toEqual([{ type: 'controller', player: 1, connected: true, name: 'x', vendorID: 0, productID: 0 }]);
  expect(second).toEqual([
    { type: 'gamepad', player: 1, button: 'buttonA', value: 1 },
    { type: 'gamepad', player: 1, button: 'dpadUp', value: 1 },
    { type: 'gamepad', player: 1, axis: 'leftStick.x', value: 0.5 },
    { type: 'gamepad', player: 1, axis: 'leftStick.y', value: -1 },
    { type: 'gamepad', player: 1, axis: 'leftTrigger', value: 1 },
  ]);
  expect(third).toEqual([{ type: 'gamepad', player: 1, button: 'dpadUp', value: 0 }]);
});

test('assigns two gamepads to two players, whatever their browser indexes', () => {
  const [both] = play([[null, pad(1, 'x', { pressed: [0] }), null, pad(3, 'x', { pressed: [1] })]]);
  expect(both?.map((event) => 'player' in event && [event.player, event.type])).toEqual([
    [1, 'controller'],
    [1, 'gamepad'],
    [2, 'controller'],
    [2, 'gamepad'],
  ]);
});

test('releases the buttons of a disconnected gamepad, and gives it its player back at another index', () => {
  const [, gone, back] = play([
    [pad(0, 'a', { pressed: [0] }), pad(1, 'b')],
    [null, pad(1, 'b')],
    [null, pad(1, 'b'), pad(2, 'a', { pressed: [1] })],
  ]);
  expect(gone).toEqual([
    { type: 'gamepad', player: 1, button: 'buttonA', value: 0 },
    { type: 'controller', player: 1, connected: false },
  ]);
  expect(back).toEqual([
    { type: 'controller', player: 1, connected: true, name: 'a', vendorID: 0, productID: 0 },
    { type: 'gamepad', player: 1, button: 'buttonB', value: 1 },
  ]);
});

test('supports at most eleven players', () => {
  const [crowd] = play([Array.from({ length: 14 }, (_, i) => pad(i, `p${i}`, { pressed: [0] }))]);
  expect(crowd?.filter(({ type }) => type === 'controller').map((event) => 'player' in event && event.player)).toEqual(
    Array.from({ length: 11 }, (_, index) => index + 1),
  );
  expect(crowd?.filter(({ type }) => type === 'gamepad')).toHaveLength(11);
});

test('assigns a gamepad that connects while another disconnects to another player', () => {
  const [, next, last] = play([[pad(0, 'a')], [pad(0, 'b')], []]);
  expect(next).toEqual([
    { type: 'controller', player: 1, connected: false },
    { type: 'controller', player: 2, connected: true, name: 'b', vendorID: 0, productID: 0 },
  ]);
  expect(last).toEqual([{ type: 'controller', player: 2, connected: false }]);
});

test('reports all gamepads to another game again, including held buttons', () => {
  const events: InputEvent[] = [];
  const held = pad(0, 'a', { pressed: [0] });
  const pads = createGamepads(
    (event) => events.push(event),
    () => [held],
  );
  pads.poll();
  const told = events.splice(0);
  pads.poll();
  expect(events).toEqual([]);
  pads.forget();
  pads.poll();
  expect(events).toEqual(told);
});

afterEach(() => vi.unstubAllGlobals());

test('a frame that may not use gamepads has none, and the game goes on', () => {
  const getGamepads = vi.fn(() => {
    throw new DOMException("Document's Permission Policy does not allow calling getGamepads().", 'SecurityError');
  });
  vi.stubGlobal('navigator', { getGamepads });
  const events: InputEvent[] = [];
  const pads = createGamepads((event) => events.push(event));
  pads.poll();
  pads.release();
  expect(getGamepads).toHaveBeenCalledOnce();
  expect(events).toEqual([]);
});
