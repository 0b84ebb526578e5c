import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateProgram } from './locateProgram.ts';
import { locateValues } from './locateValues.ts';

const seed = 20_261_122;

/** Every path of a value, with the value. */
function pathsOf(value: unknown, path: (string | number)[] = []): [path: (string | number)[], value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[path, value], ...members.flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

describe('locateValues', () => {
  it('finds every value of every text, however it is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t', '\r\n  '), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        const found = pathsOf(JSON.parse(text));
        const located = locateValues(
          text,
          found.map(([path]) => path),
        );
        for (const [at, [path, part]] of found.entries()) {
          const { value: span, key, depth } = located[at] ?? { value: { start: 0, end: 0 }, key: undefined, depth: -1 };
          expect(JSON.parse(text.slice(span.start, span.end))).toEqual(part);
          expect(depth).toBe(path.length);
          const last = path.at(-1);
          if (typeof last === 'string') expect(JSON.parse(text.slice(key?.start, key?.end))).toBe(last);
          else expect(key).toBeUndefined();
        }
      }),
      { seed, numRuns: 200 },
    );
  });

  const text = '{ "a": [1, {"b\\u0063": "x\\"}"}, []], "a2": null, "d": {} }';

  it.each([
    [[], text, 0],
    [['a', 1, 'bc'], '"x\\"}"', 3],
    [['a', 1, 'none', 'deeper'], '{"b\\u0063": "x\\"}"}', 2],
    [['a', 7], '[1, {"b\\u0063": "x\\"}"}, []]', 1],
    [['a2', 'x'], 'null', 1],
    [['none'], text, 0],
    [['d', 'e'], '{}', 1],
  ] as const)('finds for %j the value %s', (path, found, depth) => {
    const [located] = locateValues(text, [path]);
    expect(text.slice(located?.value.start, located?.value.end)).toBe(found);
    expect(located?.depth).toBe(depth);
  });

  it('uses the last value of a repeated key, and nothing of the first', () => {
    const twice = '{"a": {"b": 1}, "a": {"c": 2}}';
    const [inner, outer] = locateValues(twice, [['a', 'b'], ['a']]);
    expect([inner?.depth, outer?.value]).toEqual([1, { start: 21, end: 29 }]);
  });

  it('terminates on invalid and on deeply nested text', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const odd of ['', '{', '[1,', '{"a', '{"a":', '{"a" "b"}', '}', deep]) {
      expect(locateValues(odd, [['a', 0], [0]])).toHaveLength(2);
    }
  });
});

describe('locateProgram', () => {
  const mark = (value: unknown, range: [number, number]): string | undefined => {
    const text = `{"speed": ${JSON.stringify(value)}}`;
    const [located] = locateValues(text, [['speed']]);
    const span = located && locateProgram(text, located.value, range);
    return span && text.slice(span.start, span.end);
  };
  const expression = { '@': 'expression', $: ['1 + "ä\n" ', { keypath: 'self.x' }, ' * 2'] };

  it.each([
    [expression, [0, 1], '1'],
    [expression, [4, 8], '\\"ä\\n\\"'],
    [expression, [9, 15], 'self.x'],
    [expression, [11, 17], 'lf.x"}," *'],
    [expression, [18, 19], '2'],
    [expression, [19, 19], '"'],
    [expression, [99, 120], '"'],
    ['1 +', [2, 3], '+'],
    ['', [0, 0], undefined],
    [5, [0, 1], undefined],
    [{ '@': 'expression', $: [] }, [0, 0], undefined],
    [{ '@': 'expression', $: [{ odd: 1 }] }, [0, 1], undefined],
  ] as const)('marks for %j and the range %j the text %s', (value, [from, to], marked) => {
    expect(mark(value, [from, to])).toBe(marked);
  });

  it('marks exactly the units of the range, whatever the parts contain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.record({ keypath: fc.string({ minLength: 1 }) }))),
        fc.nat(40),
        fc.nat(10),
        (parts, from, length) => {
          const pieces = parts.map((part) => (typeof part === 'string' ? part : part.keypath));
          const to = from + length + 1;
          const bounds = pieces.map((_, at) => pieces.slice(0, at).join('').length);
          const home = pieces.findIndex((piece, at) => {
            const start = bounds[at] ?? 0;
            return from >= start && to <= start + piece.length;
          });
          fc.pre(home >= 0);
          const marked = mark({ '@': 'expression', $: parts }, [from, to]);
          expect(JSON.parse(`"${marked}"`)).toBe(pieces.join('').slice(from, to));
        },
      ),
      { seed, numRuns: 200 },
    );
  });
});
