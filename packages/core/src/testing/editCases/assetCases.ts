import type { EditCase } from './editCase.ts';

/** What edits of assets change. */
export const assetCases: readonly EditCase[] = [
  [
    'a picture in the manifest',
    { kind: 'asset.add', data: { kind: 'images', asset: { name: 'snail', files: [{ name: 'snail.png', size: 3 }] } } },
    (p) => p.assets.images.map(({ name }) => name),
    ['pip', 'snail'],
  ],
];
