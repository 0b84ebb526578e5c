import type { AssetFolder } from '../model/projectPath.ts';

/** What a stored asset is by its content; also the ending of its file. docs/product-rules.md#uploads. */
export type AssetType = 'png' | 'jpg' | 'm4a' | 'ogg' | 'wav' | 'otf' | 'ttf';

/** The types that each kind of asset may have. */
export const assetTypes: Readonly<Record<AssetFolder, readonly AssetType[]>> = {
  images: ['png', 'jpg'],
  sounds: ['m4a', 'ogg', 'wav'],
  fonts: ['otf', 'ttf'],
};
