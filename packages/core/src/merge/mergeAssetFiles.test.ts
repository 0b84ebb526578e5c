import { describe, expect, it } from 'vitest';
import type { AssetsDocument } from '../generated/entities.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing.ts';
import type { MergeRun } from './conflict.ts';
import { type AssetDigests, mergeAssetFiles } from './mergeAssetFiles.ts';

type Digests = Readonly<Record<string, string>>;

const bare = buildProject();

/** A project whose manifest describes these files: folder, name, size and perhaps a checksum. */
function listing(...files: (readonly [keyof AssetsDocument, name: string, size: number, sha256?: string])[]): Project {
  const assets: AssetsDocument = { images: [], sounds: [], fonts: [] };
  for (const [folder, name, size, sha256] of files) {
    const file = { name, size, ...(sha256 !== undefined && { sha256 }) };
    assets[folder === 'sounds' || folder === 'fonts' ? folder : 'images'].push({ name, files: [file] });
  }
  return { ...bare, assets };
}

function merge(
  versions: readonly [base: Digests, mine: Digests, theirs: Digests],
  merged = bare,
  sides = [bare, bare],
) {
  const [base, mine, theirs] = versions.map((digests): AssetDigests => new Map(Object.entries(digests)));
  const [left = bare, right = bare] = sides;
  const run: MergeRun = { conflicts: [], kept: new Set() };
  const assets = { base: base ?? new Map(), mine: mine ?? new Map(), theirs: theirs ?? new Map() };
  const files = mergeAssetFiles(run, merged, { mine: left, theirs: right }, assets);
  const told = [...files].map(([path, file]) => `${path}: ${file.side} ${file.path} ${file.digest}`);
  return { told, conflicts: run.conflicts };
}

/** One file by its digests; a dot means that a version lacks it. */
function mergeOne([base, mine, theirs]: string, isNeeded: boolean) {
  const [before, first, second] = [base, mine, theirs].map((digest) =>
    digest === undefined || digest === '.' ? {} : { 'images/pip.png': digest },
  );
  const merged = isNeeded ? listing(['images', 'pip.png', 1]) : bare;
  return merge([before ?? {}, first ?? {}, second ?? {}], merged);
}

const swapped: Readonly<Record<string, string>> = { mine: 'theirs', theirs: 'mine' };

describe('one asset file', () => {
  it.each([
    ['aab', 'theirs b', 'that one side changed is the changed one'],
    ['..b', 'theirs b', 'that one side added is there'],
    ['a.b', 'theirs b', 'that one side changed and the other took away stays'],
  ])('of versions %s is of %s: a file %s', (versions, wanted) => {
    const [side = '', digest = ''] = wanted.split(' ');
    const [base = '', mine = '', theirs = ''] = versions;
    for (const isNeeded of [true, false]) {
      const told = (who: string) => [`images/pip.png: ${who} images/pip.png ${digest}`];
      expect(mergeOne(versions, isNeeded).told).toEqual(told(side));
      expect(mergeOne(base + theirs + mine, isNeeded).told).toEqual(told(swapped[side] ?? ''));
    }
  });

  it.each(['aaa', 'abb', '.bb'])(
    'that both sides have unchanged or equal, %s, is kept without a conflict',
    (versions) => {
      const { told, conflicts } = mergeOne(versions, false);
      expect(told).toHaveLength(1);
      expect(told[0]?.endsWith(` images/pip.png ${versions.at(-1)}`)).toBe(true);
      expect(conflicts).toEqual([]);
    },
  );

  it('that one side removed is kept while the manifest names it', () => {
    expect(mergeOne('a.a', true).told).toEqual(['images/pip.png: theirs images/pip.png a']);
    expect(mergeOne('aa.', true).told).toEqual(['images/pip.png: mine images/pip.png a']);
    expect([mergeOne('a.a', false).told, mergeOne('aa.', false).told]).toEqual([[], []]);
    expect(mergeOne('a.a', true).conflicts).toEqual([]);
  });

  it('that both sides removed stays removed, whatever the manifest says', () => {
    expect(mergeOne('a..', true)).toEqual({ told: [], conflicts: [] });
  });

  it('that one side changed and the other removed is a conflict', () => {
    const conflict = { kind: 'file', path: ['images', 'pip.png'], base: 'a' };
    expect(mergeOne('a.b', false).conflicts).toEqual([{ ...conflict, theirs: 'b', kept: 'theirs' }]);
    expect(mergeOne('ab.', false).conflicts).toEqual([{ ...conflict, mine: 'b', kept: 'mine' }]);
  });

  it('is kept for an entry of any kind of asset', () => {
    for (const [folder, name] of [
      ['images', 'pip.png'] as const,
      ['sounds', 'hop.ogg'] as const,
      ['fonts', 'Fell.ttf'] as const,
    ]) {
      const path = `${folder}/${name}`;
      const { told } = merge([{ [path]: 'a' }, {}, { [path]: 'a' }], listing([folder, name, 1]));
      expect(told).toEqual([`${path}: theirs ${path} a`]);
    }
  });
});

