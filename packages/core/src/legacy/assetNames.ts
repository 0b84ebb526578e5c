import { authorsName } from './assetFile.ts';

/**
 * Extensions of image and sound files, which old versions appended to the names in attributes.
 * docs/runtime-rules.md#legacy-behaviors.
 */
const endings = /\.(png|jpe?g|gif|bmp|tiff?|m4a|mp[34]|ogg|wav|aac|aiff?|caf)$/i;

/** Maps references to assets by name to the names in the manifest after the import. */
export interface AssetNames {
  /** The asset name for a reference; one that is in no manifest stays, without an extension. */
  image(reference: string): string;
  sound(reference: string): string;
}

/** Resolves names by their spelling in the legacy manifest. */
export function createAssetNames(images: ReadonlyMap<string, string>, sounds: ReadonlyMap<string, string>): AssetNames {
  return { image: (reference) => resolve(images, reference), sound: (reference) => resolve(sounds, reference) };
}

function resolve(names: ReadonlyMap<string, string>, reference: string): string {
  const exact = names.get(reference);
  if (exact !== undefined) return exact;
  const bare = withoutEnding(reference);
  return names.get(bare) ?? names.get(authorsName(bare)) ?? bare;
}

/** A file name without the extension of an image or a sound. */
function withoutEnding(name: string): string {
  return name.replace(endings, '');
}
