import { power } from './arithmetic.ts';
import type { Binder } from './binder.ts';
import { limitText } from './budget.ts';
import { bodyOf, type FunctionBody } from './functionBody.ts';
import type { Lowered, Option } from './lowered.ts';

/** How many texts are joined before the length is checked. */
export const joinWidth = 8;

const limitBody = bodyOf(limitText);
const simpleSource = /^[\w.$[\]]+$/;
/** Where `or` in generated code keeps a value while it tests whether it is false. */
const scratch = { value: undefined };

/**
 * JavaScript of a bound program, using the identifiers `a`, `w` and `k`. It contains no project data: literals and
 * names are read from `k` by number. docs/architecture.md#generated-code.
 */
export function emitLowered(value: Lowered, binder: Binder): string {
  const emit = (part: Lowered): string => emitLowered(part, binder);
  switch (value.kind) {
    case 'constant':
      return typeof value.value === 'boolean' ? String(value.value) : binder.constant(value.value);
    case 'read':
      return simpleSource.test(value.binding.source) ? value.binding.source : `(${value.binding.source})`;
    case 'negate':
      return `(-${emit(value.operand)})`;
    case 'fold':
      return emitFold(value, binder);
    case 'power':
      return value.operands.map(emit).reduceRight((right, left) => `${binder.constant(power)}(${left},${right})`);
    case 'join':
      return emitJoin(value.operands.map(emit), binder);
    case 'call':
      return emitCall(value.body, value.values.map(emit), value.usesWorld, binder);
    case 'choose':
      return `(${emit(value.test)}?${emit(value.yes)}:${emit(value.no)})`;
    case 'all':
      return `(${[...value.tests, value.last].map(emit).join('&&')})`;
    case 'either':
      return value.options.reduceRight((rest, option) => emitOption(option, rest, binder), emit(value.last));
    case 'holds':
      return `(${emit(value.operand)}!==false)`;
    case 'sequence':
      return `(${emit(value.first)},${emit(value.last)})`;
  }
}

function emitFold({ first, steps }: Extract<Lowered, { kind: 'fold' }>, binder: Binder): string {
  let source = emitLowered(first, binder);
  for (const { operation, operand } of steps) {
    const right = emitLowered(operand, binder);
    source = operation.sign
      ? `(${source}${operation.sign}${right})`
      : emitCall(operation.run, [source, right], operation.usesWorld, binder);
  }
  return source;
}

function emitJoin(texts: readonly string[], binder: Binder): string {
  const [first = '', ...rest] = texts;
  let source = first;
  for (let at = 0; at < rest.length; at += joinWidth - 1) {
    const sum = [source, ...rest.slice(at, at + joinWidth - 1)].join('+');
    source = emitCall(limitBody, [sum], true, binder);
  }
  return source;
}

function emitCall(body: FunctionBody, values: readonly string[], usesWorld: boolean, binder: Binder): string {
  return `${binder.constant(body)}(${[...values, ...(usesWorld ? ['w'] : [])].join(',')})`;
}

function emitOption({ test, value }: Option, rest: string, binder: Binder): string {
  const source = emitLowered(value, binder);
  if (!test) {
    const kept = `${binder.constant(scratch)}.value`;
    return `((${kept}=${source})!==false?${kept}:${rest})`;
  }
  const isTrue = value.kind === 'constant' && value.value === true;
  return isTrue ? `(${emitLowered(test, binder)}||${rest})` : `(${emitLowered(test, binder)}?${source}:${rest})`;
}
