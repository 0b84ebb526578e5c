import { expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { fontFile, groupedCmap } from '../../../../fixtures/assets/build/fontParts.ts';
import { describeFont, longestSpecimen } from './describeFont.ts';
import { blocksOf } from './unicodeBlocks.ts';

const sound = assetCases.fonts.filter(({ verdict }) => typeof verdict !== 'string');

it.each(sound.map(({ title, bytes }) => [title, bytes] as const))('describes %s', async (_, bytes) => {
  const described = await describeFont(bytes, 'A');
  expect(described).toMatchObject({ ok: true, facts: { family: 'Square Test', unitsPerEm: 1000 } });
});

const refused = assetCases.fonts.filter(({ verdict }) => verdict === 'asset.content');

it.each(refused.map(({ title, bytes }) => [title, bytes] as const))('does not describe %s', async (_, bytes) => {
  const described = await describeFont(bytes, 'A');
  // The rest does not need a name.
  expect(described.ok && described.facts.family !== '').toBe(false);
});

it('draws a text as outlines at the baseline, one rectangle of the fixture for each letter', async () => {
  const described = await describeFont(fontFile(), 'AB');
  const svg = described.ok ? described.facts.specimen.svg : '';
  const starts = [...svg.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [first = [], second = []] = starts;
  expect(starts).toHaveLength(2);
  // Letters advance by 600 of 1000 units, and the ascender is 800.
  expect((second[0] ?? 0) - (first[0] ?? 0)).toBeCloseTo(0.6 * 72, 1);
  expect(first[1]).toBe(Math.ceil(0.8 * 72));
});

it('reports each missing character once, and truncates a long text', async () => {
  const described = await describeFont(fontFile(), `ää漢${'x'.repeat(longestSpecimen)}`);
  expect(described.ok && described.facts.specimen.missing).toEqual(['ä', '漢']);
  expect(described.ok && described.facts.specimen.text.length).toBe(longestSpecimen);
});

it('counts characters, without control characters and noncharacters', async () => {
  const font = fontFile((tables) => tables.set('cmap', groupedCmap(0x00, 0x0d00, 1, 13)));
  const described = await describeFont(font, '');
  const { characters = 0, ranges = [], blocks = [] } = described.ok ? described.facts : {};
  expect(ranges.slice(0, 2)).toEqual([
    [0x20, 0x7e],
    [0xa0, 0x377],
  ]);
  expect(characters).toBe(ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0));
  expect(blocks.filter(({ name, characters, of }) => characters < of && name !== 'Malayalam')).toEqual([]);
});

it('ignores characters outside all blocks', () => {
  expect(blocksOf([0x7f0, 0x900, 0xe100, 0x10fffd])).toMatchObject([
    { name: 'Devanagari', characters: 1 },
    { name: 'Private Use Area', characters: 1, of: 6400 },
  ]);
});
