import type { EditCase } from './editCase.ts';

/** Cases of asset edits. */
export const assetCases: readonly EditCase[] = [
  [
    'an image in the manifest',
    { kind: 'asset.add', data: { kind: 'images', asset: { name: 'snail', files: [{ name: 'snail.png', size: 3 }] } } },
    (p) => p.assets.images.map(({ name }) => name),
    ['pip', 'snail'],
  ],
  [
    'a copy of an image after the original',
    {
      kind: 'asset.duplicate',
      data: { kind: 'images', name: 'pip', copy: { name: 'pip1', files: [{ name: 'pip1.png', size: 3 }] } },
    },
    (p) => p.assets.images.map(({ name }) => name),
    ['pip', 'pip1'],
  ],
  [
    'the content of an image, but not its name',
    {
      kind: 'asset.replace',
      data: { kind: 'images', name: 'pip', files: [{ name: 'pip1.png', size: 9, sha256: 'a'.repeat(64) }] },
    },
    (p) => p.assets.images,
    [{ name: 'pip', files: [{ name: 'pip1.png', size: 9, sha256: 'a'.repeat(64) }] }],
  ],
  [
    'the name of an image, in its composed form',
    { kind: 'asset.rename', data: { kind: 'images', name: 'pip', to: 'pi\u0301p' } },
    (p) => p.assets.images.map(({ name }) => name),
    ['p\u00edp'],
  ],
  ['a removed image', { kind: 'asset.remove', data: { kind: 'images', name: 'pip' } }, (p) => p.assets.images, []],
  [
    'a restored asset in its old position',
    {
      kind: 'asset.restore',
      data: { kind: 'images', asset: { name: 'ant', files: [{ name: 'ant.png', size: 1 }] }, index: 0 },
    },
    (p) => p.assets.images.map(({ name }) => name),
    ['ant', 'pip'],
  ],
  [
    'a merge without other assets, which changes nothing',
    { kind: 'asset.merge', data: { kind: 'images', name: 'pip', drop: [] } },
    (p) => p.assets.images.length,
    1,
  ],
  ['a manifest without unused assets', { kind: 'asset.removeUnused', data: {} }, (p) => p.assets.images, []],
];