describe('a file that both sides changed', () => {
  const [small, large] = [listing(['images', 'pip.png', 1]), listing(['images', 'pip.png', 2])];
  const versions = [{ 'images/pip.png': 'a' }, { 'images/pip.png': 'b' }, { 'images/pip.png': 'c' }] as const;
  const mine = ['images/pip.png: mine images/pip.png b', 'images/pip 2.png: theirs images/pip.png c'];
  const theirs = ['images/pip.png: theirs images/pip.png c', 'images/pip 2.png: mine images/pip.png b'];

  it('is the one whose size the manifest states, and the other is kept under another name', () => {
    expect(merge(versions, small, [small, large]).told).toEqual(mine);
    expect(merge(versions, small, [large, small]).told).toEqual(theirs);
  });

  it('is the one whose checksum the manifest states', () => {
    const [left, right] = ['1', '2'].map((digit) => listing(['images', 'pip.png', 1, digit.repeat(64)]));
    if (!left || !right) throw new Error('There are two.');
    expect(merge(versions, left, [left, right]).told).toEqual(mine);
    expect(merge(versions, right, [left, right]).told).toEqual(theirs);
  });

  it('is the one with the later digest when the manifest says nothing, whichever side is “mine”', () => {
    const [base, first, second] = versions;
    expect(merge(versions, small, [small, small]).told).toEqual(theirs);
    expect(merge(versions, small, [large, large]).told).toEqual(theirs);
    expect(merge([base, second, first], small, [small, small]).told).toEqual([
      'images/pip.png: mine images/pip.png c',
      'images/pip 2.png: theirs images/pip.png b',
    ]);
    expect(merge([{}, first, second]).told).toEqual(theirs);
  });

  it('is a conflict that names all three', () => {
    expect(merge(versions, small, [small, large]).conflicts).toEqual([
      { kind: 'file', path: ['images', 'pip.png'], base: 'a', mine: 'b', theirs: 'c', kept: 'mine' },
    ]);
    expect(merge(versions).conflicts.map(({ kept }) => kept)).toEqual(['theirs']);
  });

  it('is kept under an unused name', () => {
    const others = { 'images/pip 2.png': 'x', 'fonts/Fell': 'f' };
    const { told } = merge([
      { ...others, 'images/pip.png': 'a' },
      { ...others, 'images/pip.png': 'b', 'fonts/Fell': 'g' },
      { ...others, 'images/pip.png': 'c', 'fonts/Fell': 'h' },
    ]);
    expect(told.slice(-2).sort()).toEqual([
      'fonts/Fell 2: mine fonts/Fell g',
      'images/pip 3.png: mine images/pip.png b',
    ]);
  });
});
