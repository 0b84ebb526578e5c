import type { ExpressionWorld, Value } from './value.ts';

/** A function of program values, which takes the world as its last argument if it needs it. */
export type FunctionBody = (...values: readonly (Value | ExpressionWorld)[]) => Value;

/** Erases the types of a function's parameters; callers must convert the values to them. */
export function bodyOf(evaluate: (...values: never) => Value): FunctionBody {
  return evaluate as FunctionBody;
}
