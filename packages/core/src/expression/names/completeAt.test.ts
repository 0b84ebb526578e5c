import { describe, expect, test } from 'vitest';
import { completeAt } from './completeAt.ts';
import { hoverAt, signatureAt } from './helpAt.ts';
import { createNameScope } from './nameScope.ts';

const names = createNameScope({
  attributes: [
    {
      keypath: 'self.attributes.id1',
      path: ['self', { given: 'Health', id: 'id1' }],
      type: 'integer',
      title: 'Health',
    },
    { keypath: 'self.attributes.size.height', path: ['self', 'size', 'height'], type: 'real', title: 'Height' },
    { keypath: 'game.attributes.id2', path: ['game', { given: 'my name', id: 'id2' }], type: 'text', title: 'my name' },
    {
      keypath: 'game.attributes.id6',
      path: ['game', { given: 'orbit', id: 'id6' }],
      type: 'real',
      title: 'orbit',
    },
    {
      keypath: 'game.attributes.id7',
      path: ['game', { given: 'trueNorth', id: 'id7' }],
      type: 'angle',
      title: 'trueNorth',
    },
    { keypath: 'game.attributes.id3', path: ['game', { given: 'Twin', id: 'id3' }], type: 'boolean', title: 'Twin' },
    { keypath: 'game.attributes.id4', path: ['game', { given: 'Twin', id: 'id4' }], type: 'real', title: 'Twin' },
    {
      keypath: 'game.attributes.id5',
      path: ['tables', { given: 'Levels', id: 'id5' }],
      type: 'table',
      title: 'Levels',
    },
  ],
  groups: [
    {
      path: ['scene', 'actors', { given: 'Pip', id: 'id9' }],
      prefix: 'scene.layers.id8.actors.id9.',
      load: () => [
        {
          keypath: 'scene.layers.id8.actors.id9.attributes.id1',
          path: ['scene', 'actors', { given: 'Pip', id: 'id9' }, { given: 'Health', id: 'id1' }],
          type: 'integer',
          title: 'Health',
        },
      ],
    },
  ],
});

function labels(source: string, limit?: number): string[] {
  return completeAt(source, source.length, names, limit === undefined ? {} : { limit }).items.map(({ label }) => label);
}

