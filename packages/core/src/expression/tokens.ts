import { createToken, type IToken, Lexer, type TokenType } from 'chevrotain';

function token(name: string, label: string, categories: TokenType[] = []): TokenType {
  return createToken({ name, label, categories, pattern: Lexer.NA });
}

const operator = token('Operator', 'an operator');

/** The kinds of tokens in a program. Messages use the labels. */
export const tokenTypes = {
  operator,
  minus: token('Minus', '"-"', [operator]),
  number: token('Number', 'a number'),
  text: token('Text', 'a text'),
  truth: token('Truth', 'true or false'),
  reference: token('Reference', 'an attribute'),
  functionName: token('FunctionName', 'a function'),
  leftParenthesis: token('LeftParenthesis', '"("'),
  rightParenthesis: token('RightParenthesis', '")"'),
  comma: token('Comma', '","'),
  /** A text without its closing quote. */
  openText: token('OpenText', 'a text'),
  /** Anything else. */
  unknown: token('Unknown', 'something else'),
} as const;

/** Creates a token that begins at `start` in the program's text. The image of a reference is its text there. */
export function createProgramToken(tokenType: TokenType, image: string, start: number): IToken {
  return {
    image,
    startOffset: start,
    endOffset: start + image.length - 1,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
    tokenType,
  };
}
