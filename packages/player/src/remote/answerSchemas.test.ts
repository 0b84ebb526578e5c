import { createSyncedView } from '@playhouse/runtime';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMessage } from './answerSchemas.ts';

/** Numbers that are valid, invalid, or too large. */
const odd = fc.oneof(
  fc.integer({ min: -1, max: 4 }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 0.5, 1e9, 2 ** 53),
);
const column = fc.array(odd, { minLength: 17, maxLength: 34 }).map((values) => Float64Array.from(values));
/** Appearance of the first actor. */
const changed = fc.oneof({ weight: 6, arbitrary: fc.constant(new Float64Array(17)) }, column);
const rows = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant([0, 0, 1, 0]) },
    fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 }),
  )
  .map((values) => Int32Array.from(values));
const name = fc.constantFrom('', 'hero', '__proto__');
/** Fields that are mostly valid, so that many messages pass the first checks and reach the later ones. */
const mostly = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: fc.anything() });
const small = fc.integer({ min: 0, max: 3 });
const row = fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, small);

const layer = fc.record({
  id: mostly(name),
  scrollable: mostly(fc.boolean()),
  version: mostly(odd),
  edits: mostly(rows),
});
const emitter = fc.record({ image: mostly(name), blendingMode: mostly(odd), count: mostly(fc.nat(2)) });
const scene = fc.record(
  {
    number: mostly(small),
    id: mostly(name),
    numbers: mostly(fc.array(odd, { maxLength: 14 })),
    layers: mostly(fc.array(layer, { maxLength: 2 })),
    born: fc
      .oneof(
        { weight: 4, arbitrary: fc.constant([[0, 1, 0]]) },
        fc.array(fc.tuple(small, small, odd), { maxLength: 3 }),
      )
      .map((triples) => Float64Array.from(triples.flat())),
    positions: mostly(column),
    appearances: mostly(column),
    changed: mostly(changed),
    particles: mostly(column),
    images: mostly(fc.array(name, { maxLength: 2 })),
    copies: mostly(fc.array(fc.record({ row: mostly(row) }), { maxLength: 2 })),
    texts: mostly(fc.array(fc.record({ row: mostly(row), texts: fc.constant([]) }), { maxLength: 2 })),
    emitters: mostly(
      fc.array(fc.record({ row: mostly(row), emitters: fc.array(emitter, { maxLength: 2 }) }), { maxLength: 2 }),
    ),
  },
  { requiredKeys: ['number', 'id', 'numbers', 'positions', 'born'] },
);
const message = fc.record(
  {
    id: mostly(small),
    calls: mostly(fc.constant([])),
    error: mostly(name),
    answer: fc.anything(),
    status: mostly(fc.record({ frame: small, first: small, last: small, isRecording: fc.boolean() })),
    view: mostly(fc.record({ scenes: fc.array(scene, { maxLength: 2 }) })),
  },
  { requiredKeys: ['id', 'calls'] },
);

it('accepts or rejects every message of a worker, and can read every accepted one', () => {
  const seen = { refused: 0, senseless: 0, taken: 0, actors: 0 };
  const conversation = fc.array(fc.oneof({ weight: 9, arbitrary: message }, fc.anything()), { maxLength: 6 });
  fc.assert(
    fc.property(conversation, (messages) => {
      const syncedView = createSyncedView();
      for (const each of messages) {
        const parsed = parseMessage(each);
        if (!parsed) seen.refused++;
        if (!parsed || !('id' in parsed)) return;
        if (!parsed.view) continue;
        if (!syncedView.take(parsed.view)) {
          seen.senseless++;
          return;
        }
        seen.taken++;
        for (const { layers, camera } of syncedView.scenes) {
          expect(Object.values(camera).every((value) => typeof value === 'number')).toBe(true);
          for (const { actors } of layers) {
            for (const { x, version, width, image, visible, emitters } of actors) {
              seen.actors++;
              expect([x, version, width].every((value) => typeof value === 'number')).toBe(true);
              expect([typeof image, typeof visible]).toEqual(['string', 'boolean']);
              for (const { count, alpha } of emitters) expect(alpha.length).toBe(count);
            }
          }
        }
        syncedView.takeSpares();
      }
    }),
    { numRuns: 3000, seed: 11 },
  );
  expect(Object.entries(seen).filter(([, count]) => count <= 50)).toEqual([]);
});
