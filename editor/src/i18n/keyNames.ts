import { t } from './t.ts';

/** Keys whose caps differ between keyboards. */
const caps: Readonly<Record<string, string>> = {
  Ctrl: t('Ctrl'),
  Del: t('Del'),
  Left: t('Left'),
  Right: t('Right'),
  Up: t('Up'),
  Down: t('Down'),
};

/** Keys such as "Ctrl Shift Z" as the keyboards of the language label them. */
export function keyNames(keys: string): string {
  return keys.replace(/\b(?:Ctrl|Del|Left|Right|Up|Down)\b/g, (key) => caps[key] ?? key);
}
