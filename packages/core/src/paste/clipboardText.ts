import type { PasteBundle } from '../generated/library.ts';
import type { Issue, Result } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { measureFault, measureJson } from '../model/parse/measureJson.ts';
import type { AssetFiles } from '../model/project.ts';
import { encodeBase64 } from './base64.ts';
import { parseBundle, type ReadBundle, refuseBundle, bundleFaults as texts } from './parseBundle.ts';

/** Marks clipboard text as ours, with its format. */
const marker = 'paste';
const textVersion = 1;

/**
 * A bundle as a text for the system clipboard, so that it can be pasted in other tabs and on other machines. If it
 * would be too long to read again, the images are omitted.
 */
export function writeClipboardText(bundle: PasteBundle): string {
  const length = bundle.imageSpec.reduce((sum, { data }) => sum + data.length, 0);
  const text = length > mostText ? '' : textOf(bundle);
  if (text !== '' && text.length <= mostText) return text;
  return textOf({ ...bundle, imageSpec: bundle.imageSpec.map((spec) => ({ ...spec, data: '' })) });
}

/** The bundle in a text from the clipboard, or one sentence about why it contains none that can be pasted. */
export function readClipboardText(text: string): Result<ReadBundle> {
  if (!/^\s*\{\s*"playhouse"/.test(text)) return refuseBundle('There is nothing on the clipboard that can be pasted.');
  if (text.length > mostText) return refuseBundle(texts.large);
  const fault = text.length > limits.documentContainers ? faultOf(text) : undefined;
  if (fault) return refuseBundle(fault.code === 'document.depth' ? texts.deep : texts.large);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseBundle('What is on the clipboard is cut off or damaged and cannot be pasted.');
  }
  if (!isJsonObject(value) || value.playhouse !== marker) {
    return refuseBundle('There is nothing on the clipboard that can be pasted.');
  }
  if (value.version === textVersion) return parseBundle(value.bundle);
  return refuseBundle('This was copied with another version of Playhouse and cannot be pasted here.');
}

/** Adds the bytes of images to a bundle. `files` are the project's, by path. */
export function attachImages(bundle: PasteBundle, files: AssetFiles): PasteBundle {
  const imageSpec = bundle.imageSpec.map((spec) => {
    const bytes = files.get(`images/${spec.filename}`);
    return bytes === undefined ? spec : { ...spec, data: encodeBase64(bytes), size: bytes.length };
  });
  return { ...bundle, imageSpec };
}

/** All pieces together must be within the limits of one document, which is checked before parsing any. */
function faultOf(text: string): Issue | undefined {
  return measureFault('clipboard', measureJson(new TextEncoder().encode(text)));
}

/** In UTF-16 units. */
const mostText = limits.entryBytes;

function textOf(bundle: PasteBundle): string {
  return JSON.stringify({ playhouse: marker, version: textVersion, bundle });
}
