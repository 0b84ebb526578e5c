import type { FontDescription } from '@playhouse/core';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';

/** Facts about a font as pairs of label and value, for people. */
export function linesOfFont(font: FontDescription, bytes: number): readonly (readonly [string, string])[] {
  const { family, unitsPerEm, ascender, descender, lineGap, glyphs, characters, credits } = font;
  const part = (units: number) => t('{units} % of the size', { units: Math.round((units / unitsPerEm) * 100) });
  const lines: readonly (readonly [string, string | undefined])[] = [
    [t('Family'), family || undefined],
    [t('Characters'), t('{characters}, {glyphs} glyphs', { characters, glyphs })],
    [t('Above the baseline'), part(ascender)],
    [t('Below the baseline'), part(Math.abs(descender))],
    [t('Between lines'), part(lineGap)],
    [t('Units per em'), String(unitsPerEm)],
    [
      t('File size'),
      bytes < 1024 ? t('{bytes} bytes', { bytes }) : t('{value} KB', { value: amount(Math.round(bytes / 1024)) }),
    ],
    [t('Designer'), credits.designer],
    [t('Copyright'), credits.copyright],
    [t('License'), credits.license ?? t('The font names no license. Make sure that you may use it.')],
    [t('License address'), credits.licenseURL],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
