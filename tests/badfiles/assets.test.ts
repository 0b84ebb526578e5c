import type { AssetFolder } from '@playhouse/core';
import { assetFolders } from '@playhouse/core';
import { afterAll, describe, expect, it } from 'vitest';
import { type AssetVerdict, childLimits, createAssetReader } from '../../cli/src/assets/assetReader.ts';
import { badfilesIn, readBadfile } from './badfiles.ts';

const reader = createAssetReader();
afterAll(() => reader.close());

/** Files of many types that are valid assets, by kind; all others are refused. */
const accepted: Readonly<Record<AssetFolder, readonly string[]>> = {
  images: ['fixture-itxt.png', 'fixture.apng', 'fixture.jpg', 'fixture.png'],
  sounds: [
    'fixture-babys-songbook.m4b.m4a',
    'fixture.m4a',
    'fixture.oga',
    'fixture.ogg',
    'fixture.opus',
    'fixture.wav',
  ],
  fonts: ['fixture.otf', 'fixture.ttf'],
};

/** Files that start like a sound but contain nothing else. */
const stubs = ['fixture-dash.mp4', 'fixture-isom.mp4', 'fixture-isomv2.mp4', 'fixture-mp4v2.mp4', 'fixture.m4b'];

/** Fonts with invalid layout or variation tables only; browsers ignore those tables and show the rest. */
const wrongInLayoutOnly = [
  '257a9ccbda162eec44796987d8e20fca32288029.otf',
  '47b556f393b0988cf320b165512a97a5da128f05.ttf',
];

/** Inspects a file in the child process; if a file crashes it or exceeds its limits, that is our bug. */
async function look(kind: AssetFolder, folder: string, file: string): Promise<AssetVerdict['result']> {
  const verdict = await reader.check({ kind, file, bytes: readBadfile(`${folder}/${file}`) });
  expect(verdict.death).toBe(undefined);
  expect(verdict.seconds).toBeLessThan(childLimits.seconds);
  expect(verdict.memory).toBeLessThan(childLimits.bytes);
  return verdict.result;
}

function codeOf(result: AssetVerdict['result']): string {
  return result.ok ? 'accepted' : (result.issues[0]?.code ?? '');
}

describe('pictures of every kind', () => {
  it.each(badfilesIn('png', '.png'))('%s is accepted, unless its name starts with x', async (file) => {
    const result = await look('images', 'png', file);
    expect(result.ok).toBe(!file.startsWith('x'));
    const [, side] = /^s(\d\d)/.exec(file) ?? [];
    if (result.ok && side !== undefined) {
      expect(result.value.size).toEqual({ width: Number(side), height: Number(side) });
    }
  });
});

describe.each(assetFolders)('as one of the %s', (kind) => {
  it.each(badfilesIn('filetype', ''))('%s is accepted if its contents are of that type', async (file) => {
    const expected = accepted[kind].includes(file)
      ? 'accepted'
      : stubs.includes(file) && kind === 'sounds'
        ? 'asset.content'
        : 'asset.type';
    expect(codeOf(await look(kind, 'filetype', file))).toBe(expected);
  });

  it.each([
    ...badfilesIn('zip/failure', '.zip').map((file) => ['zip/failure', file] as const),
    ...badfilesIn('zip/success', '.zip').map((file) => ['zip/success', file] as const),
    ...badfilesIn('json/test_parsing', '.json').map((file) => ['json/test_parsing', file] as const),
    ...badfilesIn('text', '.json').map((file) => ['text', file] as const),
  ])('%s/%s is rejected because of its type', async (folder, file) => {
    expect(codeOf(await look(kind, folder, file))).toBe('asset.type');
  });
});

it.each(badfilesIn('fonts', ''))('the damaged font %s is rejected', async (file) => {
  const result = await look('fonts', 'fonts', file);
  if (wrongInLayoutOnly.includes(file)) return expect(codeOf(result)).toBe('accepted');
  expect(codeOf(result)).toMatch(/^asset\.(type|content)$/);
  if (codeOf(result) === 'asset.content') {
    expect(result.ok ? '' : result.issues[0]?.message).toBe(`Error parsing font file ${file}`);
  }
  return undefined;
});
