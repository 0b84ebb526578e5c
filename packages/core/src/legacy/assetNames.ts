import { authorsName } from './assetFile.ts';

/**
 * Endings of files of images and sounds, which old versions wrote behind the names in attributes.
 * docs/runtime-rules.md#legacy-behaviors.
 */
const endings = /\.(png|jpe?g|gif|bmp|tiff?|m4a|mp[34]|ogg|wav|aac|aiff?|caf)$/i;

/** How references to assets by name find the names that the manifest has after the import. */
export interface AssetNames {
  /** The name that a reference means; one that is in no manifest stays, without an ending. */
  image(reference: string): string;
  sound(reference: string): string;
}

/** Resolves against names by the spelling that the legacy manifest had. */
export function createAssetNames(images: ReadonlyMap<string, string>, sounds: ReadonlyMap<string, string>): AssetNames {
  return { image: (reference) => resolve(images, reference), sound: (reference) => resolve(sounds, reference) };
}

function resolve(names: ReadonlyMap<string, string>, reference: string): string {
  const exact = names.get(reference);
  if (exact !== undefined) return exact;
  const bare = withoutEnding(reference);
  return names.get(bare) ?? names.get(authorsName(bare)) ?? bare;
}

/** A file's name without the ending of an image or a sound. */
function withoutEnding(name: string): string {
  return name.replace(endings, '');
}
