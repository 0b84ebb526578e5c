import { isSpace } from '../characters.ts';
import { scanToken } from '../scanProgram.ts';
import type { TokenKind } from '../tokens.ts';
import { readName, type TypedName } from './shownName.ts';

export type SourceTokenKind =
  | 'name'
  | 'function'
  | 'number'
  | 'text'
  | 'truth'
  | 'operator'
  | 'open'
  | 'close'
  | 'comma'
  | 'openText'
  | 'unknown';

/** A token of typed text, for highlighting, completion and reading. */
export interface SourceToken {
  readonly kind: SourceTokenKind;
  readonly from: number;
  readonly to: number;
  /** The named attribute, for kind `name`. */
  readonly name?: TypedName;
}

const kinds: Readonly<Record<TokenKind, SourceTokenKind>> = {
  functionName: 'function',
  number: 'number',
  text: 'text',
  truth: 'truth',
  reference: 'unknown',
  operator: 'operator',
  minus: 'operator',
  leftParenthesis: 'open',
  rightParenthesis: 'close',
  comma: 'comma',
  openText: 'openText',
  unknown: 'unknown',
};

/** Splits typed text into tokens without white space. Never fails. */
export function scanSource(source: string): SourceToken[] {
  const tokens: SourceToken[] = [];
  let from = 0;
  while (from < source.length) {
    const code = source.charCodeAt(from);
    if (isSpace(code)) {
      from += 1;
      continue;
    }
    const name = readName(source, from);
    if (name) tokens.push({ kind: 'name', from, to: name.end, name });
    else {
      const { kind, image } = scanToken(source, from, code, 0);
      tokens.push({ kind: kinds[kind], from, to: from + image.length });
    }
    from = tokens.at(-1)?.to ?? source.length;
  }
  return tokens;
}
