import type { Issue, Result } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { measureFault, measureJson } from '../model/parse/measureJson.ts';
import { clipboardMarker, clipboardVersion, mostClipboardText } from './clipboardText.ts';
import { parseBundle, type ReadBundle, refuseBundle, bundleFaults as texts } from './parseBundle.ts';

/** The bundle in a text from the clipboard, or one sentence about why it contains none that can be pasted. */
export function readClipboardText(text: string): Result<ReadBundle> {
  if (!/^\s*\{\s*"playhouse"/.test(text)) return refuseBundle('There is nothing on the clipboard that can be pasted.');
  if (text.length > mostClipboardText) return refuseBundle(texts.large);
  const fault = text.length > limits.documentContainers ? faultOf(text) : undefined;
  if (fault) return refuseBundle(fault.code === 'document.depth' ? texts.deep : texts.large);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseBundle('What is on the clipboard is cut off or damaged and cannot be pasted.');
  }
  if (!isJsonObject(value) || value.playhouse !== clipboardMarker) {
    return refuseBundle('There is nothing on the clipboard that can be pasted.');
  }
  if (value.version === clipboardVersion) return parseBundle(value.bundle);
  return refuseBundle('This was copied with another version of Playhouse and cannot be pasted here.');
}

/** All pieces together must be within the limits of one document, which is checked before parsing any. */
function faultOf(text: string): Issue | undefined {
  return measureFault('clipboard', measureJson(new TextEncoder().encode(text)));
}
