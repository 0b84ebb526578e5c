import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameTwin, isFileName } from '../model/projectPath.ts';
import { endingOf, formatOf, storableFileName } from './assetFile.ts';
import { createNamePool } from './namePool.ts';
import { importOf, textFiles } from './test/readFixture.ts';

describe('the stored name of a file', () => {
  it.each([
    ['coin.png', 'coin.png'],
    ['a:b?c.png', 'a_b_c.png'],
    ['A\u0308pfel.png', '\u00c4pfel.png'],
    ['..', '_'],
    ['', '_'],
    [`${'x'.repeat(200)}.png`, `${'x'.repeat(116)}.png`],
    ['tab\there.wav', 'tab_here.wav'],
    ['a\uf022b\uf025.png', 'a_b_.png'],
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
])('the extension of %s is %j', (name, ending) => {
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

  it('never hands out the same name for many requests', () => {
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

describe('a file whose name another file system wrote with its own characters', () => {
  const game = '<game title="T"><prototypes/><scenes/><attributes/></game>';

  it.each([
    ['Level: 1', 'Level\uf022 1'],
    ['Level\uf022 1', 'Level: 1'],
    ['Why?', 'Why\uf025'],
    ['Same: 1', 'Same: 1'],
  ])('is the file of the asset %j: %j', (listed, onDisk) => {
    const files = textFiles({
      'object.xml': game,
      'assets.xml': `<assets><images><image name="${listed}"><file name="${listed}.png" size="1"/></image></images></assets>`,
    });
    const { contents, losses } = importOf(new Map([...files, [`images/${onDisk}.png`, Uint8Array.of(1)]]));
    const [image, ...others] = contents.project.assets.images;
    expect(others).toEqual([]);
    expect(contents.files.get(`images/${image?.files[0]?.name}`)).toEqual(Uint8Array.of(1));
    expect(losses.filter(({ why }) => why.startsWith('There is no file'))).toEqual([]);
  });

  it('that nothing lists keeps its author’s name', () => {
    const files = new Map([...textFiles({ 'object.xml': game }), ['images/Level\uf022 1.png', Uint8Array.of(1)]]);
    expect(importOf(files).contents.project.assets.images.map(({ name }) => name)).toEqual(['Level: 1']);
  });
});