describe('completeAt', () => {
  test.each<readonly [string, readonly string[]]>([
    ['H', ['self.Health', 'self.size.height']],
    ['1 + he', ['self.Health', 'self.size.height']],
    ['self.', ['self.Health', 'self.size.height']],
    ['self.h', ['self.Health']],
    ['sin(self.si', ['self.size.height']],
    ['my', ['game["my name"]']],
    ['game["my', ['game["my name"]']],
    ['Twin', ['game.attributes.id3', 'game.attributes.id4']],
    ['tableCo', ['tableColCount', 'tableColNumber', 'tableColSum']],
    ['Cell', ['tableCellValue']],
    ['fal', ['false']],
    ['dev', ['devices']],
    ['scene.actors.Pip.', ['scene.actors.Pip.Health']],
    ['1 o', ['game.orbit', 'or']],
    ['1 or', ['game.orbit']],
    ['true', ['game.trueNorth']],
    ['1 <orb', ['game.orbit']],
    ['12orb', ['game.orbit']],
    ['@orb', ['game.orbit']],
    ['1 ..orb', ['game.orbit']],
    ['1 - orb', ['game.orbit']],
    ['_', []],
    ['a', ['abs', 'asin', 'acos', 'atan', 'and', 'scene.actors.Pip.Health']],
  ])('offers for %s', (source, expected) => {
    const found = labels(source);
    expect(expected.length === 0 ? found : found.slice(0, expected.length)).toEqual(expected);
  });

  test.each(['', '1', '"he', '"x" .. "se', '12.', ' ', '1 + '])('offers nothing after %j', (source) => {
    expect(labels(source)).toEqual([]);
  });

  test.each<readonly [string, number]>([
    ['self fl', 5],
    ['.5', 2],
    ['1 + x.5', 7],
    ['"a" fl', 4],
    ['self.Health + fl', 14],
  ])('replaces in %j from %d on', (source, from) => {
    expect(completeAt(source, source.length, names)).toMatchObject({ from, to: source.length });
  });

  test('finds a function by any part of its name, and an actor whose name is written in brackets', () => {
    expect(labels('lecell')).toContain('tableCellValue');
    expect(labels('l')).not.toContain('tableCellValue');
    expect(completeAt('pip', 3, names).items.filter(({ kind }) => kind === 'actor')).toEqual([
      {
        kind: 'actor',
        label: 'scene.actors.Pip',
        insert: 'scene.actors.Pip.',
        detail: 'actor',
        help: '',
        matched: [13, 16],
      },
    ]);
    expect(labels("game['my")).toEqual(['game["my name"]']);
    expect(labels('game["my name"]')).toEqual(['game["my name"]']);
  });

  test('offers words and roots while they are typed, but not once they are complete', () => {
    const words = (source: string) => completeAt(source, source.length, names, { limit: 100 }).items;
    expect(words('tru').filter(({ kind }) => kind === 'word')).toEqual([
      { kind: 'word', label: 'true', insert: 'true', detail: '', help: '', matched: [0, 3] },
    ]);
    expect(words('gam').filter(({ kind }) => kind === 'word')).toMatchObject([{ label: 'game', insert: 'game.' }]);
    for (const full of ['true', 'and', 'game']) {
      expect(words(full).filter(({ kind }) => kind === 'word')).toEqual([]);
    }
  });

  test('returns the six best and the total count', () => {
    const { items, total } = completeAt('t', 1, names);
    expect(items).toHaveLength(6);
    expect(total).toBeGreaterThan(6);
    expect(labels('t', 100)).toHaveLength(total);
  });

  test('returns the range to replace, the replacement and a description', () => {
    expect(completeAt('1 + se * 2', 6, names)).toMatchObject({ from: 4, to: 6 });
    expect(completeAt('sub', 3, names).items[0]).toMatchObject({
      kind: 'function',
      insert: 'textSubStr(',
      detail: 'textSubStr(text, start, [end])',
      matched: [4, 7],
    });
    expect(completeAt('Hea', 3, names).items[0]).toMatchObject({
      kind: 'attribute',
      insert: 'self.Health',
      detail: 'integer',
      type: 'number',
      keypath: 'self.attributes.id1',
      matched: [5, 8],
    });
    expect(completeAt('eal', 3, names).items[0]).toMatchObject({ label: 'self.Health', matched: [6, 9] });
    expect(completeAt('m', 1, names).items[0]).toMatchObject({ label: 'game["my name"]', matched: [6, 7] });
  });
});

