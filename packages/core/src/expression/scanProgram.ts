import { endOfNumber, endOfWord, isDigit, isSpace } from './characters.ts';
import type { ProgramPart } from './programPart.ts';
import { endOfTextLiteral } from './textLiteral.ts';
import type { ProgramToken, TokenKind } from './tokens.ts';

/** How deeply parentheses may nest. */
export const nestingLimit = 200;

export interface ScannedProgram {
  readonly tokens: ProgramToken[];
  /** Length of the program's text. */
  readonly length: number;
  /** Position where parentheses nest too deeply, if they do. */
  readonly tooDeep: number | undefined;
}

/**
 * Splits a program into tokens. `show` returns the text for a reference; ranges refer to the text with these. Never
 * fails: invalid text becomes a token of its own kind.
 */
export function scanProgram(
  parts: readonly ProgramPart[],
  show: (keypath: string, index: number) => string,
): ScannedProgram {
  const tokens: ProgramToken[] = [];
  let start = 0;
  let pending = '';
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') pending += part;
    else {
      scanText(pending, start, tokens);
      start += pending.length;
      pending = '';
      const image = show(part.keypath, index);
      tokens.push({ kind: 'reference', image, start });
      start += image.length;
    }
  }
  scanText(pending, start, tokens);
  return { tokens, length: start + pending.length, tooDeep: findTooDeep(tokens) };
}

function findTooDeep(tokens: readonly ProgramToken[]): number | undefined {
  let depth = 0;
  for (const { kind, start } of tokens) {
    if (kind === 'leftParenthesis') depth += 1;
    else if (kind === 'rightParenthesis') depth -= 1;
    if (depth > nestingLimit) return start;
  }
  return undefined;
}

function scanText(text: string, base: number, tokens: ProgramToken[]): void {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const token = scanToken(text, at, code, base);
    tokens.push(token);
    at += token.image.length;
  }
}

/** The token that begins at `start`, with its range shifted by `base`. */
export function scanToken(text: string, start: number, code: number, base: number): ProgramToken {
  let kind: TokenKind = 'unknown';
  let end = endOfWord(text, start);
  if (end > start) kind = kindOfWord(text, start, end);
  else if (isDigit(code) || (code === 0x2e && isDigit(text.charCodeAt(start + 1)))) {
    kind = 'number';
    end = endOfNumber(text, start);
  } else if (code === 0x22 || code === 0x27) {
    end = endOfTextLiteral(text, start);
    kind = end < 0 ? 'openText' : 'text';
    if (end < 0) end = text.length;
  } else {
    const length = lengthOfSign(code, text.charCodeAt(start + 1));
    end = start + Math.max(length, 1);
    if (length > 0) kind = signKinds.get(code) ?? 'operator';
    else if ((text.codePointAt(start) ?? 0) > 0xffff) end += 1;
  }
  return { kind, image: text.slice(start, end), start: base + start };
}

function kindOfWord(text: string, start: number, end: number): TokenKind {
  const kind = words.get(text.slice(start, end));
  if (kind) return kind;
  let next = end;
  while (isSpace(text.charCodeAt(next))) next += 1;
  return text.charCodeAt(next) === 0x28 ? 'functionName' : 'unknown';
}

const words: ReadonlyMap<string, TokenKind> = new Map([
  ['and', 'operator'],
  ['or', 'operator'],
  ['true', 'truth'],
  ['false', 'truth'],
]);

/** Characters, by code, that are not operators or not only operators. */
const signKinds: ReadonlyMap<number, TokenKind> = new Map([
  [0x28, 'leftParenthesis'],
  [0x29, 'rightParenthesis'],
  [0x2c, 'comma'],
  [0x2d, 'minus'],
]);

/** The length of the operator that begins with these two characters; 0 when there is none. */
function lengthOfSign(code: number, next: number): number {
  if ('(),-+*/%^'.includes(String.fromCharCode(code))) return 1;
  const isLess = code === 0x3c || code === 0x3e;
  if (isLess || code === 0x3d || code === 0x7e) return next === 0x3d ? 2 : isLess ? 1 : 0;
  return (code === 0x2e || code === 0x7c || code === 0x26) && next === code ? 2 : 0;
}
