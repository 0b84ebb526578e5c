import { blocksOf, builtInFonts, optionalFonts } from '@playhouse/core';
import { builtInFace } from '@playhouse/player/fonts';
import { t } from '../../i18n/t.ts';
import { codePointsOf, mergeRanges, readUnicodeRange } from './characterRanges.ts';
import type { FontFacts } from './FontSheet.tsx';

/** A font that every game may use without a file. */
export interface IncludedFont {
  readonly name: string;
  readonly hint: string;
}

/** The fonts that every game may use without a file. docs/product-rules.md#assets. */
export const includedFonts: readonly IncludedFont[] = [
  ...builtInFonts.map((name) => ({ name, hint: t('built in') })),
  ...optionalFonts.map((name) => ({ name, hint: t('web font') })),
];

/** The CSS font of an included font. */
export function includedStyle(name: string): { readonly fontFamily: string; readonly fontWeight: number } {
  const { family, weight } = builtInFace(name);
  return { fontFamily: `"${family}"`, fontWeight: weight };
}

/** What the page knows of an included font: the characters for which it has files. */
export function includedFacts(name: string): FontFacts {
  const { family } = builtInFace(name);
  const own = [...document.fonts].filter((face) => face.family.replaceAll(/["']/g, '') === family);
  const ranges = mergeRanges(own.flatMap(({ unicodeRange }) => readUnicodeRange(unicodeRange)));
  return {
    ranges,
    blocks: blocksOf(codePointsOf(ranges)),
    lines: [[t('License'), name === 'Open Sans Condensed' ? t('Apache License 2.0') : t('SIL Open Font License 1.1')]],
  };
}
