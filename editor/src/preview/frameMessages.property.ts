import { type ReceivingPort, receive } from '@playhouse/player/messages';
import fc from 'fast-check';
import { expect } from 'vitest';
import { commandTypes, eventTypes, parseCommand, parseEvent } from './frameMessages.ts';

const names = [
  ...['message', 'frame', 'isRunning', 'first', 'last', 'isRecording', 'id', 'name', 'text', 'url', 'hasFocus', 'key'],
  ...['path', 'code', 'cause', 'position', 'isKept', 'values', 'actors', 'total', 'subject', 'attributes', 'actor'],
  ...['steps', 'milliseconds', 'rows', 'seed', 'frames', 'stateHash', 'events', 'lost', 'project', 'files', 'sceneId'],
  ...['fit', 'isMuted', 'documents', 'items', 'listsActors', 'ids', 'value', 'isOn', 'speed', 'event', '__proto__'],
  ...[
    'services',
    'owned',
    'screen',
    'hasScripts',
    'isConnected',
    'banner',
    'leaderboards',
    'posts',
    'asked',
    'rewarded',
  ],
];

/** Plausible values, so that random messages pass the first checks and reach the later ones. */
const likely = fc.oneof(
  fc.constantFrom('game', 'scene', 'letterbox', 'project', 'leave', 'x', 'https://a.b', 'javascript:alert(1)'),
  fc.integer({ min: -2, max: 2000 }),
  fc.boolean(),
  fc.constant(undefined),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 4 }),
  fc.array(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer(), fc.boolean())), {
    maxLength: 3,
  }),
);

const message = fc.record(
  {
    type: fc.constantFrom(...eventTypes, ...commandTypes),
    ...Object.fromEntries(names.map((name) => [name, fc.oneof({ weight: 4, arbitrary: likely }, fc.anything())])),
  },
  { requiredKeys: ['type'] },
);
/** Messages with only a type, many of which are valid. */
const short = fc.record({ type: fc.constantFrom(...eventTypes, ...commandTypes) });
const anyMessage = fc.oneof(
  { weight: 4, arbitrary: message },
  { weight: 2, arbitrary: short },
  { weight: 1, arbitrary: fc.anything() },
);
const sides = [
  [parseEvent, eventTypes],
  [parseCommand, commandTypes],
] as const;
/** Messages in one conversation. */
const longestTalk = 20;

/**
 * Of many random messages, sent in conversations over the channel, each side accepts those it knows, and they pass
 * validation again unchanged; the first invalid one ends the conversation. docs/reliability.md#t23.
 */
export function checkRandomMessages({ seed, messages }: { readonly seed: number; readonly messages: number }): void {
  const talk = fc.array(anyMessage, { minLength: longestTalk, maxLength: longestTalk });
  const property = fc.property(talk, (values) => {
    for (const [parse, types] of sides) checkTalk(values, parse, types);
  });
  fc.assert(property, { seed, numRuns: Math.ceil(messages / longestTalk) });
}

function checkTalk(
  values: readonly unknown[],
  parse: (value: unknown) => { readonly type: string } | undefined,
  types: readonly string[],
): void {
  let isClosed = false;
  let refusals = 0;
  const port: ReceivingPort = {
    onmessage: null,
    close() {
      isClosed = true;
    },
  };
  const taken: { readonly type: string }[] = [];
  receive(
    port,
    parse,
    (one) => void taken.push(one),
    () => void refusals++,
  );
  // Closing a port does not cancel messages in transit.
  for (const data of values) port.onmessage?.call(port as MessagePort, { data } as MessageEvent);
  const wrong = values.findIndex((value) => parse(value) === undefined);
  expect(taken).toHaveLength(wrong < 0 ? values.length : wrong);
  expect([isClosed, refusals]).toEqual(wrong < 0 ? [false, 0] : [true, 1]);
  for (const value of values) {
    const parsed = parse(value);
    if (!parsed) continue;
    expect(types).toContain(parsed.type);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(parse(structuredClone(parsed))).toEqual(parsed);
  }
}
