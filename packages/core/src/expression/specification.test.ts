import { describe, expect, test } from 'vitest';
import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { resolveKeypath } from '../references/resolveKeypath.ts';
import { buildProject } from '../testing.ts';
import { createBinder } from './binder.ts';
import { checkProgram, valueTypeOf } from './checkProgram.ts';
import { compileProgram } from './compileProgram.ts';
import { expressionFunctions } from './functions/expressionFunctions.ts';
import { parseText } from './names/parseText.ts';
import { createProjectNames } from './names/projectNames.ts';
import { nameRoots } from './names/shownName.ts';
import { createFixtureWorld } from './testing/fixtureScope.ts';

/**
 * The specification's statements about expressions: docs/product-rules.md#expressions, docs/runtime-rules.md#keypaths
 * and docs/runtime-rules.md#operators. Programs of a prototype, an instance, a scene and the game over one project.
 */
const project = buildProject({
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      attributes: {
        id11: { '@': 'text', $: '12', name: 'Word' },
        id12: { '@': 'boolean', $: true, name: 'Flag' },
        id13: { '@': 'real', $: 2, name: 'Speed' },
      },
    },
  ],
  scenes: [
    {
      id: 'id2',
      layers: [
        {
          id: 'id3',
          actors: [
            { id: 'id4', prototype: 'id1', attributes: { name: 'Me' } },
            { id: 'id5', prototype: 'id1', attributes: { name: 'Gold' } },
          ],
        },
      ],
    },
  ],
  tables: [{ id: 'id6', name: 'Levels' }],
});
const owners = {
  prototype: { kind: 'prototype', id: 'id1' },
  instance: { kind: 'instance', scene: 'id2', id: 'id4' },
  scene: { kind: 'scene', id: 'id2' },
  game: { kind: 'game' },
} as const satisfies Record<string, KeypathOwner>;
type Owner = keyof typeof owners;

/** The messages shown while typing a program, or its result. */
function look(source: string, owner: Owner = 'prototype'): unknown {
  const names = createProjectNames(project, owners[owner]);
  const { program, issues } = parseText(source, names);
  if (!program) return issues.map(({ message }) => message);
  const checked = checkProgram(program, {
    typeOf: (keypath) => {
      const found = resolveKeypath(project, keypath, owners[owner]);
      return 'code' in found ? found : valueTypeOf(found.type);
    },
    show: (keypath) => names.textOf(keypath),
  });
  if (checked.issues.length > 0) return checked.issues.map(({ message }) => message);
  const binder = createBinder((_, constant) => ({ type: 'number', source: constant(2), read: () => 2 }));
  const world = createFixtureWorld();
  return compileProgram(program, binder)(undefined, world);
}

describe('roots and functions of the specification', () => {
  test('all exist, and no others', () => {
    expect(nameRoots.filter((root) => root !== 'keypath')).toEqual([
      ...['self', 'game', 'tables', 'controllerMaps', 'devices', 'scene'],
    ]);
    const named = (group: string) =>
      expressionFunctions
        .filter((entry) => entry.group === group)
        .map(({ name }) => name)
        .sort();
    const listed = (text: string) => text.split(', ').sort();
    expect(named('text')).toEqual(
      listed(
        'textUrlEncode, textReverse, textToUpper, textToLower, textTrim, textRepeat, textSubStr, textReplace, textReplaceAll, textLength, textFind, prec, padInt, padReal',
      ),
    );
    expect(named('math')).toEqual(
      listed(
        'abs, sqrt, sin, cos, tan, asin, acos, atan, ceil, floor, round, log10, ln, exp, max, min, pow, mod, random, roundTo, vectorToAngle, magnitude',
      ),
    );
    expect(named('table')).toEqual(
      listed(
        'tableColSum, tableColNumber, tableColCount, tableRowCount, tableRowNumber, tableSearch, tableCellValue, tableMergeValues',
      ),
    );
  });
});

describe('operators and literals', () => {
  test.each<readonly [string, unknown]>([
    ['true and 3', 3],
    ['false or 3', 3],
    ['2 == 2', true],
    ['2 ~= 2', false],
    ['2 < 3', true],
    ['2 > 3', false],
    ['2 <= 2', true],
    ['2 >= 3', false],
    ['1 + 2', 3],
    ['1 - 2', -1],
    ['2 * 3', 6],
    ['3 / 2', 1.5],
    ['7 % 3', 1],
    ['-7 % 3', 2],
    ['7 % -3', -2],
    ['2 ^ 3', 8],
    ['-2', -2],
    ['"a" .. \'b\'', 'ab'],
    ['true', true],
    ['false', false],
    ['12', 12],
    ['0.5', 0.5],
    ['.4', 0.4],
    // docs/runtime-rules.md#operators: the range form concatenates, and nothing is reported.
    ['1..6', '16'],
    ['1 .. 6', '16'],
    // docs/runtime-rules.md#operators, from low to high: or, and, comparisons, .., + -, * / %, unary -, ^.
    ['true or false and false', true],
    ['false and 1 == 2', false],
    ['1 .. 2 == "12"', true],
    ['1 .. 2 + 3', '15'],
    ['2 + 3 * 4', 14],
    ['-2 ^ 2', -4],
    ['2 ^ 3 ^ 2', 512],
    ['"a" .. "b" .. "c"', 'abc'],
    ['false || 5', 5],
    ['true && 5', 5],
    ['2 > 1 and "yes" or "no"', 'yes'],
    ['2 < 1 and "yes" or "no"', 'no'],
    ['(floor(25/10))..".png"', '2.png'],
    ['1/0 .. ""', 'inf'],
    ['0/0 .. ""', 'nan'],
    // docs/runtime-rules.md#type-conversion: integers without a decimal point, others with 14 significant digits and no
    // trailing zeros; booleans as words.
    ['3.0 .. ""', '3'],
    ['1/3 .. ""', '0.33333333333333'],
    ['true .. ""', 'true'],
    ['"4" + 1', 5],
    ['true + true', 2],
  ])('%s gives %j', (source, value) => {
    expect(look(source)).toEqual(value);
  });
});