describe('completion of given names that are not one word', () => {
  const given = [
    'my name',
    'my other',
    'v1.5 speed',
    '🚀 Rocket 🚀',
    'say "hi" now',
    "it's",
    '1st place',
    'a - b',
    'Health',
  ];
  const newScope = () =>
    createNameScope({
      attributes: given.map((name, index) => ({
        keypath: `game.attributes.id${index}`,
        path: ['game', { given: name, id: `id${index}` }],
        type: 'integer',
        title: name,
      })),
      groups: [
        {
          path: ['scene', 'actors', { given: 'Old "Pip" 🐸', id: 'id90' }],
          prefix: 'scene.layers.id8.actors.id90.',
          load: () => [
            {
              keypath: 'scene.layers.id8.actors.id90.attributes.id1',
              path: ['scene', 'actors', { given: 'Old "Pip" 🐸', id: 'id90' }, { given: 'Big hat', id: 'id1' }],
              type: 'integer',
              title: 'Big hat',
            },
          ],
        },
      ],
    });

  test.each<readonly [source: string, from: number, first: string]>([
    ['my na', 0, 'my name'],
    ['my ', 0, 'my name'],
    ['1 + my na', 4, 'my name'],
    ['max(my o', 4, 'my other'],
    ['game.my na', 0, 'my name'],
    ['2 * game.my o', 4, 'my other'],
    ['game["my na', 0, 'my name'],
    ['v1.5 s', 0, 'v1.5 speed'],
    ['game.v1.5 s', 0, 'v1.5 speed'],
    ['🚀', 0, '🚀 Rocket 🚀'],
    ['1 + 🚀 Ro', 4, '🚀 Rocket 🚀'],
    ['🚀 Rocket 🚀', 0, '🚀 Rocket 🚀'],
    ['say "hi', 0, 'say "hi" now'],
    ['say "hi" n', 0, 'say "hi" now'],
    ['game.say "h', 0, 'say "hi" now'],
    ["it's", 0, "it's"],
    ['1st p', 0, '1st place'],
    ['a - b', 0, 'a - b'],
    ['my name + hea', 10, 'Health'],
    ['true and my na', 9, 'my name'],
    ['scene.actors["Old \\"Pip\\" 🐸"]["Big hat"] + my na', 44, 'my name'],
    ['old "p', 0, 'Old "Pip" 🐸'],
    ['scene.actors.old "pip" 🐸.big h', 0, 'Big hat'],
  ])('in %j replaces from %d on with %j', (source, from, first) => {
    const scope = newScope();
    const { items, ...range } = completeAt(source, source.length, scope);
    expect(range).toMatchObject({ from, to: source.length });
    expect(items[0]?.help || items[0]?.label).toBe(
      first === 'Old "Pip" 🐸' ? scope.groupText(scope.groups[0] as never) : first,
    );
  });

  test.each(['1', '12', '1 ', '"my na', '"say my na', '"a" .. "it', '2 * ', 'Health ', 'my name '])(
    'offers nothing after %j',
    (source) => {
      expect(completeAt(source, source.length, newScope()).items).toEqual([]);
    },
  );
});

describe('hoverAt', () => {
  test.each([
    ['1+sin(2)', 3, { from: 2, to: 5, title: 'sin(angle)' }],
    ['self.Health*2', 6, { from: 0, to: 11, title: 'self.Health', type: 'integer', keypath: 'self.attributes.id1' }],
    ['game.attributes.id3', 0, { title: 'game.attributes.id3', help: 'Twin' }],
    ['1 + game.attributes.id3 + 2', 9, { from: 4, to: 23, title: 'game.attributes.id3', help: 'Twin' }],
    ['max(1)', 2, { from: 0, to: 3 }],
  ])('explains what is in %s at %d', (source, offset, expected) => {
    expect(hoverAt(source, offset, names)).toMatchObject(expected);
  });

  test.each([
    ['1 + 2', 0],
    ['foo(1)', 1],
    ['self.Nope', 2],
    ['game.Twin', 2],
    ['  max(1)', 0],
    ['max(1)', 3],
    ['max', 1],
    ['', 0],
  ])('has no information about %j at %d', (source, offset) => {
    expect(hoverAt(source, offset, names)).toBeUndefined();
  });
});

describe('signatureAt', () => {
  test.each([
    ['max(', 4, 'max', 0],
    ['max(1,', 6, 'max', 1],
    ['max(1,2,3,', 10, 'max', 1],
    ['max(sin(1), ', 12, 'max', 1],
    ['max(1, sin(', 11, 'sin', 0],
    ['textReplace("a,b(", (1', 22, 'textReplace', 1],
    ['max(1,2)', 5, 'max', 0],
    ['max(1,2)', 7, 'max', 1],
    ['max(1) + min(2)', 4, 'max', 0],
  ])('names the function and parameter in %s', (source, offset, name, parameter) => {
    expect(signatureAt(source, offset)).toMatchObject({ entry: { name }, parameter });
  });

  test.each([
    ['max(1)', 6],
    ['(1, 2', 5],
    ['1, 2', 3],
    ['max(1,2)', 3],
    ['foo(1', 5],
    ['max', 3],
  ])('finds none in %s', (source, offset) => {
    expect(signatureAt(source, offset)).toBeUndefined();
  });
});
