import { describe, expect, it } from 'vitest';
import type { Asset, AssetFile, AssetsDocument } from '../../generated/entities.ts';
import type { Checkpoint } from '../../history/checkpoint.ts';
import { collectAssetFiles } from '../../history/keptAssetFiles.ts';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';
import { findDuplicateAssets } from './duplicateContent.ts';
import { freeAssetName, freeFileName } from './freeAssetName.ts';

const sum = (digit: string) => digit.repeat(64);
const file = (name: string, size = 1, sha256?: string): AssetFile => ({
  name,
  size,
  ...(sha256 !== undefined && { sha256 }),
});
const asset = (name: string, ...files: AssetFile[]): Asset => ({ name, files });

function sample(assets: Partial<Pick<AssetsDocument, 'images' | 'sounds' | 'fonts'>> = {}): Project {
  return { ...buildProject(), assets: { images: [], sounds: [], fonts: [], ...assets } };
}

const taken = sample({
  images: [asset('Hero', file('hero.png', 3, sum('a')))],
  sounds: [asset('hop', file('hop.ogg'))],
  fonts: [asset('Fell', file('fell.ttf'))],
});
const add = (kind: 'images' | 'sounds' | 'fonts', entry: Asset): Edit => ({
  kind: 'asset.add',
  data: { kind, asset: entry },
});

describe('an asset is refused', () => {
  it.each<[Edit, string]>([
    [add('images', asset('')), 'An image needs a name.'],
    [add('sounds', asset(' ')), 'A sound needs a name.'],
    [add('fonts', asset('a\nb')), 'A font needs a name.'],
    [add('fonts', asset('a\rb')), 'A font needs a name.'],
    [add('images', asset('x'.repeat(257))), 'An image needs a name.'],
    [add('images', asset('HERO')), 'There is already an image with this name.'],
    [add('sounds', asset('Hop')), 'There is already a sound with this name.'],
    [add('fonts', asset('fell')), 'There is already a font with this name.'],
    [add('fonts', asset('OPEN SANS')), 'There is already a built-in font with this name.'],
    [add('images', asset('a.jpeg')), 'The name of an image has no file ending.'],
    [add('images', asset('a', file('a.png', -1))), 'The size of a.png is not known.'],
    [add('images', asset('a', file('a.png', 1.5))), 'The size of a.png is not known.'],
    ...['', 'a', sum('A'), sum('g'), `${sum('a')}a`, `x${sum('a')}`, sum('a').slice(1)].map((check): [Edit, string] => [
      add('images', asset('a', file('a.png', 1, check))),
      'a.png has an invalid checksum.',
    ]),
    ...[
      file('hero.png', 4, sum('a')),
      file('hero.png', 3, sum('b')),
      file('hero.png', 3),
      file('HERO.png', 3, sum('a')),
    ].map((other): [Edit, string] => [
      add('images', asset('a', other)),
      'There is already a file hero.png with other content. Use another file name.',
    ]),
  ])('for invalid data: %j', (edit, message) => {
    expect(testRefusal(taken, edit).map((issue) => [issue.code, issue.message])).toEqual([['edit.refused', message]]);
  });
});

describe('an asset may have', () => {
  it.each<[string, Edit]>([
    ['an empty file', add('images', asset('a', file('a.png', 0)))],
    ['a file of another asset with the same content', add('images', asset('a', file('hero.png', 3, sum('a'))))],
    ['a name with an extension that is not an image’s', add('sounds', asset('a.png', file('a.ogg')))],
    ['a name of 256 characters', add('sounds', asset('x'.repeat(256), file('a.ogg')))],
    ['the name of an asset of another kind', add('sounds', asset('Hero', file('hero.png')))],
    ['the name of a built-in font, for an asset that is not a font', add('images', asset('Arimo', file('arimo.png')))],
  ])('%s', (_, edit) => {
    const after = testEdit(taken, edit);
    if (edit.kind !== 'asset.add') throw new Error('It adds.');
    expect(after.assets[edit.data.kind].at(-1)).toEqual(edit.data.asset);
  });

  it('its old position again', () => {
    const data = { kind: 'images', asset: asset('a'), index: 0 } as const;
    const names = (edit: Edit) => testEdit(taken, edit).assets.images.map(({ name }) => name);
    expect(names({ kind: 'asset.restore', data })).toEqual(['a', 'Hero']);
    expect(names({ kind: 'asset.restore', data: { kind: 'images', asset: asset('a') } })).toEqual(['Hero', 'a']);
  });
});

