import { describe, expect, test } from 'vitest';
import { freeFinger, mostFingers, padEvents, reachable, restingPad, tiltEvent } from './simulatedInput.ts';

const connected = { ...restingPad, isConnected: true };

describe('a simulated gamepad', () => {
  test('is connected before its first button is pressed', () => {
    expect(padEvents(3, restingPad, { ...connected, held: new Set(['buttonA']) }, 'Pad')).toEqual([
      { type: 'controller', player: 3, connected: true, name: 'Pad' },
      { type: 'gamepad', player: 3, button: 'buttonA', value: 1 },
    ]);
  });

  test('moves a trigger with its button', () => {
    const held = { ...connected, held: new Set(['rightShoulder2'] as const) };
    expect(padEvents(1, connected, held, '')).toEqual([
      { type: 'gamepad', player: 1, button: 'rightShoulder2', value: 1 },
      { type: 'gamepad', player: 1, axis: 'rightTrigger', value: 1 },
    ]);
    expect(padEvents(1, held, connected, '')).toEqual([
      { type: 'gamepad', player: 1, button: 'rightShoulder2', value: 0 },
      { type: 'gamepad', player: 1, axis: 'rightTrigger', value: -1 },
    ]);
  });

  test('reports the axes of a stick that moved', () => {
    expect(padEvents(8, connected, { ...connected, leftStick: { x: 0.5, y: 0 } }, '')).toEqual([
      { type: 'gamepad', player: 8, axis: 'leftStick.x', value: 0.5 },
    ]);
  });

  test('releases everything before it is disconnected', () => {
    const before = { ...connected, held: new Set(['start'] as const), rightStick: { x: 0, y: 1 } };
    expect(padEvents(2, before, restingPad, '').map((event) => Object.values(event).join(' '))).toEqual([
      'gamepad 2 start 0',
      'gamepad 2 rightStick.y 0',
      'controller 2 false',
    ]);
  });
});

test('a stick stays in its circle', () => {
  expect(reachable({ x: 3, y: 4 })).toEqual({ x: 0.6, y: 0.8 });
  expect(reachable({ x: 0.1, y: -0.2 })).toEqual({ x: 0.1, y: -0.2 });
});

test('a resting device measures 1 g in all', () => {
  expect(tiltEvent({ x: 0, y: 0, isFaceDown: false })).toEqual({ type: 'accelerometer', x: 0, y: 0, z: -1 });
  expect(tiltEvent({ x: 0.6, y: 0, isFaceDown: true })).toEqual({ type: 'accelerometer', x: 0.6, y: 0, z: 0.8 });
  expect(tiltEvent({ x: 1, y: 1, isFaceDown: false })).toMatchObject({ x: 1, y: 1 });
});

test('fingers get the lowest free number, up to eleven', () => {
  const down = (...touches: number[]) => new Map(touches.map((touch) => [touch, { x: 0, y: 0 }]));
  expect(freeFinger(down())).toBe(1);
  expect(freeFinger(down(1, 3))).toBe(2);
  expect(freeFinger(down(...Array.from({ length: mostFingers }, (_, index) => index + 1)))).toBeUndefined();
});
