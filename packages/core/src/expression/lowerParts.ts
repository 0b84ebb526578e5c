import { power } from './arithmetic.ts';
import { startBudget } from './budget.ts';
import { square } from './exponential.ts';
import { bodyOf, type FunctionBody } from './functionBody.ts';
import type { ParameterType } from './functions/defineFunction.ts';
import { cellValue } from './functions/tables.ts';
import type { Constant, Lowered, Operation, Option, Step } from './lowered.ts';
import { cellNumber, missingAttribute, missingTable, toNumber, toScalar, toTable, toText } from './operations.ts';
import type { ExpressionWorld, Value, ValueType } from './value.ts';
import { isOnly, mayBe, possible, setOfType, setOfValue } from './valueSet.ts';

/** Texts longer than this are produced when the program runs, not when it is compiled. */
const longestConstant = 1000;

export interface Callable {
  readonly body: FunctionBody;
  readonly usesWorld: boolean;
  readonly varies: boolean;
}

const conversions: Readonly<Record<ParameterType, Callable>> = {
  number: { body: bodyOf(toNumber), usesWorld: true, varies: false },
  text: { body: bodyOf(toText), usesWorld: true, varies: false },
  scalar: { body: bodyOf(toScalar), usesWorld: true, varies: false },
  table: { body: bodyOf(toTable), usesWorld: true, varies: true },
};
const wantedSets: Readonly<Record<ParameterType, number>> = {
  number: possible.number,
  text: possible.text,
  scalar: possible.any & ~possible.table,
  table: possible.table,
};
const missing = bodyOf(missingAttribute);
const cell = bodyOf(cellValue);
const cellConversion: Callable = { body: bodyOf(cellNumber), usesWorld: true, varies: false };

/** A value that is known before running. */
export function constantOf(value: Value): Constant {
  return { kind: 'constant', value, set: setOfValue(value) };
}

/** The result of an attribute that does not exist. */
export function missingOf(keypath: string): Lowered {
  const values = [constantOf(keypath)];
  return { kind: 'call', body: missing, values, usesWorld: true, set: possible.number };
}

/** A value converted to the type that an operator or a parameter needs. */
export function convert(value: Lowered, wanted: ParameterType): Lowered {
  const set = wantedSets[wanted];
  if (wanted === 'table' && value.kind === 'call' && value.body === missing) {
    return { ...value, body: bodyOf(missingTable), set };
  }
  if (wanted === 'number' && value.kind === 'call' && value.body === cell)
    return callOf(cellConversion, [value], wanted);
  if (isOnly(value.set, set)) return value;
  if (isOnly(value.set, possible.boolean) && (wanted === 'number' || wanted === 'text')) {
    const [yes, no] = wanted === 'number' ? [1, 0] : ['true', 'false'];
    return chooseOf(value, constantOf(yes), constantOf(no));
  }
  const type: ValueType = wanted === 'scalar' ? 'any' : wanted;
  const called = callOf(conversions[wanted], [value], type);
  return wanted === 'scalar' && called.kind === 'call' ? { ...called, set: value.set & set } : called;
}

export function negationOf(operand: Lowered): Lowered {
  if (operand.kind === 'constant' && typeof operand.value === 'number') return constantOf(-operand.value);
  return { kind: 'negate', operand, set: possible.number };
}

/** A call, or its result if that never changes. */
export function callOf({ body, usesWorld, varies }: Callable, values: readonly Lowered[], type: ValueType): Lowered {
  if (!varies && values.every(isConstant)) {
    const result = evaluateConstants({ run: body, usesWorld }, values);
    if (result !== undefined) return constantOf(result);
  }
  return { kind: 'call', body, values, usesWorld, set: setOfType(type) };
}

/** Left-associative steps; leading constants are folded. */
export function foldOf(first: Lowered, steps: readonly Step[]): Lowered {
  let start = first;
  let at = 0;
  for (const { operation, operand } of steps) {
    if (!isConstant(start) || !isConstant(operand)) break;
    const done = evaluateConstants(operation, [start, operand]);
    if (done === undefined) break;
    start = constantOf(done);
    at += 1;
  }
  const last = steps.at(-1);
  if (!last || at === steps.length) return start;
  return { kind: 'fold', first: start, steps: at === 0 ? steps : steps.slice(at), set: last.operation.result };
}

/** Right-associative powers. */
export function powerOf(operands: readonly Lowered[]): Lowered {
  if (operands.every(isConstant)) {
    let result: Value = operands.at(-1)?.value ?? 0;
    for (const operand of operands.slice(0, -1).reverse()) {
      result = evaluateConstants({ run: power, usesWorld: false }, [operand, constantOf(result)]) ?? Number.NaN;
    }
    return constantOf(result);
  }
  const [base, exponent] = operands;
  if (base && exponent?.kind === 'constant' && exponent.value === 2 && operands.length === 2) {
    return callOf({ body: bodyOf(square), usesWorld: false, varies: false }, [base], 'number');
  }
  return { kind: 'power', operands, set: possible.number };
}

