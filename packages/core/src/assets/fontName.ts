import type { Names, ParsedFont } from 'opentype.js';
import { limits } from '../model/limits.ts';
import { cleanText, cutText } from '../model/text.ts';

/** The name of a font's family, or undefined when it has none. */
export function fontNameOf({ names }: ParsedFont): string | undefined {
  const all = ['windows', 'unicode', 'macintosh'].map((platform) => familyOf(names[platform] ?? {}));
  const name = all.find((text) => text !== '');
  return name === undefined ? undefined : cutText(name, limits.nameLength);
}

function familyOf(names: Names): string {
  const texts = names.preferredFamily ?? names.fontFamily ?? {};
  return cleanText(texts.en ?? Object.values(texts)[0] ?? '').trim();
}
