import type { ExpressionWorld, Value } from './value.ts';

/** A function over values of a program, which takes the world last if it needs it. */
export type FunctionBody = (...values: readonly (Value | ExpressionWorld)[]) => Value;

/** Drops the types of a function's parameters; callers must convert the values to them. */
export function bodyOf(evaluate: (...values: never) => Value): FunctionBody {
  return evaluate as FunctionBody;
}