/** Concatenated texts; adjacent constants are merged. */
export function joinOf(operands: readonly Lowered[]): Lowered {
  const joined: Lowered[] = [];
  for (const operand of operands) {
    const last = joined.at(-1);
    const text = last && isConstant(last) && isConstant(operand) ? `${last.value}${operand.value}` : undefined;
    if (text === undefined || text.length > longestConstant) joined.push(operand);
    else joined[joined.length - 1] = constantOf(text);
  }
  const [only] = joined;
  return only && joined.length === 1 ? only : { kind: 'join', operands: joined, set: possible.text };
}

/** `and`: the first operand that is false, or the last one. */
export function allOf(operands: readonly Lowered[]): Lowered {
  const tests: Lowered[] = [];
  for (const operand of operands.slice(0, -1)) {
    const test = testOf(operand);
    if (isConstant(test)) {
      if (test.value === true) continue;
      return tests.length === 0 ? test : { kind: 'all', tests, last: test, set: possible.false };
    }
    tests.push(test);
  }
  const last = operands.at(-1) ?? constantOf(true);
  if (tests.length === 0) return last;
  const none = tests.some(({ set }) => mayBe(set, possible.false)) ? possible.false : possible.none;
  return { kind: 'all', tests, last, set: last.set | none };
}

/** `or`: the first operand that is not false, or the last one. */
export function eitherOf(operands: readonly Lowered[]): Lowered {
  const options: Option[] = [];
  let set: number = possible.none;
  let last = operands.at(-1) ?? constantOf(false);
  for (const operand of operands.slice(0, -1)) {
    if (isOnly(operand.set, possible.false) && isConstant(operand)) continue;
    if (!mayBe(operand.set, possible.false)) {
      last = operand;
      break;
    }
    options.push(optionOf(operand));
    set |= operand.set & ~possible.false;
  }
  if (options.length === 0) return last;
  return { kind: 'either', options, last, set: set | last.set };
}

function optionOf(operand: Lowered): Option {
  if (isOnly(operand.set, possible.boolean)) return { test: operand, value: constantOf(true) };
  if (operand.kind === 'read') return { test: testOf(operand), value: operand };
  if (operand.kind !== 'all') return { value: operand };
  const { tests, last } = operand;
  if (!mayBe(last.set, possible.false)) return { test: everyOf(tests), value: last };
  return last.kind === 'read' ? { test: everyOf([...tests, testOf(last)]), value: last } : { value: operand };
}

/** True when all tests are. */
function everyOf(tests: readonly Lowered[]): Lowered {
  const last = tests.at(-1) ?? constantOf(true);
  return tests.length < 2 ? last : { kind: 'all', tests: tests.slice(0, -1), last, set: possible.boolean };
}

/** True when a value is anything but false. */
function testOf(operand: Lowered): Lowered {
  if (isConstant(operand)) return constantOf(operand.value !== false);
  if (isOnly(operand.set, possible.boolean)) return operand;
  if (!mayBe(operand.set, possible.false)) {
    return { kind: 'sequence', first: operand, last: constantOf(true), set: possible.true };
  }
  if (operand.kind === 'all') return { ...operand, last: testOf(operand.last), set: possible.boolean };
  return { kind: 'holds', operand, set: possible.boolean };
}

function chooseOf(test: Lowered, yes: Constant, no: Constant): Lowered {
  if (isConstant(test)) return test.value === true ? yes : no;
  return { kind: 'choose', test, yes, no, set: yes.set | no.set };
}

function isConstant(value: Lowered): value is Constant {
  return value.kind === 'constant';
}

/** The result of a function that never varies, unless it is a fault or better computed at run time. */
function evaluateConstants(
  { run, usesWorld }: Pick<Operation, 'run' | 'usesWorld'>,
  values: readonly Constant[],
): Value | undefined {
  if (values.some(({ set }) => mayBe(set, possible.table))) return undefined;
  let isFault = false;
  const note = (): void => {
    isFault = true;
  };
  const world: ExpressionWorld = { random: { next: () => 0 }, fault: note, warn: note };
  startBudget();
  const plain = values.map(({ value }) => value);
  const result = usesWorld ? run(...plain, world) : run(...plain);
  if (isFault || typeof result === 'object') return undefined;
  return typeof result === 'string' && result.length > longestConstant ? undefined : result;
}
