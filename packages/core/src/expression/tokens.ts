/** The kinds of tokens in a program. */
export type TokenKind =
  | 'operator'
  | 'minus'
  | 'number'
  | 'text'
  | 'truth'
  | 'reference'
  | 'functionName'
  | 'leftParenthesis'
  | 'rightParenthesis'
  | 'comma'
  /** A text without its closing quote. */
  | 'openText'
  /** Anything else. */
  | 'unknown';

/** A piece of a program. */
export interface ProgramToken {
  readonly kind: TokenKind;
  /** Its text; that of a reference as it is shown. */
  readonly image: string;
  /** Where it begins in the program's text. */
  readonly start: number;
}
