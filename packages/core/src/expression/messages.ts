import type { IParserErrorMessageProvider, IToken } from 'chevrotain';
import { tokenTypes } from './tokens.ts';

/** How many characters of a wrong token a message quotes. */
const quoteLength = 24;

/** The message where a value is required but missing. */
const aValue = 'a value';

/** Parser failures read 'Expected X but Y found.' docs/product-rules.md#expressions. */
export const syntaxMessages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, actual, previous, ruleName }) => {
    if (ruleName !== 'call' || expected !== tokenTypes.rightParenthesis) {
      return expectedButFound(expected.LABEL ?? expected.name, actual);
    }
    const isFirst = previous.tokenType === tokenTypes.leftParenthesis;
    return expectedButFound(isFirst ? `${aValue} or ")"` : '"," or ")"', actual);
  },
  buildNotAllInputParsedMessage: ({ firstRedundant }) => expectedButFound('an operator', firstRedundant),
  buildNoViableAltMessage: ({ actual }) => expectedButFound(aValue, actual[0]),
  buildEarlyExitMessage: ({ actual }) => expectedButFound(aValue, actual[0]),
};

function expectedButFound(expected: string, token: IToken | undefined): string {
  if (token?.tokenType === tokenTypes.openText) return `Expected ${token.image.charAt(0)} but end of input found.`;
  return `Expected ${expected} but ${quoteToken(token)} found.`;
}

function quoteToken(token: IToken | undefined): string {
  if (!token || token.image === '') return 'end of input';
  if (token.tokenType === tokenTypes.text) return shorten(token.image);
  if (token.tokenType === tokenTypes.reference) return `"${token.image}"`;
  return `"${shorten(token.image)}"`;
}

function shorten(text: string): string {
  const signs = [...text];
  return signs.length > quoteLength ? `${signs.slice(0, quoteLength).join('')}…` : text;
}
