import { controllerAxes, controllerButtons, isJsonObject } from '@playhouse/core';
import * as v from 'valibot';
import type { InputEvent, ScriptedEvent } from './inputEvent.ts';
import { parseTyped, type TypedSchemas } from './typedObject.ts';

export type ParsedScript =
  | { readonly ok: true; readonly value: readonly ScriptedEvent[] }
  | { readonly ok: false; readonly message: string };

const frame = v.pipe(v.number(), v.integer(), v.minValue(1), v.title('a whole number from 1'));
const number = v.pipe(v.number(), v.finite(), v.title('a number'));
const text = v.pipe(v.string(), v.title('a text'));
const upToEleven = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(11),
  v.title('a whole number from 1 to 11'),
);

const key = v.looseObject({ frame, key: text });
const pointer = v.looseObject({ frame, x: number, y: number });
const touch = v.looseObject({ frame, touch: upToEleven, x: number, y: number });
const gamepad = v.pipe(
  v.looseObject({ frame, player: upToEleven, value: number }),
  v.check(
    ({ button, axis }) =>
      controllerButtons.some((name) => name === button) || controllerAxes.some((name) => name === axis),
    'needs a known "button" or "axis"',
  ),
);

/** Events by their type. docs/format.md#input-scripts. */
const events: TypedSchemas = {
  keyDown: key,
  keyUp: key,
  pointerDown: pointer,
  pointerMove: pointer,
  pointerUp: pointer,
  touchStart: touch,
  touchMove: touch,
  touchEnd: touch,
  gamepad,
  accelerometer: v.looseObject({ frame, x: number, y: number, z: number }),
  text: v.looseObject({ frame, value: text }),
};

/** Reads an input script (`{ "events": [...] }`), or returns one sentence about what is wrong and where. */
export function parseInputScript(value: unknown): ParsedScript {
  const given = isJsonObject(value) ? value.events : undefined;
  if (!Array.isArray(given)) return { ok: false, message: 'it needs a list "events".' };
  for (const [index, event] of given.entries()) {
    const read = parseTyped(events, event);
    if (!read.ok) return { ok: false, message: `event ${index} ${read.problem}.` };
  }
  return { ok: true, value: given };
}

/** Whether an input script can hold this event. docs/format.md#input-scripts: only the types listed there. */
export function fitsScript(event: InputEvent): boolean {
  return parseTyped(events, { ...event, frame: 1 }).ok;
}
