import type { Scalar } from '../../attributes/convert.ts';
import { bodyOf, type FunctionBody } from '../functionBody.ts';
import type { ExpressionWorld, TableValue } from '../value.ts';

/** The type that a parameter accepts. Arguments of other types are converted; `scalar` accepts anything but a table. */
export type ParameterType = 'number' | 'text' | 'table' | 'scalar';

export interface FunctionParameter {
  readonly name: string;
  readonly type: ParameterType;
  /** Used when the argument is omitted; parameters with a default come last. */
  readonly default?: Scalar;
}

export type FunctionGroup = 'math' | 'text' | 'table';

/** A function that programs can call. The checker, completion, docs and evaluation all use this entry. */
export interface ExpressionFunction {
  readonly name: string;
  readonly group: FunctionGroup;
  readonly parameters: readonly FunctionParameter[];
  /** How many arguments a call needs. */
  readonly least: number;
  /** More arguments than parameters are folded from the left: `max(a, b, c)` is `max(max(a, b), c)`. */
  readonly folds: boolean;
  readonly result: 'number' | 'text' | 'any';
  /** A one-line description. */
  readonly help: string;
  /** Takes the world after its arguments. */
  readonly usesWorld: boolean;
  /** The same arguments may have different results. */
  readonly varies: boolean;
  /** Counts its work, so that an evaluation has to start a budget. */
  readonly metered: boolean;
  /** Takes arguments in the types of the parameters. */
  readonly evaluate: FunctionBody;
}

interface ArgumentTypes {
  number: number;
  text: string;
  table: TableValue;
  scalar: Scalar;
}

interface ResultTypes {
  number: number;
  text: string;
  any: Scalar;
}

type ArgumentsOf<Parameters extends readonly FunctionParameter[]> = {
  -readonly [Index in keyof Parameters]: ArgumentTypes[Parameters[Index]['type']];
};

interface Definition<Parameters extends readonly FunctionParameter[], Result extends keyof ResultTypes> {
  readonly name: string;
  readonly group: FunctionGroup;
  readonly parameters: Parameters;
  readonly result: Result;
  readonly help: string;
  readonly folds?: boolean;
  readonly usesWorld?: boolean;
  readonly varies?: boolean;
  readonly metered?: boolean;
  evaluate(...values: [...ArgumentsOf<Parameters>, world: ExpressionWorld]): ResultTypes[Result];
}

/** Creates a registry entry whose evaluation is typed by its parameters. */
export function defineFunction<const Parameters extends readonly FunctionParameter[], Result extends keyof ResultTypes>(
  definition: Definition<Parameters, Result>,
): ExpressionFunction {
  const flags = { folds: false, usesWorld: false, varies: false, metered: false };
  const least = definition.parameters.filter((parameter) => parameter.default === undefined).length;
  return { ...flags, least, ...definition, evaluate: bodyOf(definition.evaluate) };
}

/** The signature of a function: `textFind(text, find, [from])`. */
export function signatureOf({ name, parameters, folds }: ExpressionFunction): string {
  const names = parameters.map((parameter) =>
    parameter.default === undefined ? parameter.name : `[${parameter.name}]`,
  );
  return `${name}(${[...names, ...(folds ? ['…'] : [])].join(', ')})`;
}
