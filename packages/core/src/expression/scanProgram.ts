import type { IToken, TokenType } from 'chevrotain';
import { endOfNumber, endOfWord, isDigit, isSpace } from './characters.ts';
import type { ProgramPart } from './programPart.ts';
import { endOfTextLiteral } from './textLiteral.ts';
import { createProgramToken, tokenTypes } from './tokens.ts';

/** How deeply parentheses may nest. */
export const nestingLimit = 200;

export interface ScannedProgram {
  readonly tokens: IToken[];
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
  const tokens: IToken[] = [];
  let start = 0;
  let pending = '';
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') pending += part;
    else {
      scanText(pending, start, tokens);
      start += pending.length;
      pending = '';
      const image = show(part.keypath, index);
      tokens.push(createProgramToken(tokenTypes.reference, image, start));
      start += image.length;
    }
  }
  scanText(pending, start, tokens);
  return { tokens, length: start + pending.length, tooDeep: findTooDeep(tokens) };
}

function findTooDeep(tokens: readonly IToken[]): number | undefined {
  let depth = 0;
  for (const { tokenType, startOffset } of tokens) {
    if (tokenType === tokenTypes.leftParenthesis) depth += 1;
    else if (tokenType === tokenTypes.rightParenthesis) depth -= 1;
    if (depth > nestingLimit) return startOffset;
  }
  return undefined;
}

function scanText(text: string, base: number, tokens: IToken[]): void {
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
export function scanToken(text: string, start: number, code: number, base: number): IToken {
  let type: TokenType = tokenTypes.unknown;
  let end = endOfWord(text, start);
  if (end > start) type = typeOfWord(text, start, end);
  else if (isDigit(code) || (code === 0x2e && isDigit(text.charCodeAt(start + 1)))) {
    type = tokenTypes.number;
    end = endOfNumber(text, start);
  } else if (code === 0x22 || code === 0x27) {
    end = endOfTextLiteral(text, start);
    type = end < 0 ? tokenTypes.openText : tokenTypes.text;
    if (end < 0) end = text.length;
  } else {
    const length = lengthOfSign(code, text.charCodeAt(start + 1));
    end = start + Math.max(length, 1);
    if (length > 0) type = signTypes.get(code) ?? tokenTypes.operator;
    else if ((text.codePointAt(start) ?? 0) > 0xffff) end += 1;
  }
  return createProgramToken(type, text.slice(start, end), base + start);
}

function typeOfWord(text: string, start: number, end: number): TokenType {
  const type = words.get(text.slice(start, end));
  if (type) return type;
  let next = end;
  while (isSpace(text.charCodeAt(next))) next += 1;
  return text.charCodeAt(next) === 0x28 ? tokenTypes.functionName : tokenTypes.unknown;
}

const words: ReadonlyMap<string, TokenType> = new Map([
  ['and', tokenTypes.operator],
  ['or', tokenTypes.operator],
  ['true', tokenTypes.truth],
  ['false', tokenTypes.truth],
]);

/** Characters, by code, that are not operators or not only operators. */
const signTypes: ReadonlyMap<number, TokenType> = new Map([
  [0x28, tokenTypes.leftParenthesis],
  [0x29, tokenTypes.rightParenthesis],
  [0x2c, tokenTypes.comma],
  [0x2d, tokenTypes.minus],
]);

/** The length of the operator that begins with these two characters; 0 when there is none. */
function lengthOfSign(code: number, next: number): number {
  if ('(),-+*/%^'.includes(String.fromCharCode(code))) return 1;
  const isLess = code === 0x3c || code === 0x3e;
  if (isLess || code === 0x3d || code === 0x7e) return next === 0x3d ? 2 : isLess ? 1 : 0;
  return (code === 0x2e || code === 0x7c || code === 0x26) && next === code ? 2 : 0;
}
