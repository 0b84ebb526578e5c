import fc from 'fast-check';
import { expect } from 'vitest';
import { commandTypes, eventTypes, parseCommand, parseEvent } from './frameMessages.ts';

const names = [
  ...['message', 'frame', 'isRunning', 'first', 'last', 'isRecording', 'id', 'name', 'text', 'url', 'hasFocus', 'key'],
  ...['path', 'code', 'cause', 'position', 'isKept', 'values', 'actors', 'total', 'subject', 'attributes', 'actor'],
  ...['steps', 'milliseconds', 'rows', 'seed', 'frames', 'stateHash', 'events', 'lost', 'project', 'files', 'sceneId'],
  ...['fit', 'isMuted', 'documents', 'items', 'listsActors', 'value', 'isOn', 'speed', 'event', '__proto__'],
];

/** Values that fit somewhere, so that random messages come through the first checks and meet the later ones. */
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

/** Random messages are refused, or are messages of the list that come through a second time as they are. T23. */
export function checkRandomMessages(runs: { readonly seed: number; readonly numRuns: number }): void {
  const message = fc.record(
    {
      type: fc.constantFrom(...eventTypes, ...commandTypes),
      ...Object.fromEntries(names.map((name) => [name, fc.oneof({ weight: 4, arbitrary: likely }, fc.anything())])),
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: message }, fc.anything()), (value) => {
      for (const [parse, types] of [
        [parseEvent, eventTypes],
        [parseCommand, commandTypes],
      ] as const) {
        const parsed = parse(value);
        if (!parsed) continue;
        expect(types).toContain(parsed.type);
        expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
        expect(parse(structuredClone(parsed))).toEqual(parsed);
      }
    }),
    runs,
  );
}
