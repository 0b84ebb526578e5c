import type { PasteBundle } from '../generated/library.ts';
import { limits } from '../model/limits.ts';
import type { AssetFiles } from '../model/project.ts';
import { encodeBase64 } from './base64.ts';

/** Marks clipboard text as ours, with its format. */
export const clipboardMarker = 'paste';
export const clipboardVersion = 1;

/**
 * A bundle as a text for the system clipboard, so that it can be pasted in other tabs and on other machines. If it
 * would be too long to read again, the images are omitted.
 */
export function writeClipboardText(bundle: PasteBundle): string {
  const length = bundle.imageSpec.reduce((sum, { data }) => sum + data.length, 0);
  const text = length > mostClipboardText ? '' : textOf(bundle);
  if (text !== '' && text.length <= mostClipboardText) return text;
  return textOf({ ...bundle, imageSpec: bundle.imageSpec.map((spec) => ({ ...spec, data: '' })) });
}

/** Adds the bytes of images to a bundle. `files` are the project's, by path. */
export function attachImages(bundle: PasteBundle, files: AssetFiles): PasteBundle {
  const imageSpec = bundle.imageSpec.map((spec) => {
    const bytes = files.get(`images/${spec.filename}`);
    return bytes === undefined ? spec : { ...spec, data: encodeBase64(bytes), size: bytes.length };
  });
  return { ...bundle, imageSpec };
}

/** In UTF-16 units. */
export const mostClipboardText = limits.entryBytes;

function textOf(bundle: PasteBundle): string {
  return JSON.stringify({ playhouse: clipboardMarker, version: clipboardVersion, bundle });
}
