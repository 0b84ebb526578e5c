import type { FontDescription } from '@playhouse/core';

/** Facts about a font as pairs of label and value, for people. */
export function linesOfFont(font: FontDescription, bytes: number): readonly (readonly [string, string])[] {
  const { family, unitsPerEm, ascender, descender, lineGap, glyphs, characters, credits } = font;
  const part = (units: number) => `${Math.round((units / unitsPerEm) * 100)} % of the size`;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Family', family || undefined],
    ['Characters', `${characters}, ${glyphs} glyphs`],
    ['Above the baseline', part(ascender)],
    ['Below the baseline', part(Math.abs(descender))],
    ['Between lines', part(lineGap)],
    ['Units per em', String(unitsPerEm)],
    ['File size', bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} KB`],
    ['Designer', credits.designer],
    ['Copyright', credits.copyright],
    ['License', credits.license ?? 'The font names no license. Make sure that you may use it.'],
    ['License address', credits.licenseURL],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
