import type { Binding } from './binder.ts';
import type { FunctionBody } from './functionBody.ts';
import type { Value } from './value.ts';
import type { ValueSet } from './valueSet.ts';

/** JavaScript's binary operators. */
export type Sign = '+' | '-' | '*' | '/' | '<' | '>' | '<=' | '>=' | '===' | '!==';

/** Combines two values: a JavaScript operator or a function. */
export interface Operation {
  readonly sign?: Sign;
  readonly run: FunctionBody;
  /** Takes the world as a third argument. */
  readonly usesWorld: boolean;
  readonly result: ValueSet;
}

/** An operation on the previous result and an operand. */
export interface Step {
  readonly operation: Operation;
  readonly operand: Lowered;
}

/**
 * One branch of `or`: when `test` is true, the result is `value`; without a test, the value itself if it is not false.
 */
export interface Option {
  readonly test?: Lowered;
  readonly value: Lowered;
}

/**
 * A program with every conversion made explicit, from which both code and closures are generated. Tests are booleans.
 * Long chains are flat lists.
 */
export type Lowered = { readonly set: ValueSet } & (
  | { readonly kind: 'constant'; readonly value: Value }
  | { readonly kind: 'read'; readonly binding: Binding }
  | { readonly kind: 'negate'; readonly operand: Lowered }
  | { readonly kind: 'fold'; readonly first: Lowered; readonly steps: readonly Step[] }
  | { readonly kind: 'power'; readonly operands: readonly Lowered[] }
  | { readonly kind: 'join'; readonly operands: readonly Lowered[] }
  | {
      readonly kind: 'call';
      readonly body: FunctionBody;
      readonly values: readonly Lowered[];
      readonly usesWorld: boolean;
    }
  | { readonly kind: 'choose'; readonly test: Lowered; readonly yes: Lowered; readonly no: Lowered }
  /** False when a test is false; otherwise the last value. */
  | { readonly kind: 'all'; readonly tests: readonly Lowered[]; readonly last: Lowered }
  | { readonly kind: 'either'; readonly options: readonly Option[]; readonly last: Lowered }
  /** True unless the operand is false. */
  | { readonly kind: 'holds'; readonly operand: Lowered }
  | { readonly kind: 'sequence'; readonly first: Lowered; readonly last: Lowered }
);

/** A value that is known before running. */
export type Constant = Extract<Lowered, { kind: 'constant' }>;
