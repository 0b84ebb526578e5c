/** How a program has written the numbers of its clipboard. */
export interface NumberMarks {
  readonly decimal: string;
  readonly thousands: string;
}

/** The marks that Excel states in the styles of its HTML; undefined for other programs. */
export function excelMarks(html: string): NumberMarks | undefined {
  const markOf = (name: string) =>
    new RegExp(`mso-displayed-${name}-separator:\\s*"((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(html)?.[1];
  const [decimal, thousands] = [markOf('decimal'), markOf('thousand')];
  if (decimal === undefined || thousands === undefined) return undefined;
  return { decimal: unescapeCss(decimal), thousands: unescapeCss(thousands) };
}

function unescapeCss(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6}) ?|([\s\S]))/gi, (_, hex, letter) =>
    hex === undefined ? String(letter) : String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(String(hex), 16))),
  );
}

/** Reads the value that a cell of Excel shows; undefined for texts, dates and errors. Digits not shown are unknown. */
export type ReadShown = (text: string) => number | boolean | undefined;

/** Numbers may have currencies, percent signs and exponents; negative ones may be in brackets. */
export function createShownReader({ decimal, thousands }: NumberMarks): ReadShown {
  const group = thousands.trim() === '' ? ' ' : thousands;
  const whole = `(?:\\d+|\\d{1,3}(?:${literal(group)}\\d{3})+)`;
  const number = new RegExp(`^[-+]?${whole}(?:${literal(decimal)}\\d+)?(?:E[-+]?\\d{1,3})?$`, 'iu');
  return (text) => {
    const plain = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
    const truth = truths.get(plain);
    if (truth !== undefined) return truth;
    const bare = plain
      .replace(/\p{Sc}/u, '')
      .replace('−', '-')
      .trim();
    const [, inBrackets] = /^\((.+)\)$/.exec(bare) ?? [];
    const [, amount = '', percent] = /^(.*?) ?(%?)$/.exec(inBrackets ?? bare) ?? [];
    const digits = amount.replace(/^([-+]) +/, '$1');
    // 007 is a text, or at least meant to keep its zeros.
    if (!number.test(digits) || /^0\d/.test(digits)) return undefined;
    const value = Number(digits.replaceAll(group, '').replace(decimal, '.'));
    if (!Number.isFinite(value)) return undefined;
    const shifted = percent === '' ? value : Number((value / 100).toPrecision(15));
    return inBrackets === undefined ? shifted : -shifted;
  };
}

function literal(mark: string): string {
  return [...mark].map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('');
}

/** True and false in the languages that Excel is used in most. */
const truthWords = [
  ['TRUE', 'FALSE'],
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERDADERO', 'FALSO'],
  ['VERDADEIRO', 'FALSO'],
  ['VERO', 'FALSO'],
  ['WAAR', 'ONWAAR'],
  ['PRAWDA', 'FAŁSZ'],
  ['PRAVDA', 'NEPRAVDA'],
  ['SANT', 'FALSKT'],
  ['SAND', 'FALSK'],
  ['TOSI', 'EPÄTOSI'],
  ['IGAZ', 'HAMIS'],
  ['DOĞRU', 'YANLIŞ'],
  ['ИСТИНА', 'ЛОЖЬ'],
] as const;

const truths: ReadonlyMap<string, boolean> = new Map(
  truthWords.flatMap(([yes, no]) => [[yes, true] as const, [no, false] as const]),
);

/**
 * The value that LibreOffice states beside the text: a number, with a comma in languages that have one, or a boolean.
 * Undefined for dates and times, which are numbers of days that mean nothing elsewhere.
 */
export function calcValue(value: string, format: string): number | boolean | undefined {
  const number = Number(/^-?\d+,\d+(?:E[-+]?\d+)?$/i.test(value) ? value.replace(',', '.') : value);
  if (value.trim() === '' || !Number.isFinite(number)) return undefined;
  if (/;BOOLEAN$/i.test(format)) return number !== 0;
  return isDateFormat(format) ? undefined : number;
}

/** Formats such as `1031;1031;TT.MM.JJ`, but not `1031;0;0,00 [$€-407];[ROT]-0,00 [$€-407]`. */
function isDateFormat(format: string): boolean {
  const [, , ...code] = format.split(';');
  const letters = code
    .join(';')
    .replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    .replace(/general|standard/gi, '');
  return /[a-df-zà-ÿа-я]/i.test(letters);
}
