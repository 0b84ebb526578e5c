import { addAsset } from './addAsset.ts';
import { duplicateAsset } from './duplicateAsset.ts';
import { mergeAssets } from './mergeAssets.ts';
import { removeAsset } from './removeAsset.ts';
import { removeUnusedAssets } from './removeUnusedAssets.ts';
import { renameAsset } from './renameAsset.ts';
import { replaceAsset } from './replaceAsset.ts';
import { restoreAsset } from './restoreAsset.ts';

/** Every edit of the asset manifest. */
export const assetEdits = [
  addAsset,
  duplicateAsset,
  mergeAssets,
  removeAsset,
  removeUnusedAssets,
  renameAsset,
  replaceAsset,
  restoreAsset,
] as const;
