const digitZero = 0x30;
const letterStart = /\p{L}/u;
const letterRest = /[\p{L}\p{N}\p{M}]/u;

/** True for 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= digitZero && code <= 0x39;
}

/** True for characters that separate tokens. */
export function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    (code >= 0x09 && code <= 0x0d) ||
    code === 0xa0 ||
    code === 0xfeff ||
    code === 0x2028 ||
    code === 0x2029
  );
}

/** Where the word that begins at `start` ends; `start` itself when no word begins there. Words are letters, digits and _. */
export function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isAsciiLetter(code) || (at > start && isDigit(code))) at += 1;
    else if (code < 0x80) return at;
    else {
      const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (!(at > start ? letterRest : letterStart).test(sign)) return at;
      at += sign.length;
    }
  }
  return at;
}

/** Where the number that begins at `start` ends: `12`, `0.5`, `.4`, `1e9`; a dot is taken only before a digit. */
export function endOfNumber(text: string, start: number): number {
  let at = endOfDigits(text, start);
  if (text.charCodeAt(at) === 0x2e && isDigit(text.charCodeAt(at + 1))) at = endOfDigits(text, at + 1);
  if ((text.charCodeAt(at) | 0x20) !== 0x65) return at;
  const sign = text.charCodeAt(at + 1);
  const power = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
  return isDigit(text.charCodeAt(power)) ? endOfDigits(text, power) : at;
}

function endOfDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || code === 0x5f;
}
