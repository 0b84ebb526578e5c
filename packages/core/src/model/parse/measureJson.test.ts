import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { measureJson } from './measureJson.ts';

const measure = (text: string) => measureJson(new TextEncoder().encode(text));

/** The contents of a parsed value, counted by walking over it. */
function count(value: unknown): { values: number; containers: number; empty: number } {
  const sums = { values: 0, containers: 0, empty: 0 };
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    sums.values++;
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.values(next);
    sums.containers++;
    if (members.length === 0) sums.empty++;
    open.push(...members);
  }
  return sums;
}

describe('what a JSON text contains', () => {
  it('is counted as by walking over the parsed value, whatever its texts contain', () => {
    const odd = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', 'a', 'é', '漢', '\n') });
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 5 }, odd, fc.double(), fc.constant(null), tie('list'), tie('object')),
      list: fc.array(tie('any'), { maxLength: 5 }),
      object: fc.dictionary(odd, tie('any'), { maxKeys: 5 }),
    })).any;
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2, '\t'), (given, space) => {
        const text = JSON.stringify(given, null, space);
        const { values, containers, empty } = count(JSON.parse(text));
        const isScalar = containers === 0;
        expect(measure(text)).toEqual({ values: isScalar ? 0 : values - 1 + empty, containers, isDeep: false });
      }),
      { seed: 42, numRuns: 500 },
    );
  });

  it.each([
    [limits.depth, false],
    [limits.depth + 1, true],
    [1_000_000, true],
  ])('is too deep at %i levels: %s', (depth, isDeep) => {
    expect(measure('['.repeat(depth) + ']'.repeat(depth)).isDeep).toBe(isDeep);
    expect(measure('{"a":'.repeat(depth)).isDeep).toBe(isDeep);
  });

  it.each(['"', '"\\', '["a', '"\\"', '', ']]]]', '{"a\\'])('terminates on a text that is cut off: %j', (text) => {
    expect(measure(text).isDeep).toBe(false);
  });
});
