import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameTwin, isFileName } from '../model/projectPath.ts';
import { endingOf, formatOf, storableFileName } from './assetFile.ts';
import { createNamePool } from './namePool.ts';

describe('the stored name of a file', () => {
  it.each([
    ['coin.png', 'coin.png'],
    ['a:b?c.png', 'a_b_c.png'],
    ['A\u0308pfel.png', '\u00c4pfel.png'],
    ['..', '_'],
    ['', '_'],
    [`${'x'.repeat(200)}.png`, `${'x'.repeat(116)}.png`],
    ['tab\there.wav', 'tab_here.wav'],
  ])('of %j is %j', (name, stored) => {
    expect(storableFileName(name)).toBe(stored);
  });

  it('is one that Playhouse can store, whatever the name was', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(name, (text) => isFileName(storableFileName(text))),
      { seed: 1, numRuns: 500 },
    );
  });
});

it.each([
  ['images', 'a.PNG', 'accepted'],
  ['images', 'a.jpeg', 'accepted'],
  ['images', 'a.gif', 'old'],
  ['images', 'a.psd', 'foreign'],
  ['sounds', 'a.ogg', 'accepted'],
  ['sounds', 'a.mp3', 'old'],
  ['sounds', 'READ.ME', 'foreign'],
  ['fonts', 'a.otf', 'accepted'],
  ['fonts', 'a.png', 'foreign'],
] as const)('in %s the file %s is %s', (folder, file, format) => {
  expect(formatOf(folder, file)).toBe(format);
});

it.each([
  ['a.b.png', '.png'],
  ['README', ''],
  ['.hidden', ''],
])('the ending of %s is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

describe('a pool of names', () => {
  it('hands out each name once, without regard to case', () => {
    const pool = createNamePool(20);
    const given = ['Coin', 'coin', 'COIN', 'coin 2', 'Äpfel', 'A\u0308pfel'].map((name) => pool.reserve(name));
    expect(given).toEqual(['Coin', 'coin 2', 'COIN 3', 'coin 2 2', 'Äpfel', 'A\u0308pfel 2']);
  });

  it('keeps endings at the end and names short', () => {
    const pool = createNamePool(10);
    expect(['long-name.png', 'long-name.png'].map((name) => pool.reserve(name, '.png'))).toEqual([
      'long-n.png',
      'long 2.png',
    ]);
  });

  it('never hands out the same name for many wishes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a 2', 'A 3', 'b')), (wishes) => {
        const pool = createNamePool(4);
        const given = wishes.map((name) => fileNameTwin(pool.reserve(name)));
        return new Set(given).size === given.length;
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
