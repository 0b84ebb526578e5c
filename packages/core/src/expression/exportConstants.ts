import { power } from './arithmetic.ts';
import { limitText, startBudget } from './budget.ts';
import { scratch } from './emitLowered.ts';
import { square } from './exponential.ts';
import { bodyOf, type FunctionBody } from './functionBody.ts';
import { expressionFunctions } from './functions/expressionFunctions.ts';
import * as operations from './operations.ts';

/** A constant of generated code as JSON: a plain value, or what stands for one that JSON cannot hold. */
export type ExportedConstant =
  | number
  | string
  | boolean
  | { readonly number: 'inf' | '-inf' | 'nan' | '-0' }
  | { readonly operation: string }
  | { readonly scratch: true };

/**
 * The constants of generated code as JSON, for a module that is made when a game is exported. Undefined when one of them
 * exists only in this process: then the code cannot leave it. Architecture, chapter 8.
 */
export function exportConstants(constants: readonly unknown[]): ExportedConstant[] | undefined {
  const exported = constants.map(exportConstant);
  return exported.every((constant) => constant !== undefined) ? exported : undefined;
}

/** The constants that `exportConstants` wrote; undefined when one names an operation that does not exist. */
export function importConstants(exported: readonly ExportedConstant[]): unknown[] | undefined {
  const constants = exported.map(importConstant);
  return constants.includes(undefined) ? undefined : constants;
}

const operationsByName: ReadonlyMap<string, FunctionBody> = new Map([
  ...expressionFunctions.map(({ name, evaluate }) => [name, evaluate] as const),
  ...Object.entries(operations).map(([name, run]) => [`operation ${name}`, bodyOf(run)] as const),
  ['operation power', power],
  ['operation square', bodyOf(square)],
  ['operation limitText', bodyOf(limitText)],
  ['operation startBudget', bodyOf(startBudget)],
]);
const namesByOperation: ReadonlyMap<unknown, string> = new Map(
  Array.from(operationsByName, ([name, run]) => [run, name]),
);
const numbersByName = { inf: Number.POSITIVE_INFINITY, '-inf': Number.NEGATIVE_INFINITY, nan: Number.NaN, '-0': -0 };

function exportConstant(constant: unknown): ExportedConstant | undefined {
  if (typeof constant === 'string' || typeof constant === 'boolean') return constant;
  if (typeof constant === 'number') return exportNumber(constant);
  if (constant === scratch) return { scratch: true };
  const operation = namesByOperation.get(constant);
  return operation === undefined ? undefined : { operation };
}

function exportNumber(number: number): ExportedConstant {
  if (Object.is(number, -0)) return { number: '-0' };
  if (Number.isNaN(number)) return { number: 'nan' };
  if (Number.isFinite(number)) return number;
  return { number: number > 0 ? 'inf' : '-inf' };
}

function importConstant(exported: ExportedConstant): unknown {
  if (typeof exported !== 'object') return exported;
  if ('number' in exported) return numbersByName[exported.number];
  return 'scratch' in exported ? scratch : operationsByName.get(exported.operation);
}
