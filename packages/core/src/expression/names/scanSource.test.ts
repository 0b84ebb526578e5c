import { describe, expect, test } from 'vitest';
import { scanSource } from './scanSource.ts';
import { bracketed, isPlainName, isTypeable, readName } from './shownName.ts';

describe('scanSource', () => {
  test.each<readonly [string, readonly string[]]>([
    ['', []],
    [' \t\n\u00a0\ufeff\u2028', []],
    ['1 + 2', ['number 1', 'operator +', 'number 2']],
    ['1..2', ['number 1', 'operator ..', 'number 2']],
    ['.5.', ['number .5', 'unknown .']],
    ['1e9 1e 1e+2', ['number 1e9', 'number 1', 'unknown e', 'number 1e+2']],
    ['a - -b', ['unknown a', 'operator -', 'operator -', 'unknown b']],
    ['a and b or true', ['unknown a', 'operator and', 'unknown b', 'operator or', 'truth true']],
    [
      '&&||==~=<=>=<>',
      [
        'operator &&',
        'operator ||',
        'operator ==',
        'operator ~=',
        'operator <=',
        'operator >=',
        'operator <',
        'operator >',
      ],
    ],
    ['& | = ~ !', ['unknown &', 'unknown |', 'unknown =', 'unknown ~', 'unknown !']],
    ['sin (1, 2)', ['function sin', 'open (', 'number 1', 'comma ,', 'number 2', 'close )']],
    ['true(', ['truth true', 'open (']],
    ['"a" \'b\' "c', ['text "a"', "text 'b'", 'openText "c']],
    ['"a\\"b"', ['text "a\\"b"']],
    ['self.a.b+1', ['name self.a.b', 'operator +', 'number 1']],
    ['self["a b"].c', ['name self["a b"].c']],
    ['self[\'a\']["b"]', ['name self[\'a\']["b"]']],
    ['self', ['unknown self']],
    ['self.', ['unknown self', 'unknown .']],
    ['self.1', ['unknown self', 'number .1']],
    ['self..1', ['unknown self', 'operator ..', 'number 1']],
    ['self["a"', ['unknown self', 'unknown [', 'text "a"']],
    ['self["a', ['unknown self', 'unknown [', 'openText "a']],
    ['self[a]', ['unknown self', 'unknown [', 'unknown a', 'unknown ]']],
    ['selfish.a', ['unknown selfish', 'unknown .', 'unknown a']],
    ['keypath["x"] tables.a', ['name keypath["x"]', 'name tables.a']],
    ['é😀', ['unknown é', 'unknown 😀']],
  ])('splits %j', (source, expected) => {
    const tokens = scanSource(source);
    expect(tokens.map(({ kind, from, to }) => `${kind} ${source.slice(from, to)}`)).toEqual(expected);
    expect(tokens.every(({ kind, name }) => (kind === 'name') === (name !== undefined))).toBe(true);
  });
});

describe('names as they are typed', () => {
  test.each<readonly [string, number, object | undefined]>([
    ['self.a', 0, { root: 'self', steps: [{ text: 'a', isBracketed: false }], end: 6 }],
    [
      '1+game["x\\"y"].b',
      2,
      {
        root: 'game',
        steps: [
          { text: 'x"y', isBracketed: true },
          { text: 'b', isBracketed: false },
        ],
        end: 16,
      },
    ],
    ['self.a', 1, undefined],
    ['other.a', 0, undefined],
    ['scene', 0, undefined],
    ['devices.x.', 0, { root: 'devices', end: 9 }],
    ['controllerMaps.player1', 0, { root: 'controllerMaps' }],
    ['self["a" ]', 0, undefined],
    ['self[ "a"]', 0, undefined],
    ['self("a"]', 0, undefined],
    ['self[a]', 0, undefined],
    ['self["a', 0, undefined],
    ["self['a']", 0, { root: 'self', steps: [{ text: 'a', isBracketed: true }], end: 9 }],
    ['self.', 0, undefined],
  ])('%s at %i', (source, start, expected) => {
    const found = readName(source, start);
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  test.each([
    ['a', true],
    ['a1_é', true],
    ['_', true],
    ['', false],
    ['1a', false],
    ['a b', false],
    ['a.b', false],
  ])('%j may be after a dot: %j', (name, isPlain) => {
    expect(isPlainName(name)).toBe(isPlain);
  });

  test.each([
    ['self.attributes.id1', true],
    ['self.aspects.motion.attributes.pin', true],
    ['game.attributes.x', true],
    ['game.devices.mouse.x', true],
    ['scene.attributes.x', true],
    ['scene.layers.id1.actors.id2.attributes.x', true],
    ['self.attributes', false],
    ['self.attributes.', false],
    ['self.attributes.a b', false],
    ['self.attributes.1', false],
    ['self.position.x', false],
    ['game.aspects.x', false],
    ['scene.devices.x', false],
    ['tables.x.y', false],
    ['xself.attributes.id1', false],
  ])('%s may be typed as it is stored: %j', (keypath, may) => {
    expect(isTypeable(keypath)).toBe(may);
  });

  test('brackets may contain anything', () => {
    expect(bracketed('a "b"\n')).toBe('["a \\"b\\"\\n"]');
  });
});
