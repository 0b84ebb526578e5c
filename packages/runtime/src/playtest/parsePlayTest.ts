import { isJsonObject, type PlayTestDocument } from '@playhouse/core';
import * as v from 'valibot';
import type { ScriptedEvent } from '../input/inputEvent.ts';
import { parseInputScript } from '../input/inputScript.ts';
import { parseTyped, type TypedSchema, type TypedSchemas } from '../input/typedObject.ts';
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

/** Reads a stored play test, or returns one sentence per error that says what is wrong and where. */
export function parsePlayTest(stored: PlayTestDocument): ParsedPlayTest {
  const { scene = '', frames, seed = 1, events = [], assertions = [] } = stored;
  const script = parseInputScript({ events });
  const messages = script.ok ? [] : [`The input is wrong: ${script.message}`];
  const read: Assertion[] = [];
  const schemas = assertionsIn(frames);
  for (const [index, stored] of assertions.entries()) {
    const result = parseAssertion(schemas, stored, frames);
    if (typeof result === 'string') messages.push(`Assertion ${index + 1} ${result}.`);
    else read.push(result);
  }
  if (!script.ok || messages.length > 0) return { ok: false, messages };
  const sorted = [...script.value].sort((first, second) => first.frame - second.frame);
  return { ok: true, value: { scene, frames, seed, events: sorted, assertions: read } };
}

const text = v.pipe(v.string(), v.nonEmpty(), v.title('a text'));
const fromZero = v.pipe(v.number(), v.minValue(0), v.title('a number from 0'));
const frame = v.pipe(v.number(), v.integer(), v.minValue(1), v.title('a frame, a whole number from 1'));
const whens = ['always', 'sometime', 'never', 'end'] as const;

/** Assertions by type, in a test of this many frames. Each has a default for the frames that it checks. */
function assertionsIn(frames: number): Readonly<Record<Assertion['type'], TypedSchema>> {
  const inTest = v.pipe(frame, v.maxValue(frames), v.title(`a frame from 1 to ${frames}`));
  const when = v.pipe(v.picklist(whens), v.title(`one of ${whens.join(', ')}`));
  const range = { from: v.optional(inTest, 1), to: v.optional(inTest, frames) };
  const atEnd = { when: v.optional(when, 'end'), ...range };
  const schemaOf = <Type extends Assertion['type']>(type: Type, entries: v.ObjectEntries) =>
    v.strictObject({ type: v.literal(type), name: v.optional(v.unknown()), ...entries });
  return {
    expression: schemaOf('expression', { expression: text, actor: v.optional(text), ...atEnd }),
    scene: schemaOf('scene', { scene: text, ...atEnd }),
    count: schemaOf('count', {
      actor: v.optional(text),
      minimum: v.optional(fromZero, 0),
      maximum: v.optional(fromZero, Number.MAX_SAFE_INTEGER),
      ...atEnd,
    }),
    log: schemaOf('log', { text, when: v.optional(when, 'sometime'), ...range }),
    faults: schemaOf('faults', { allowed: v.pipe(v.array(v.string()), v.title('a list of codes')) }),
    picture: schemaOf('picture', {
      frame,
      png: v.optional(v.pipe(v.string(), v.title('a picture')), ''),
      tolerance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.title('a share from 0 to 1')), 0.02),
    }),
  };
}

function parseAssertion(schemas: TypedSchemas, given: unknown, frames: number): Assertion | string {
  const read = parseTyped(schemas, isJsonObject(given) ? inFull(given) : given);
  if (!read.ok) return read.problem;
  const assertion = read.value as Assertion;
  if (assertion.type === 'picture' && assertion.frame > frames)
    return `looks at frame ${assertion.frame}, but the test ends with ${frames}`;
  return assertion;
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * A program alone is an assertion about it, and `frame` alone means the end of a game that ends there. Null counts as
 * missing.
 */
function inFull(stored: Properties): Properties {
  const given: Properties = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
  const { type = given.expression === undefined ? undefined : 'expression', frame, ...rest } = given;
  if (frame === undefined || type === 'picture') return { ...given, type };
  return { when: 'end', from: frame, to: frame, type, ...rest };
}
