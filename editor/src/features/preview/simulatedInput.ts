import type { ControllerAxis, ControllerButton } from '@playhouse/core';
import type { FrameCommand } from '../../preview/frameMessages.ts';

type DeviceEvent = Extract<FrameCommand, { type: 'input' }>['event'];

/** A position between -1 and 1 on each axis; right and down are positive. */
export interface Stick {
  readonly x: number;
  readonly y: number;
}

/** A simulated gamepad. */
export interface SimulatedPad {
  readonly isConnected: boolean;
  readonly held: ReadonlySet<ControllerButton>;
  readonly leftStick: Stick;
  readonly rightStick: Stick;
}

export const centered: Stick = { x: 0, y: 0 };
export const restingPad: SimulatedPad = {
  isConnected: false,
  held: new Set(),
  leftStick: centered,
  rightStick: centered,
};

/** The lower shoulder buttons are triggers too. */
const triggers: Partial<Record<ControllerButton, ControllerAxis>> = {
  leftShoulder2: 'leftTrigger',
  rightShoulder2: 'rightTrigger',
};

/** What the game's devices are told when a simulated gamepad changes. */
export function padEvents(player: number, before: SimulatedPad, after: SimulatedPad, name: string): DeviceEvent[] {
  const events: DeviceEvent[] = [];
  if (after.isConnected && !before.isConnected) events.push({ type: 'controller', player, connected: true, name });
  for (const button of new Set([...before.held, ...after.held])) {
    if (before.held.has(button) === after.held.has(button)) continue;
    const isHeld = after.held.has(button);
    events.push({ type: 'gamepad', player, button, value: isHeld ? 1 : 0 });
    const axis = triggers[button];
    if (axis) events.push({ type: 'gamepad', player, axis, value: isHeld ? 1 : -1 });
  }
  for (const stick of ['leftStick', 'rightStick'] as const) {
    for (const axis of ['x', 'y'] as const) {
      const value = after[stick][axis];
      if (value !== before[stick][axis]) events.push({ type: 'gamepad', player, axis: `${stick}.${axis}`, value });
    }
  }
  if (before.isConnected && !after.isConnected) events.push({ type: 'controller', player, connected: false });
  return events;
}

/** A position within the circle that a stick can reach, to two decimals. */
export function reachable({ x, y }: Stick): Stick {
  const length = Math.max(1, Math.hypot(x, y));
  const rounded = (value: number) => Math.round((value / length) * 100) / 100;
  return { x: rounded(x), y: rounded(y) };
}

/** How a device is held: in g to the right and away, and whether its screen shows down. */
export interface Tilt extends Stick {
  readonly isFaceDown: boolean;
}

export const layingFlat: Tilt = { x: 0, y: 0, isFaceDown: false };

/** What the accelerometer of a tilted device measures at rest; flat on a table, z is -1. */
export function tiltEvent({ x, y, isFaceDown }: Tilt): DeviceEvent {
  const up = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  return { type: 'accelerometer', x, y, z: isFaceDown ? up : -up };
}

/** The maximum number of fingers that games can tell apart. docs/runtime-rules.md#device-attributes. */
export const mostFingers = 11;

/** The number that the next finger gets; undefined when all are down. */
export function freeFinger(fingers: ReadonlyMap<number, Stick>): number | undefined {
  for (let touch = 1; touch <= mostFingers; touch++) if (!fingers.has(touch)) return touch;
  return undefined;
}
