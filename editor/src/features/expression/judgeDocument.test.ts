import { createNameScope, type ProgramPart, type ValueType } from '@playhouse/core';
import { expect, test } from 'vitest';
import type { ExpressionScope } from './expressionScope.ts';
import { judgeDocument } from './judgeDocument.ts';
import { adoptNames, createNameFinder, documentOf } from './programDocument.ts';

const names = createNameScope({
  attributes: [
    { keypath: 'game.attributes.id1', path: ['game', { given: 'my "odd" name', id: 'id1' }], type: 'real', title: '' },
    { keypath: 'game.attributes.id2', path: ['game', { given: 'Lives', id: 'id2' }], type: 'integer', title: 'Lives' },
    { keypath: 'game.attributes.id3', path: ['game', { given: 'Name', id: 'id3' }], type: 'text', title: 'Name' },
  ],
  refusals: new Map([['scene', 'Cannot access scene attribute from prototype']]),
});
const types: Readonly<Record<string, ValueType>> = {
  'game.attributes.id1': 'number',
  'game.attributes.id2': 'number',
  'game.attributes.id3': 'text',
};
const scope: ExpressionScope = { names, typeOf: (keypath) => types[keypath] ?? 'any' };
const odd = { keypath: 'game.attributes.id1' };

/** A message and the text that it underlines. */
function judge(parts: readonly ProgramPart[]) {
  const document = adoptNames(documentOf(parts, names), createNameFinder(names));
  const { findings, type } = judgeDocument(document, scope);
  return { type, found: findings.map(({ from, to, message }) => [document.text.slice(from, to), message]) };
}

test.each<readonly [string, readonly ProgramPart[], string, string]>([
  ['after chips with long names', [odd, ' + ', odd, ' + )'], ')', 'Expected a value but ")" found.'],
  ['at the end', [odd, ' + max(1, ', odd], '', 'Expected "," or ")" but end of input found.'],
  ['at an unknown function', [odd, ' + maxx(1)'], 'maxx', "There is no function 'maxx'. Did you mean 'max'?"],
  [
    'at an unknown name',
    [odd, ' + game.Live'],
    'game.Live',
    "There is no attribute 'game.Live'. Did you mean 'game.Lives'?",
  ],
  ['at a root that is not allowed', ['scene.x + 1'], 'scene.x', 'Cannot access scene attribute from prototype'],
  ['at a text that is not a number', [odd, ' * "a"'], '"a"', 'This text is not a number.'],
])('places a finding %s', (_, parts, underlined, message) => {
  expect(judge(parts).found).toEqual([[underlined, message]]);
});

test('gives a finding after a name in brackets the correct range', () => {
  expect(judge(["game['Lives'] + sqrt()"]).found).toEqual([
    ['sqrt()', "The function 'sqrt' takes 1 argument but 0 were given."],
  ]);
});

test('warns about a text used as a number, with the displayed name', () => {
  const document = documentOf([{ keypath: 'game.attributes.id3' }, ' * 2'], names);
  expect(judgeDocument(document, scope).findings).toEqual([
    {
      from: 0,
      to: 9,
      isBlocking: false,
      message:
        "Attribute 'game.Name' must be the string representation of a number or this expression will be invalid at runtime.",
    },
  ]);
});

test('gives a valid program a type, and a result when it is constant', () => {
  expect(judge([odd, ' > 2']).type).toBe('boolean');
  expect(judgeDocument(documentOf(['1 + 2'], names), scope)).toMatchObject({
    type: 'number',
    constant: 3,
    findings: [],
  });
});
