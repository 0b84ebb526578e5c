import { createNameScope, joinParts, type NameScope, type ProgramPart, parseText } from '@playhouse/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adoptNames,
  countedPosition,
  createNameFinder,
  documentOf,
  type ProgramDocument,
  partsOf,
  textsBeside,
} from './programDocument.ts';

const keypaths = ['id0', 'id1', 'id2', 'id3'].map((id) => `game.attributes.${id}`);

function scopeOf(names: readonly string[]): NameScope {
  return createNameScope({
    attributes: keypaths.map((keypath, index) => {
      const title = names[index] ?? '';
      return { keypath, path: ['game', { given: title, id: `id${index}` }], type: 'real', title };
    }),
  });
}

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('Score', 'Twin', 'my name', 'a.b', '"', "'", '\\', '', 'attributes', 'and', '🙂', '<b>', ']', '\n'),
);
const scope = fc.array(name, { minLength: 4, maxLength: 4 }).map(scopeOf);
const part = fc.oneof<fc.Arbitrary<ProgramPart>[]>(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom<ProgramPart[]>(
    ' + ',
    '(',
    '"',
    '\r\n',
    '\0',
    'game.',
    'x',
    '.5',
    '\u202e',
    '<img onerror=1>',
    '\ud800',
  ),
  fc.constantFrom(...keypaths, 'self.attributes.gone', '', '__proto__').map((keypath) => ({ keypath })),
);
const anyParts = fc.array(part, { maxLength: 8 });

describe('a document', () => {
  test('round-trips any program exactly', () => {
    fc.assert(
      fc.property(anyParts, scope, (parts, names) => {
        expect(partsOf(documentOf(parts, names))).toEqual(joinParts(parts));
      }),
      { seed: 55, numRuns: 1000 },
    );
  });

  test('shows references as chips with names, and everything else as text', () => {
    fc.assert(
      fc.property(anyParts, scope, (parts, names) => {
        const document = documentOf(parts, names);
        const shown = document.chips.map(({ from, to }) => document.text.slice(from, to));
        expect(shown).toEqual(document.chips.map(({ keypath }) => names.textOf(keypath)));
        const covered = [...document.chips.map(({ from, to }) => to - from), ...lengths(document)];
        expect(covered.reduce((sum, length) => sum + length, 0)).toBe(document.text.length);
      }),
      { seed: 55, numRuns: 500 },
    );
  });

  test('made from typed text becomes the program that the core parses', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 5 }), scope, (chosen, names) => {
        const text = chosen.map((index) => names.textOf(keypaths[index] ?? '')).join(' + ');
        const adopted = adoptNames({ text, chips: [] }, createNameFinder(names));
        expect(partsOf(adopted)).toEqual(parseText(text, names).parts);
      }),
      { seed: 55, numRuns: 500 },
    );
  });
});

function lengths(document: ProgramDocument): number[] {
  return textsBeside(document).map(([from, to]) => to - from);
}

describe('typed names', () => {
  const names = scopeOf(['Boots', 'Bo', 'Twin', 'Twin']);
  const find = createNameFinder(names);

  test('become chips, except the one at the caret', () => {
    const text = 'game.Boots + game.Bo';
    const open = adoptNames({ text, chips: [] }, find, (_, to) => to === text.length);
    expect(partsOf(open)).toEqual([{ keypath: 'game.attributes.id0' }, ' + game.Bo']);
    expect(partsOf(adoptNames(open, find))).toEqual([
      { keypath: 'game.attributes.id0' },
      ' + ',
      { keypath: 'game.attributes.id1' },
    ]);
  });

  test.each(['game.Twin', 'game.Nothing', '"game.Boots"', 'game', 'xgame.Boots', 'self.Boots'])(
    'stay text when they are unknown: %s',
    (text) => {
      const document: ProgramDocument = { text, chips: [] };
      expect(adoptNames(document, find)).toBe(document);
    },
  );

  test('do not merge with a chip right before them', () => {
    const document = documentOf([{ keypath: 'game.attributes.id1' }, 'ots'], names);
    expect(document.text).toBe('game.Boots');
    expect(partsOf(adoptNames(document, find))).toEqual([{ keypath: 'game.attributes.id1' }, 'ots']);
  });
});

test('have positions that start at 1 and count each chip as one character', () => {
  const names = scopeOf(['Boots', 'Bo', 'c', 'd']);
  const document = documentOf([{ keypath: 'game.attributes.id0' }, ' + ', { keypath: 'game.attributes.id1' }], names);
  expect([0, 10, 13, 20].map((offset) => countedPosition(document, offset))).toEqual([1, 2, 5, 6]);
});
