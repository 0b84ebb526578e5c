import { isJsonObject } from '@playhouse/core';
import { controllerAxes, controllerButtons, type InputEvent, type ScriptedEvent } from './inputEvent.ts';

export type ParsedScript =
  | { readonly ok: true; readonly value: readonly ScriptedEvent[] }
  | { readonly ok: false; readonly message: string };

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isText: Check = (value) => typeof value === 'string';
const isTouch: Check = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 11;
const isPlayer: Check = isTouch;
const place = { x: isNumber, y: isNumber };

/** What each type of event needs beside its frame. docs/format.md#input-scripts. */
const shapes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  keyDown: { key: isText },
  keyUp: { key: isText },
  pointerDown: place,
  pointerMove: place,
  pointerUp: place,
  touchStart: { touch: isTouch, ...place },
  touchMove: { touch: isTouch, ...place },
  touchEnd: { touch: isTouch, ...place },
  gamepad: { player: isPlayer, value: isNumber },
  accelerometer: { x: isNumber, y: isNumber, z: isNumber },
  text: { value: isText },
};

/** Reads an input script (`{ "events": [...] }`), or says in one sentence what is wrong with it and where. */
export function parseInputScript(value: unknown): ParsedScript {
  const events = isJsonObject(value) ? value.events : undefined;
  if (!Array.isArray(events)) return { ok: false, message: 'it needs a list "events".' };
  for (const [index, event] of events.entries()) {
    const problem = problemOf(event);
    if (problem !== undefined) return { ok: false, message: `event ${index} ${problem}.` };
  }
  return { ok: true, value: events };
}

/** Whether an input script can hold what came in. docs/format.md#input-scripts: the types there, and no others. */
export function fitsScript(event: InputEvent): boolean {
  return problemOf({ ...event, frame: 1 }) === undefined;
}

function problemOf(event: unknown): string | undefined {
  if (!isJsonObject(event)) return 'is no object';
  const { type, frame } = event;
  if (!Number.isInteger(frame) || Number(frame) < 1) return 'needs a "frame", a whole number from 1';
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!shape) return `has an unknown type ${JSON.stringify(type)}; the types are ${Object.keys(shapes).join(', ')}`;
  const wrong = Object.keys(shape).find((key) => !shape[key]?.(event[key]));
  if (wrong !== undefined) return `of type ${type} has a wrong or missing "${wrong}"`;
  if (type !== 'gamepad') return undefined;
  const isButton = controllerButtons.some((name) => name === event.button);
  const isAxis = controllerAxes.some((name) => name === event.axis);
  return isButton || isAxis ? undefined : 'of type gamepad needs a known "button" or "axis"';
}
