import type { Scalar } from '../attributes/convert.ts';

/** The result of a program. docs/runtime-rules.md#expressions. */
export type Value = Scalar | TableValue;

/** The type of a value as far as it is known before running; `any` is known only at run time. */
export type ValueType = 'number' | 'text' | 'boolean' | 'table' | 'any';

/** A table as programs see it. Rows and columns count from 1. docs/runtime-rules.md#table-functions. */
export interface TableValue {
  readonly rowCount: number;
  readonly columnCount: number;
  /** The value of a cell inside the table, in its column's type. */
  cell(row: number, column: number): Scalar;
  /** The value of an empty cell in an existing column. */
  blank(column: number): Scalar;
  /** The first row with this name; 0 when there is none. */
  findRow(name: string): number;
  /** The first column with this name; 0 when there is none. */
  findColumn(name: string): number;
}

/** Codes of what can go wrong while a program runs. */
export type FaultCode = 'expression.type' | 'expression.reference' | 'expression.function' | 'expression.limit';

/** Codes of warnings about a program that continues running. */
export type WarningCode = 'table.cell';

/**
 * Services for a running program. An evaluation that reported a fault is invalid: its result (nan, a blank text, false)
 * is a placeholder, and the caller must not write it. docs/runtime-rules.md#type-conversion.
 */
export interface ExpressionWorld {
  readonly random: {
    /** A number from 0 up to, but not including, 1. */
    next(): number;
  };
  fault(code: FaultCode, message: string): void;
  /** The evaluation stays valid, with a blank result. */
  warn(code: WarningCode, detail: string): void;
}

/** A compiled program. Never throws. */
export type Evaluator = (self: unknown, world: ExpressionWorld) => Value;

/** A compiled part of a program that always results in a number. */
export type NumberEvaluator = (self: unknown, world: ExpressionWorld) => number;

/** States what the caller knows from the types: the results are numbers. */
export function asNumbers(evaluator: Evaluator): NumberEvaluator {
  return evaluator as NumberEvaluator;
}
