import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, diffDocument } from './documentPatch.ts';

const key = fc.constantFrom('a', 'b', 'c', 'name', 'x', '10', 'constructor');
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, -2.5, true, false, null, '', 'text'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** A changed copy that shares everything else, as after an edit. */
function changed(value: unknown, random: () => number): unknown {
  if (Array.isArray(value) && random() < 0.8) {
    const index = Math.floor(random() * (value.length + 1));
    const kind = random();
    if (kind < 0.3) return value.toSpliced(index, 0, { id: random() });
    if (kind < 0.6) return value.toSpliced(index, 1);
    if (index < value.length) return value.with(index, changed(value[index], random));
    return value;
  }
  if (typeof value === 'object' && value !== null && random() < 0.8) {
    const entries = Object.entries(value);
    const index = Math.floor(random() * (entries.length + 1));
    const kind = random();
    if (kind < 0.2) return { ...value, [`new${entries.length}`]: random() };
    if (kind < 0.4) return Object.fromEntries(entries.toSpliced(index, 1));
    if (kind < 0.5) return Object.fromEntries(entries.toReversed());
    const entry = entries[index];
    return entry ? { ...value, [entry[0]]: changed(entry[1], random) } : value;
  }
  return random();
}

function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a patch', () => {
  test('turns any value into any other, including the order of keys, even after serialization', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const steps = JSON.parse(JSON.stringify(diffDocument(before, after)));
        expect(JSON.stringify(applyPatch(before, steps)?.value)).toBe(JSON.stringify(after));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('applies a chain of edits and never modifies its input', () => {
    fc.assert(
      fc.property(json, fc.integer(), (start, seed) => {
        const random = sequence(seed);
        const text = JSON.stringify(start);
        let value = start;
        let patched: unknown = JSON.parse(text);
        for (let edit = 0; edit < 12; edit += 1) {
          const next = changed(value, random);
          const frozen = JSON.stringify(patched);
          const before = patched;
          patched = applyPatch(patched, JSON.parse(JSON.stringify(diffDocument(value, next))))?.value;
          expect(JSON.stringify(before)).toBe(frozen);
          expect(JSON.stringify(patched)).toBe(JSON.stringify(next));
          value = next;
        }
        expect(JSON.stringify(start)).toBe(text);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('is as small as the change', () => {
    const actors = Array.from({ length: 5000 }, (_, index) => ({
      id: `id${index}`,
      attributes: { position: { x: 0 } },
    }));
    const before = { layers: [{ actors }] };
    const moved = {
      ...before,
      layers: [{ actors: actors.with(7, { id: 'id7', attributes: { position: { x: 5 } } }) }],
    };
    expect(diffDocument(before, moved)).toEqual([
      { path: ['layers', 0, 'actors', 7, 'attributes', 'position', 'x'], value: 5 },
    ]);
    const fewer = { ...before, layers: [{ actors: actors.toSpliced(100, 1) }] };
    expect(diffDocument(before, fewer)).toEqual([{ path: ['layers', 0, 'actors'], from: 100, remove: 1, insert: [] }]);
  });

  test.each([
    ['a key that does not exist', { a: 1 }, { path: ['b', 'c'], value: 1 }],
    ['an index past the end', [1], { path: [3], value: 1 }],
    ['members past the end', [1], { path: [], from: 1, remove: 2, insert: [] }],
    ['a list in place of a record', { a: {} }, { path: ['a'], from: 0, remove: 0, insert: [1] }],
    ['a prototype', {}, { path: ['__proto__', 'x'], value: 1 }],
  ])('that does not fit is refused: %s', (_, value, step) => {
    expect(applyPatch(value, [step])).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});
