import type { Operator } from './operators.ts';

/** Start and end in the program's text, in UTF-16 units. */
interface Ranged {
  readonly start: number;
  readonly end: number;
}

export interface LiteralNode extends Ranged {
  readonly kind: 'literal';
  readonly value: number | string | boolean;
}

export interface ReferenceNode extends Ranged {
  readonly kind: 'reference';
  readonly keypath: string;
}

export interface CallNode extends Ranged {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly ProgramNode[];
}

/** One or more minus signs before an operand. */
export interface NegationNode extends Ranged {
  readonly kind: 'negation';
  readonly count: number;
  readonly operand: ProgramNode;
}

/**
 * Operands joined by operators of the same precedence, as a flat list so that long chains are not deep. `^` and `..`
 * are right-associative, all others left-associative.
 */
export interface ChainNode extends Ranged {
  readonly kind: 'chain';
  /** One fewer than operands. */
  readonly operators: readonly Operator[];
  readonly operands: readonly ProgramNode[];
}

/** The tree of a program. Parentheses have no node. */
export type ProgramNode = LiteralNode | ReferenceNode | CallNode | NegationNode | ChainNode;
