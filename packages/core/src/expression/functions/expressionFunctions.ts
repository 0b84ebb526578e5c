import type { ExpressionFunction } from './defineFunction.ts';
import { mathFunctions } from './math.ts';
import { tableFunctions } from './tables.ts';
import { textFunctions } from './text.ts';

/** Every function that programs can call, in the order of docs/product-rules.md#validation. */
export const expressionFunctions: readonly ExpressionFunction[] = [
  ...textFunctions,
  ...mathFunctions,
  ...tableFunctions,
];

const byName: ReadonlyMap<string, ExpressionFunction> = new Map(
  expressionFunctions.map((entry) => [entry.name, entry]),
);

/** The function with this name, case-sensitive. */
export function findFunction(name: string): ExpressionFunction | undefined {
  return byName.get(name);
}
