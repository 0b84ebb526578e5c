import { isJsonObject, type Path } from '@playhouse/core';
import type { Fault, InspectedActor, LogLine, SceneMessage, Subject, ViewMessage } from '@playhouse/runtime';
import {
  count,
  either,
  finite,
  flag,
  listOf,
  longText,
  number,
  objectOf,
  oneOf,
  optional,
  passing,
  refused,
  type Shape,
  scalar,
  text,
  whole,
} from './messageShapes.ts';
import type { AnswerMessage, Answers, ScriptNote } from './protocol.ts';

const numbers = passing((value): value is Float64Array => value instanceof Float64Array);
const rows = passing((value): value is Int32Array => value instanceof Int32Array);
const mostActors = 200_000;
/** More than a few steps can let out (`leavingLimits`). */
const mostCalls = 100_000;

const path: Shape<Path> = listOf(
  passing((key): key is string | number => typeof key === 'string' || Number.isSafeInteger(key)),
  1000,
);

const textView = objectOf({
  ...{ text: longText, font: longText, size: number, alignment: number, wrap: flag },
  ...{ red: number, green: number, blue: number, alpha: number, offsetX: number, offsetY: number },
  ...{ space: number, direction: number, directionSpace: number },
});

const layer = objectOf({
  ...{ id: longText, scrollable: flag, version: number, edits: rows },
});

const scene: Shape<SceneMessage> = objectOf({
  ...{ number: whole, id: longText, numbers: listOf(number, 20), layers: optional(listOf(layer, 10_000)) },
  ...{ born: optional(numbers), places: optional(numbers), looks: optional(numbers), changed: optional(numbers) },
  images: optional(listOf(longText, mostActors)),
  texts: optional(listOf(objectOf({ row: whole, texts: listOf(textView, 10_000) }), mostActors)),
  copies: optional(
    listOf(
      objectOf({ row: whole, replicate: optional(objectOf({ copies: number, spacing: number, angle: number })) }),
      mostActors,
    ),
  ),
  emitters: optional(
    listOf(
      objectOf({
        row: whole,
        emitters: listOf(objectOf({ image: longText, blendingMode: number, count: whole }), 10_000),
      }),
      mostActors,
    ),
  ),
  particles: optional(numbers),
});

const view: Shape<ViewMessage> = objectOf({ scenes: listOf(scene, 100) });

const call = passing(
  (value): value is readonly [string, ...unknown[]] => Array.isArray(value) && typeof value[0] === 'string',
);

/**
 * What the worker answers. It runs people's games: what the window does not know closes the channel.
 * docs/reliability.md#t23.
 */
const answerMessage: Shape<AnswerMessage> = objectOf({
  ...{ id: whole, error: optional(text), answer: (value: unknown) => value, calls: listOf(call, mostCalls) },
  status: optional(objectOf({ frame: count, first: count, last: count, isRecording: flag })),
  view: optional(view),
});

const scriptNote: Shape<ScriptNote> = objectOf({
  script: optional(objectOf({ path, event: text })),
}) as Shape<ScriptNote>;

/** Either kind of message; undefined for anything else. */
export function parseMessage(value: unknown): AnswerMessage | ScriptNote | undefined {
  if (!isJsonObject(value)) return undefined;
  const taken = Object.hasOwn(value, 'id') ? answerMessage(value) : scriptNote(value);
  return taken === refused ? undefined : taken;
}

export const logLine: Shape<LogLine> = objectOf({ frame: count, actorId: longText, path, text: longText });

export const fault: Shape<Fault> = objectOf({
  ...{ cause: oneOf(['project', 'engine']), code: text, message: text, count, firstFrame: count, path },
  position: optional(objectOf({ line: count, column: count })),
}) as Shape<Fault>;

const subject: Shape<Subject> = either(oneOf(['game', 'scene']), count);
const actor: Shape<InspectedActor> = objectOf({ key: count, id: text, prototypeId: text, name: text });
const nothing: Shape<undefined> = optional(passing((value): value is undefined => value === undefined));

/** What may be answered to each request. */
export const answerShapes: { readonly [Name in keyof Answers]: Shape<Answers[Name]> } = {
  ...{ begin: nothing, cut: nothing, write: nothing, setProfiling: nothing },
  advance: whole,
  stepAgain: flag,
  goTo: optional(longText),
  reload: oneOf(['kept', 'gone']),
  stopRecording: optional(
    objectOf({
      ...{ sceneId: optional(longText), seed: finite, frames: count, lost: listOf(text, 100), stateHash: text },
      events: listOf(passing(isScripted), 10_000_000),
    }),
  ) as Shape<Answers['stopRecording']>,
  observe: objectOf({
    frame: count,
    values: listOf(objectOf({ subject, id: text, value: optional(scalar) }), 1000),
    actors: optional(objectOf({ first: listOf(actor, 1000), total: count })),
  }),
  attributes: listOf(objectOf({ id: text, name: text, type: text, isReadOnly: flag, isCustom: flag }), 10_000) as Shape<
    Answers['attributes']
  >,
  actorAt: optional(actor),
  takeProfile: optional(
    objectOf({
      ...{ steps: count, milliseconds: count },
      rows: listOf(objectOf({ path, milliseconds: count, calls: count }), 1000),
    }),
  ),
};

function isScripted(value: unknown): value is NonNullable<Answers['stopRecording']>['events'][number] {
  return isJsonObject(value) && typeof value.type === 'string' && Number.isSafeInteger(value.frame);
}
