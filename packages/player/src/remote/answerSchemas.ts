import { isJsonObject } from '@playhouse/core';
import type { Fault, InspectedActor, LogLine, SceneMessage, Subject, ViewMessage } from '@playhouse/runtime';
import * as v from 'valibot';
import { explainSchemas } from './explainProtocol.ts';
import { count, finite, listOf, number, path, scalar, take, text, whole } from './messageSchemas.ts';
import type { AnswerMessage, Answers, ScriptNote } from './protocol.ts';

type Schema<Value> = v.GenericSchema<unknown, Value>;

const numbers = v.instance(Float64Array);
const mostActors = 200_000;
/** More than a few steps can produce (`leavingLimits`). */
const mostCalls = 100_000;

const textView = v.object({
  text: v.string(),
  font: v.string(),
  size: number,
  alignment: number,
  wrap: v.boolean(),
  red: number,
  green: number,
  blue: number,
  alpha: number,
  offsetX: number,
  offsetY: number,
  space: number,
  direction: number,
  directionSpace: number,
});
const layer = v.object({
  id: v.string(),
  scrollable: v.boolean(),
  version: number,
  edits: v.instance(Int32Array),
});
const replicate = v.object({ copies: number, spacing: number, angle: number });
const emitter = v.object({ image: v.string(), blendingMode: number, count: whole });

const scene: Schema<SceneMessage> = v.object({
  number: whole,
  id: v.string(),
  numbers: listOf(number, 20),
  layers: v.optional(listOf(layer, 10_000)),
  born: v.optional(numbers),
  positions: v.optional(numbers),
  appearances: v.optional(numbers),
  changed: v.optional(numbers),
  images: v.optional(listOf(v.string(), mostActors)),
  texts: v.optional(listOf(v.object({ row: whole, texts: listOf(textView, 10_000) }), mostActors)),
  copies: v.optional(listOf(v.object({ row: whole, replicate: v.optional(replicate) }), mostActors)),
  emitters: v.optional(listOf(v.object({ row: whole, emitters: listOf(emitter, 10_000) }), mostActors)),
  particles: v.optional(numbers),
});

const view: Schema<ViewMessage> = v.object({ scenes: listOf(scene, 100) });

const call = v.custom<readonly [string, ...unknown[]]>((value) => Array.isArray(value) && typeof value[0] === 'string');

/**
 * Messages from the worker. It runs untrusted games, so an unknown message closes the channel.
 * docs/reliability.md#t23.
 */
const answerMessage: Schema<AnswerMessage> = v.object({
  id: whole,
  error: v.optional(text),
  answer: v.optional(v.unknown()),
  calls: listOf(call, mostCalls),
  status: v.optional(v.object({ frame: count, first: count, last: count, isRecording: v.boolean() })),
  view: v.optional(view),
});

const scriptNote = v.object({ script: v.optional(v.object({ path, event: text })) });

/** Parses either kind of message; undefined for anything else. */
export function parseMessage(value: unknown): AnswerMessage | ScriptNote | undefined {
  if (!isJsonObject(value)) return undefined;
  if (Object.hasOwn(value, 'id')) return take(answerMessage, value);
  const note = take(scriptNote, value);
  return note && { script: note.script };
}

export const logLine: Schema<LogLine> = v.object({ frame: count, actorId: v.string(), path, text: v.string() });

export const fault = v.object({
  cause: v.picklist(['project', 'engine']),
  code: text,
  message: text,
  count,
  firstFrame: count,
  path,
  position: v.optional(v.object({ line: count, column: count })),
}) as Schema<Fault>;

const subject: Schema<Subject> = v.union([v.picklist(['game', 'scene']), count]);
const actor: Schema<InspectedActor> = v.object({ key: count, id: text, prototypeId: text, name: text });

type ScriptedEvents = NonNullable<Answers['stopRecording']>['events'];
const scripted = v.custom<ScriptedEvents[number]>(
  (value) => isJsonObject(value) && typeof value.type === 'string' && Number.isSafeInteger(value.frame),
);

/** The valid answers to each request. */
export const answerSchemas: { readonly [Name in keyof Answers]: Schema<Answers[Name]> } = {
  ...explainSchemas,
  begin: v.undefined(),
  cut: v.undefined(),
  write: v.undefined(),
  setProfiling: v.undefined(),
  advance: whole,
  stepAgain: v.boolean(),
  goTo: v.optional(v.string()),
  reload: v.picklist(['kept', 'gone']),
  stopRecording: v.optional(
    v.object({
      sceneId: v.optional(v.string()),
      seed: finite,
      frames: count,
      lost: listOf(text, 100),
      stateHash: text,
      events: listOf(scripted, 10_000_000),
    }),
  ) as Schema<Answers['stopRecording']>,
  moment: v.object({
    frame: whole,
    seed: finite,
    sceneId: v.optional(v.string()),
    // It is passed unread to another of our workers.
    snapshot: v.custom(isJsonObject),
    ahead: v.object({ last: whole, inputs: v.instance(Map) }),
    memory: v.object({ times: v.instance(Map), saved: v.instance(Map), before: v.instance(Map) }),
    isMoved: v.boolean(),
  }) as Schema<Answers['moment']>,
  observe: v.object({
    frame: count,
    values: listOf(v.object({ subject, id: text, value: v.optional(scalar) }), 1000),
    actors: v.optional(v.object({ first: listOf(actor, 1000), total: count })),
  }),
  devices: listOf(v.object({ id: text, value: v.optional(scalar) }), 1000),
  attributes: listOf(
    v.object({ id: text, name: text, type: text, isReadOnly: v.boolean(), isCustom: v.boolean() }),
    10_000,
  ) as Schema<Answers['attributes']>,
  actorAt: v.optional(actor),
  heap: v.optional(count),
  takeProfile: v.optional(
    v.object({
      steps: count,
      milliseconds: count,
      rows: listOf(v.object({ path, milliseconds: count, calls: count }), 1000),
    }),
  ),
};
