import type { AssetFolder } from '../model/projectPath.ts';

/**
 * The type of a stored asset, determined by its content, which is also its file extension.
 * docs/product-rules.md#uploads.
 */
export type AssetType = 'png' | 'jpg' | 'm4a' | 'ogg' | 'wav' | 'otf' | 'ttf';

/** The types that each kind of asset may have. */
export const assetTypes: Readonly<Record<AssetFolder, readonly AssetType[]>> = {
  images: ['png', 'jpg'],
  sounds: ['m4a', 'ogg', 'wav'],
  fonts: ['otf', 'ttf'],
};
