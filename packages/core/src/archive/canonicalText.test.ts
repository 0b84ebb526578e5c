import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrototypeDocument } from '../generated/entities.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createScene } from '../model/create/createScene.ts';
import { readDocument } from '../model/parse/readDocument.ts';
import type { ProjectDocument } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import { canonicalText } from './canonicalText.ts';

const project = buildProject({
  attributes: {
    id9: { '@': 'real', $: 1, name: 'Score' },
    id3: { '@': 'text', $: 'x', name: 'Player' },
    zeta: 1,
    Alpha: { b: 1, a: [1, 2, 3, 4, 5] },
  },
  prototypes: [
    {
      physics: {
        collisionPolygon: [
          [0, 0.5],
          [-0.5, -0.5],
          [0.5, -0.5],
        ],
      },
      behaviors: [
        {
          class: 'RuleBehavior',
          attributes: { name: 'Rule', compoundConditionKind: 0 },
          conditions: [
            {
              id: 'id9',
              class: 'NumericExpressionCondition',
              attributes: {
                conditionType: 2,
                subject: { '@': 'expression', $: ['1', { keypath: 'self.attributes.time' }] },
              },
              predicate: { type: 'number', attributes: { operator: '<', RHS: '5' } },
            },
          ],
          behaviors: [
            {
              class: 'MoveBehavior',
              attributes: { name: 'Move', direction: 90, space: 0, moveType: 1, speed: 3, Extra: 1 },
            },
          ],
          elseBehaviors: [],
        },
      ],
    },
  ],
  scenes: [
    {
      layers: [
        {
          actors: [
            { prototype: 'id1', attributes: { size: { width: 2, height: 1 }, id4: { '@': 'index', $: 1, name: 'n' } } },
          ],
        },
      ],
    },
  ],
  tables: [
    { name: 'Levels', rows: ['a', 'b', 'c', 'd', 'e'], columns: [{ name: 'n', type: 2, cells: [1, 2, 3, 4, 5] }] },
  ],
  images: ['hero'],
});
const documents: [string, ProjectDocument | undefined][] = [
  ['object.json', project.object],
  ['assets.json', project.assets],
  ['scenes/id1.json', [...project.scenes.values()][0]],
  ['actors/id1.json', [...project.actors.values()][0]],
  ['tables/id1.json', [...project.tables.values()][0]],
  ['tests/a.play.json', { frames: 3, events: [{ type: 'keyDown', frame: 1, key: 'a' }] }],
];

/** The same value with the keys of every object reordered; custom attributes keep their order. */
function shuffle(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => shuffle(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, shuffle(inner, random)] as const);
  const ownOrder = entries.filter(([key]) => /^id[0-9]+$/.test(key));
  const free = entries.filter(([key]) => !/^id[0-9]+$/.test(key));
  for (const entry of ownOrder) free.splice(free.length, 0, entry);
  for (let at = free.length - ownOrder.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [first, second] = [free[at], free[other]];
    if (first && second) [free[at], free[other]] = [second, first];
  }
  return Object.fromEntries(free);
}

