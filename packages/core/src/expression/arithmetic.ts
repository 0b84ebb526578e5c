import { pow } from './exponential.ts';
import { bodyOf } from './functionBody.ts';
import { modulo } from './functions/math.ts';
import type { Operation, Sign } from './lowered.ts';
import { isGreater, isGreaterOrEqual, isLess, isLessOrEqual } from './operations.ts';
import type { Operator } from './operators.ts';
import type { Value } from './value.ts';
import { possible } from './valueSet.ts';

/** JavaScript's operators on two numbers. */
function sign(text: Sign, run: (a: number, b: number) => number): Operation {
  return { sign: text, run: bodyOf(run), usesWorld: false, result: possible.number };
}

function comparison(text: Sign, run: (a: Value, b: Value) => boolean): Operation {
  return { sign: text, run: bodyOf(run), usesWorld: false, result: possible.boolean };
}

function checked(run: (...values: never) => boolean): Operation {
  return { run: bodyOf(run), usesWorld: true, result: possible.boolean };
}

/** Operators on numbers. */
export const arithmetic: Partial<Record<Operator, Operation>> = {
  '+': sign('+', (a, b) => a + b),
  '-': sign('-', (a, b) => a - b),
  '*': sign('*', (a, b) => a * b),
  '/': sign('/', (a, b) => a / b),
  '%': { run: bodyOf(modulo), usesWorld: false, result: possible.number },
};

/** Values of different types are never equal. */
export const equalities: Partial<Record<Operator, Operation>> = {
  '==': comparison('===', (a, b) => a === b),
  '~=': comparison('!==', (a, b) => a !== b),
};

/** Comparisons of two numbers or two texts. */
export const orderings: Partial<Record<Operator, Operation>> = {
  '<': comparison('<', (a, b) => a < b),
  '>': comparison('>', (a, b) => a > b),
  '<=': comparison('<=', (a, b) => a <= b),
  '>=': comparison('>=', (a, b) => a >= b),
};

/** Comparisons of values whose types are known only at run time. */
export const checkedOrderings: Partial<Record<Operator, Operation>> = {
  '<': checked(isLess),
  '>': checked(isGreater),
  '<=': checked(isLessOrEqual),
  '>=': checked(isGreaterOrEqual),
};

/** x to the power y. */
export const power = bodyOf(pow);
