import { isJsonObject, type PlayTestDocument } from '@playhouse/core';
import type { ScriptedEvent } from '../input/inputEvent.ts';
import { parseInputScript } from '../input/inputScript.ts';
import type { Assertion } from './assertion.ts';

/** A play test, ready to be run. */
export interface PlayTest {
  /** Id or name of the first scene; blank for the game's own. */
  readonly scene: string;
  readonly frames: number;
  readonly seed: number;
  /** In the order of their frames. */
  readonly events: readonly ScriptedEvent[];
  readonly assertions: readonly Assertion[];
}

export type ParsedPlayTest =
  | { readonly ok: true; readonly value: PlayTest }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Reads a stored play test, or says in a sentence for each fault what is wrong and where. */
export function parsePlayTest(stored: PlayTestDocument): ParsedPlayTest {
  const { scene = '', frames, seed = 1, events = [], assertions = [] } = stored;
  const script = parseInputScript({ events });
  const messages = script.ok ? [] : [`The input is wrong: ${script.message}`];
  const read: Assertion[] = [];
  for (const [index, stored] of assertions.entries()) {
    const result = parseAssertion(stored, frames);
    if (typeof result === 'string') messages.push(`Assertion ${index + 1} ${result}.`);
    else read.push(result);
  }
  if (!script.ok || messages.length > 0) return { ok: false, messages };
  const sorted = [...script.value].sort((first, second) => first.frame - second.frame);
  return { ok: true, value: { scene, frames, seed, events: sorted, assertions: read } };
}

/** A property of an assertion: whether it fits, what it has to be, and its value where it is left out. */
interface Property {
  readonly fits: (value: unknown) => boolean;
  readonly what: string;
  readonly value?: unknown;
}

const text: Property = { fits: (value) => typeof value === 'string' && value !== '', what: 'a text' };
const number = (value?: number): Property => ({
  fits: (given) => typeof given === 'number' && given >= 0,
  what: 'a number from 0',
  value,
});
const optional = (property: Property): Property => ({
  ...property,
  fits: (value) => value === undefined || property.fits(value),
});

const properties: Readonly<Record<Assertion['type'], Readonly<Record<string, Property>>>> = {
  expression: { expression: text, actor: optional(text) },
  scene: { scene: text },
  count: { actor: optional(text), minimum: number(0), maximum: number(Number.MAX_SAFE_INTEGER) },
  log: { text },
  faults: {
    allowed: {
      fits: (value) => Array.isArray(value) && value.every((code) => typeof code === 'string'),
      what: 'a list of codes',
    },
  },
  picture: {
    frame: { fits: isFrame, what: 'a frame, a whole number from 1' },
    png: { fits: (value) => typeof value === 'string', what: 'a picture', value: '' },
    tolerance: {
      fits: (value) => typeof value === 'number' && value >= 0 && value <= 1,
      what: 'a share from 0 to 1',
      value: 0.02,
    },
  },
};

/** Where each type looks when it does not say so. */
const usually: Partial<Readonly<Record<Assertion['type'], string>>> = {
  expression: 'end',
  scene: 'end',
  count: 'end',
  log: 'sometime',
};

const whens = ['always', 'sometime', 'never', 'end'];

function parseAssertion(given: unknown, frames: number): Assertion | string {
  if (!isJsonObject(given)) return 'is no object';
  const stored = inFull(given);
  const { type } = stored;
  const types = Object.keys(properties);
  if (!isType(type)) return `has an unknown type ${JSON.stringify(type)}; the types are ${types.join(', ')}`;
  const all = { ...properties[type], ...(usually[type] === undefined ? {} : framesOf(usually[type], frames)) };
  const unknown = Object.keys(stored).find((key) => key !== 'type' && key !== 'name' && !Object.hasOwn(all, key));
  if (unknown !== undefined) return `of type ${type} has an unknown property "${unknown}"`;
  const read: Record<string, unknown> = { type };
  for (const [key, property] of Object.entries(all)) {
    const value = stored[key] ?? property.value;
    if (!property.fits(value)) return `of type ${type} needs "${key}", ${property.what}`;
    if (value !== undefined) read[key] = value;
  }
  if (typeof read.frame === 'number' && read.frame > frames)
    return `looks at frame ${read.frame}, but the test ends with ${frames}`;
  return read as unknown as Assertion;
}

type Properties = Readonly<Record<string, unknown>>;

/** A program alone is an assertion about it, and `frame` stands for the end of a game that ends there. */
function inFull(given: Properties): Properties {
  const { type = given.expression === undefined ? undefined : 'expression', frame, ...rest } = given;
  if (frame === undefined || type === 'picture') return { ...given, type };
  return { when: 'end', from: frame, to: frame, type, ...rest };
}

function framesOf(when: string, frames: number): Readonly<Record<string, Property>> {
  const frame = (value: number): Property => ({
    fits: (given) => isFrame(given) && Number(given) <= frames,
    what: `a frame from 1 to ${frames}`,
    value,
  });
  return {
    when: { fits: (value) => whens.some((each) => each === value), what: `one of ${whens.join(', ')}`, value: when },
    from: frame(1),
    to: frame(frames),
  };
}

function isFrame(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1;
}

function isType(type: unknown): type is Assertion['type'] {
  return typeof type === 'string' && Object.hasOwn(properties, type);
}