const noScene = 'Cannot access scene attribute from prototype';
const noSelf = 'Invalid self context';
const noInstance = 'Invalid state contest whe getting instance.';
const gold = 'scene.layers.id3.actors.id5.attributes.position.x';

describe('what programs may read', () => {
  test.each<readonly [Owner, string, string | undefined]>([
    ['prototype', 'self.position.x', undefined],
    ['prototype', 'self.Speed', undefined],
    ['prototype', 'game.time', undefined],
    ['prototype', 'tableRowCount(tables.Levels)', undefined],
    ['prototype', 'devices.mouse.position.x', undefined],
    ['prototype', 'game.devices.mouse.position.x', undefined],
    ['prototype', 'controllerMaps.player1.dpadUp == ""', undefined],
    ['prototype', 'scene.time', noScene],
    ['prototype', 'scene.attributes.time', noScene],
    ['prototype', 'scene.actors.Gold.position.x', noScene],
    ['prototype', gold, noScene],
    ['instance', 'self.position.x', undefined],
    ['instance', 'game.time', undefined],
    ['instance', 'scene.time', undefined],
    ['instance', 'scene.camera.origin.x', undefined],
    ['instance', 'scene.actors.Gold.position.x', undefined],
    ['instance', 'scene.actors["Gold"].Speed', undefined],
    ['instance', gold, undefined],
    ['instance', 'scene.actors.Nobody.position.x', noInstance],
    ['instance', gold.replace('id5', 'id99'), noInstance],
    ['instance', 'devices.mouse.position.x', undefined],
    ['scene', 'scene.time', undefined],
    ['scene', 'game.time', undefined],
    ['scene', 'self.position.x', noSelf],
    ['scene', 'self.attributes.position.x', noSelf],
    ['game', 'game.time', undefined],
    ['game', 'devices.mouse.position.x', undefined],
    ['game', 'self.position.x', noSelf],
    ['game', 'self.attributes.position.x', noSelf],
  ])('a program of a %s: %s', (owner, source, message) => {
    const seen = look(source, owner);
    if (message === undefined) expect(Array.isArray(seen)).toBe(false);
    else expect(seen).toEqual([message]);
  });
});

describe('messages of the specification', () => {
  test.each([
    ['1 +', 'Expected a value but end of input found.'],
    ['', 'Expected a value but end of input found.'],
    ['(1', 'Expected ")" but end of input found.'],
    ['max(1 2)', 'Expected "," or ")" but "2" found.'],
    ['1 2', 'Expected an operator but "2" found.'],
    ['* 2', 'Expected a value but "*" found.'],
    ['"abc', 'Expected " but end of input found.'],
    ["'abc", "Expected ' but end of input found."],
    ['1 = 2', 'Expected an operator but "=" found.'],
    ['sin(', 'Expected a value or ")" but end of input found.'],
    [')', 'Expected a value but ")" found.'],
    ['1 "x"', 'Expected an operator but "x" found.'],
    ['nonsense', 'Expected a value but "nonsense" found.'],
  ])('for %j', (source, message) => {
    expect(look(source)).toEqual([message]);
  });

  const warning =
    "Attribute 'self.Word' must be the string representation of a number or this expression will be invalid at runtime.";

  test.each<readonly [string, readonly string[]]>([
    ['self.Word + 1', [warning]],
    ['-self.Word', [warning]],
    ['(self.Word) * 2', [warning]],
    ['sin(self.Word)', [warning]],
    ['self.Word < 3', [warning]],
    ['textRepeat("a", self.Word)', [warning]],
    ['self.Word + self.Word', [warning, warning]],
  ])('warn of a text that must be a number in %s', (source, messages) => {
    expect(look(source)).toEqual(messages);
  });

  test.each(['self.Word .. 1', 'textLength(self.Word)', 'self.Word == "12"', 'self.Flag + 1', 'self.Speed + 1'])(
    'does not warn in %s',
    (source) => {
      expect(Array.isArray(look(source))).toBe(false);
    },
  );
});
