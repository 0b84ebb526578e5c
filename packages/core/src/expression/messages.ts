import type { ProgramToken } from './tokens.ts';

/** How many characters of a wrong token a message quotes. */
const quoteLength = 24;

/**
 * What a program that cannot be read lacks, as in 'Expected X but Y found.'; without a token, it ends there.
 * docs/product-rules.md#expressions.
 */
export function expectedButFound(expected: string, token: ProgramToken | undefined): string {
  if (token?.kind === 'openText') return `Expected ${token.image.charAt(0)} but end of input found.`;
  return `Expected ${expected} but ${quoteToken(token)} found.`;
}

function quoteToken(token: ProgramToken | undefined): string {
  if (!token || token.image === '') return 'end of input';
  if (token.kind === 'text') return shorten(token.image);
  if (token.kind === 'reference') return `"${token.image}"`;
  return `"${shorten(token.image)}"`;
}

function shorten(text: string): string {
  const signs = [...text];
  return signs.length > quoteLength ? `${signs.slice(0, quoteLength).join('')}…` : text;
}