const seeded = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe.each(documents)('the canonical text of %s', (path, value) => {
  if (!value) throw new Error(`${path} is not in the test's project.`);
  const text = canonicalText(path, value);

  it('has the same meaning, and is its own canonical text', () => {
    const read = readDocument(path, text);
    expect(read).toMatchObject({ ok: true, value: { value, notes: [] } });
    if (read.ok) expect(canonicalText(path, read.value.value)).toBe(text);
  });

  it('does not depend on the original order of keys', () => {
    fc.assert(
      fc.property(seeded, (numbers) => {
        const random = () => numbers.next().value ?? 0;
        const read = readDocument(path, shuffle(value, random));
        if (read.ok) expect(canonicalText(path, read.value.value)).toBe(text);
        else expect(read.issues).toEqual([]);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('ends with one line break, and has no carriage returns, tabs or trailing spaces', () => {
    expect(text).toMatch(/[^\n]\n$/);
    expect(text).not.toMatch(/[\r\t]| \n/);
  });
});

function linesOf(path: string, value: Parameters<typeof canonicalText>[1]): string[] {
  return canonicalText(path, value)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''));
}

describe('keys appear', () => {
  const keysOf = (value: unknown): string[] => Object.keys(Object(value));
  const parsed = (path: string, value: Parameters<typeof canonicalText>[1]): unknown =>
    JSON.parse(canonicalText(path, value));

  it('in the order of the schema, then custom attributes in their own order, then unknown keys by code point', () => {
    const { attributes } = project.object;
    const mixed = { ...project.object, attributes: { '\u{1f600}': 1, '\uffff': 2, zeta: 1, ...attributes } };
    const keys = keysOf(Reflect.get(Object(parsed('object.json', mixed)), 'attributes'));
    expect(keys.slice(0, 3)).toEqual(['name', 'time', 'displaySize']);
    expect(keys.slice(10)).toEqual(['id1', 'id9', 'id3', 'Alpha', 'zeta', '\uffff', '\u{1f600}']);
  });

  it('in the order of the class, for behaviors', () => {
    const behavior = {
      id: 'id1',
      class: 'MoveBehavior',
      enabled: true,
      attributes: { b: 1, speed: 1, a: 1, space: 0, name: 'x', direction: 0 },
    };
    const text = canonicalText('actors/id1.json', { ...createPrototype('id1'), behaviors: [behavior] });
    expect([...text.slice(text.indexOf('MoveBehavior')).matchAll(/"(\w+)":/g)].map((match) => match[1])).toEqual([
      ...['enabled', 'attributes', 'name', 'direction', 'space', 'speed', 'a', 'b'],
    ]);
  });

  it('in the overrides of an instance as in its prototype', () => {
    const scene = createScene('id1', 'A', { width: 1, height: 1 });
    const attributes = { tags: '', id5: { name: 'n', $: 1, '@': 'real' }, size: { height: 1, width: 2 }, name: 'x' };
    const aspects = { physics: {}, graphics: { attributes: { zIndex: 1, visible: true } } };
    const actor = { id: 'id2', prototype: 'id1', attributes, aspects };
    const layers = [{ id: 'id1', attributes: { name: '', scrollable: true }, actors: [actor] }];
    const written = JSON.stringify(parsed('scenes/id1.json', { ...scene, layers }));
    expect(written).toContain(
      '"attributes":{"name":"x","size":{"width":2,"height":1},"tags":"","id5":{"@":"real","$":1,"name":"n"}}',
    );
    expect(written).toContain('"aspects":{"graphics":{"attributes":{"visible":true,"zIndex":1}},"physics":{}}');
  });
});

describe('one property or element per line', () => {
  const custom = (value: unknown) => ({ ...createPrototype('id1'), future: value });

  it.each([
    [[1, 2, 3, 4], '"future": [1, 2, 3, 4]'],
    [[], '"future": []'],
    [{}, '"future": {}'],
    [
      { '@': 'expression', $: ['a ', { keypath: 'self.attributes.time' }, 5] },
      '"$": ["a ", { "keypath": "self.attributes.time" }, 5]',
    ],
    [{ '@': 'expression', $: [] }, '"$": []'],
    [[1.5e300, -0, 1e-7], '"future": [1.5e+300, 0, 1e-7]'],
    ['"\\\n\u0001/\u2028é\u{1f600}', String.raw`"future": "\"\\\n\u0001/${'\u2028é\u{1f600}'}"`],
    ['a\ud800b', '"future": "a�b"'],
    [null, '"future": null'],
  ])('but %j is on one line: %s', (value, line) => {
    expect(linesOf('actors/id1.json', custom(value))).toContain(line);
  });

  it.each([
    [
      [1, 2, 3, 4, 5],
      ['"future": [', '1', '2', '3', '4', '5', ']'],
    ],
    [
      [1, 'a'],
      ['"future": [', '1', '"a"', ']'],
    ],
    [{ b: 1, a: { c: [] } }, ['"future": {', '"a": {', '"c": []', '}', '"b": 1', '}']],
    [{ '@': 'text', $: 'x', name: 'n' }, ['"future": {', '"@": "text"', '"$": "x"', '"name": "n"', '}']],
  ])('and %j takes several lines', (value, lines) => {
    expect(linesOf('actors/id1.json', custom(value)).join('\n')).toContain(lines.join('\n'));
  });
});

it('any unknown value survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const future: unknown = JSON.parse(JSON.stringify(value));
      const text = canonicalText('actors/id1.json', { ...createPrototype('id1'), future } as PrototypeDocument);
      expect(JSON.parse(text)).toEqual({ ...createPrototype('id1'), future });
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('a document nested too deeply throws instead of becoming a broken file', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 1000; level++) deep = [deep];
  expect(() => canonicalText('actors/id1.json', { ...createPrototype('id1'), deep } as PrototypeDocument)).toThrow(
    /nested/,
  );
});