describe('assets of the same content', () => {
  const twins = (...images: Asset[]) => findDuplicateAssets(sample({ images }).assets).map(({ names }) => names);
  const [first, second] = [file('a.png', 1, sum('a')), file('b.png', 2, sum('b'))];

  it('are found whatever the order of their files', () => {
    const turned = asset('q', file('d.png', 2, sum('b')), file('c.png', 1, sum('a')));
    expect(twins(asset('p', first, second), turned, asset('r', first))).toEqual([['p', 'q']]);
  });

  it('are not those without files, without checksums or of another size', () => {
    expect(twins(asset('p'), asset('q'))).toEqual([]);
    expect(twins(asset('p', first, file('x.png')), asset('q', first, file('x.png')))).toEqual([]);
    expect(twins(asset('p', first), asset('q', file('c.png', 2, sum('a'))))).toEqual([]);
  });
});

describe('unused names', () => {
  const many = sample({ images: [asset('hero', file('hero.png')), asset('x', file('hero1.tar.png')), asset('hero2')] });

  it('count up over assets and their files', () => {
    expect(freeAssetName(many.assets, 'images', 'hero')).toBe('hero1');
    expect(freeAssetName(many.assets, 'images', 'hero', ['images/hero1.png'])).toBe('hero3');
    expect(freeAssetName(many.assets, 'images', 'hero1.tar')).toBe('hero1.tar1');
    expect(freeAssetName(many.assets, 'images', '.png', ['images/.png'])).toBe('.png1');
    expect(freeAssetName(many.assets, 'sounds', 'hero')).toBe('hero');
  });

  it('of files count up before the extension', () => {
    expect(freeFileName(many.assets, 'images', 'HERO.png')).toBe('HERO1.png');
    expect(freeFileName(many.assets, 'images', 'hero.png', ['images/hero1.png', 'images/hero2.png'])).toBe('hero3.png');
    expect(freeFileName(many.assets, 'images', 'hero.png', ['sounds/hero1.png'])).toBe('hero1.png');
    expect(freeFileName(many.assets, 'images', 'hero1.tar.png')).toBe('hero1.tar1.png');
    expect(freeFileName(many.assets, 'images', 'plain', ['images/plain'])).toBe('plain1');
  });
});

describe('the files that steps of a history name', () => {
  /** Paths and sizes of the files found in the data of one action. */
  function found(data: unknown, undoData: unknown = []): string[] {
    const steps = [{ actions: [{ data, undoData }] }] as unknown as readonly Checkpoint[];
    return [...collectAssetFiles(steps)].map(([path, { size }]) => `${path} ${size}`);
  }

  it.each<[string, unknown, string[]]>([
    ['of an edit of assets', { kind: 'images', asset: asset('a', file('a.png', 5)) }, ['images/a.png 5']],
    ['of an edit that replaces', { kind: 'sounds', name: 'a', files: [file('a.ogg', 5)] }, ['sounds/a.ogg 5']],
    [
      'of an op on the manifest',
      [{ op: 'insert', path: ['assets', 'fonts'], value: asset('a', file('a.ttf')) }],
      ['fonts/a.ttf 1'],
    ],
    ['of a whole manifest', { images: [asset('a', file('a.png'))], sounds: [] }, ['images/a.png 1']],
    [
      'of the first of two of one name',
      { kind: 'images', files: [file('a.png', 5), file('a.png', 6)] },
      ['images/a.png 5'],
    ],
    ['but not of other kinds', { kind: 'tests', files: [file('a.png')] }, []],
    ['but not of an op elsewhere', [{ op: 'insert', path: ['scenes', 'fonts'], value: asset('a', file('a.ttf')) }], []],
    ['but not under other keys', { kind: 'images', others: [file('a.png')] }, []],
    [
      'but nothing that is not a file',
      {
        kind: 'images',
        files: ['a.png', null, { name: 'a' }, { size: 1 }, { name: 1, size: 1 }, { name: 'a', size: '1' }],
      },
      [],
    ],
    ['but no files that are not in a list', { kind: 'images', files: { name: 'a', size: 1 } }, []],
    ['but nothing for null', null, []],
  ])('are those %s', (_, data, paths) => {
    expect(found(data)).toEqual(paths);
    expect(found([], data)).toEqual(paths);
  });
});
