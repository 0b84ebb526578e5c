import { t } from './t.ts';

/** Units that languages write differently. */
const names: Readonly<Record<string, string>> = {
  deg: t('deg'),
  'deg/s': t('deg/s'),
  'deg/s²': t('deg/s²'),
  'frames/s': t('frames/s'),
  px: t('px'),
  'px/s': t('px/s'),
  'px/s²': t('px/s²'),
  s: t('s'),
};

/** A unit of a field in the language of the editor. */
export function unitName(unit: string): string {
  return names[unit] ?? unit;
}
