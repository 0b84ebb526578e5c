import { controllerAxes, controllerButtons } from '@playhouse/core';
import type { InputEvent } from '@playhouse/player';
import { count, finite, text } from '@playhouse/player/messages';
import * as v from 'valibot';

/** The maximum number of players and of touches that games can tell apart. docs/runtime-rules.md#device-attributes. */
const most = 11;

const numbered = v.pipe(count, v.minValue(1), v.maxValue(most));
const pad = { type: v.literal('gamepad'), player: numbered, value: finite };

/** An event of a simulated device. */
export const deviceEvent: v.GenericSchema<unknown, InputEvent> = v.union([
  v.object({ ...pad, button: v.picklist(controllerButtons) }),
  v.object({ ...pad, axis: v.picklist(controllerAxes) }),
  v.object({ type: v.literal('controller'), player: numbered, connected: v.literal(true), name: text }),
  v.object({ type: v.literal('controller'), player: numbered, connected: v.literal(false) }),
  v.object({ type: v.literal('accelerometer'), x: finite, y: finite, z: finite }),
]);

/** A simulated finger: where it is in the picture, as shares from its upper left corner. */
export const fingerFields = {
  touch: numbered,
  phase: v.picklist(['start', 'move', 'end']),
  x: v.pipe(finite, v.minValue(0), v.maxValue(1)),
  y: v.pipe(finite, v.minValue(0), v.maxValue(1)),
};
