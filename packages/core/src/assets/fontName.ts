import type { Names, ParsedFont } from 'opentype.js';
import { limits } from '../model/limits.ts';
import { cleanText, cutText } from '../model/text.ts';

/** The name of a font's family, or undefined when it has none. */
export function fontNameOf({ names }: ParsedFont): string | undefined {
  const all = ['windows', 'unicode', 'macintosh'].map((platform) => familyOf(names[platform] ?? {}));
  const name = all.find((text) => text !== '');
  return name === undefined ? undefined : cutText(name, limits.nameLength);
}

/** What a font says about its makers and its license. */
export interface FontCredits {
  readonly copyright?: string;
  readonly designer?: string;
  readonly license?: string;
  readonly licenseURL?: string;
}

const creditKeys = ['copyright', 'designer', 'license', 'licenseURL'] as const;

/** The credits that a font has, each of limited length. */
export function fontCreditsOf({ names }: ParsedFont): FontCredits {
  return Object.fromEntries(
    creditKeys.flatMap((key) => {
      const all = ['windows', 'unicode', 'macintosh'].map((platform) => textOf(names[platform]?.[key]));
      const text = all.find((each) => each !== '');
      return text === undefined ? [] : [[key, cutText(text, longestCredit)]];
    }),
  );
}

const longestCredit = 2000;

function textOf(texts: Readonly<Record<string, string>> | undefined): string {
  return cleanText(texts?.en ?? Object.values(texts ?? {})[0] ?? '').trim();
}

function familyOf(names: Names): string {
  return textOf(names.preferredFamily ?? names.fontFamily);
}
