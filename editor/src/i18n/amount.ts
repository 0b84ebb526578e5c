import { currentLanguage } from './t.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Something measured or counted, such as seconds or megabytes, as the language of the editor writes it: "1,50". Values
 * of a game (coordinates, attributes, expressions) are written with a point in every language, as they are in fields and
 * code. docs/decisions/0069-languages.md
 */
export function amount(value: number, decimals = 0): string {
  const { locale } = currentLanguage();
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format.format(value);
}
