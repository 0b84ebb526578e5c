/**
 * Texts in a program are in single or double quotes. A backslash writes a line break (`\n`), a tab (`\t`), itself, a
 * quote, or any character by its code (`\u{1F600}`); before any other character, it stands for itself.
 */
const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
]);
const escapePattern = /\\(?:u\{([0-9A-Fa-f]{1,6})\}|([nt\\"']))/g;
/** Invisible characters are written by their code, except those that join letters and emoji. */
const writtenPattern = /[\\"\n\t]|\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu;

/** The text of a literal, which includes quotes. */
export function readTextLiteral(literal: string): string {
  const body = literal.slice(1, -1);
  if (!body.includes('\\')) return body;
  return body.replace(escapePattern, (whole: string, code: string | undefined, sign: string | undefined) => {
    if (code === undefined) return escapes.get(sign ?? '') ?? whole;
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** A double-quoted literal for the text. */
export function writeTextLiteral(text: string): string {
  const body = text.replace(writtenPattern, (sign) => {
    if (sign === '"' || sign === '\\') return `\\${sign}`;
    if (sign === '\n') return '\\n';
    return sign === '\t' ? '\\t' : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
  });
  return `"${body}"`;
}

/** Where the literal that begins with a quote at `start` ends, or -1 if its closing quote is missing. */
export function endOfTextLiteral(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === 0x5c) at += 1;
  }
  return -1;
}
