import { limitText } from './budget.ts';
import { type ClosedStep, closeOperations, closeStep } from './closeStep.ts';
import { joinWidth } from './emitLowered.ts';
import { pow } from './exponential.ts';
import type { FunctionBody } from './functionBody.ts';
import type { Lowered, Option } from './lowered.ts';
import { asNumbers, type Evaluator, type NumberEvaluator } from './value.ts';

/** A bound program as nested functions, for pages that forbid generated code. Results are the same. */
export function closeLowered(value: Lowered): Evaluator {
  switch (value.kind) {
    case 'constant': {
      const constant = value.value;
      return () => constant;
    }
    case 'read': {
      const { read } = value.binding;
      return read;
    }
    case 'negate': {
      const operand = asNumbers(closeLowered(value.operand));
      return (self, world) => -operand(self, world);
    }
    case 'fold':
      return closeFold(
        closeLowered(value.first),
        value.steps.map(({ operation, operand }) => ({
          operation,
          operand: closeLowered(operand),
          constant: operand.kind === 'constant' ? operand.value : undefined,
        })),
      );
    case 'power':
      return closePower(value.operands.map((operand) => asNumbers(closeLowered(operand))));
    case 'join':
      return closeJoin(value.operands.map(closeLowered));
    case 'call':
      return closeCall(value.body, value.values.map(closeLowered), value.usesWorld);
    case 'choose': {
      const test = closeLowered(value.test);
      const yes = closeLowered(value.yes);
      const no = closeLowered(value.no);
      return (self, world) => (test(self, world) ? yes(self, world) : no(self, world));
    }
    case 'all':
      return closeAll(value.tests.map(closeLowered), closeLowered(value.last));
    case 'either':
      return closeEither(value.options.map(closeOption), closeLowered(value.last));
    case 'holds': {
      const operand = closeLowered(value.operand);
      return (self, world) => operand(self, world) !== false;
    }
    case 'sequence': {
      const first = closeLowered(value.first);
      const last = closeLowered(value.last);
      return (self, world) => {
        first(self, world);
        return last(self, world);
      };
    }
  }
}

/** More steps than this run in a loop, so that long chains do not nest calls. */
const mostNested = 16;

function closeFold(first: Evaluator, steps: readonly ClosedStep[]): Evaluator {
  if (steps.length > mostNested) return closeOperations(first, steps);
  return steps.reduce(closeStep, first);
}

function closePower(operands: readonly NumberEvaluator[]): Evaluator {
  const [base, exponent] = operands;
  if (base && exponent && operands.length === 2) {
    return (self, world) => pow(base(self, world), exponent(self, world));
  }
  return (self, world) => {
    const values = operands.map((operand) => operand(self, world));
    return values.reduceRight((right, left) => pow(left, right));
  };
}

/** Checks the length after as many texts as the generated code does. */
function closeJoin(texts: readonly Evaluator[]): Evaluator {
  return (self, world) => {
    let joined = '';
    for (let at = 0; at < texts.length; at += 1) {
      joined += texts[at]?.(self, world);
      const isChecked = at > 0 && (at % (joinWidth - 1) === 0 || at === texts.length - 1);
      if (isChecked) joined = limitText(joined, world);
    }
    return joined;
  };
}

function closeCall(body: FunctionBody, values: readonly Evaluator[], usesWorld: boolean): Evaluator {
  const [first, second, third] = values;
  if (!first) return (_, world) => (usesWorld ? body(world) : body());
  if (!second) {
    return usesWorld ? (self, world) => body(first(self, world), world) : (self, world) => body(first(self, world));
  }
  if (!third) {
    return usesWorld
      ? (self, world) => body(first(self, world), second(self, world), world)
      : (self, world) => body(first(self, world), second(self, world));
  }
  return (self, world) => {
    const given = values.map((value) => value(self, world));
    return usesWorld ? body(...given, world) : body(...given);
  };
}

function closeAll(tests: readonly Evaluator[], last: Evaluator): Evaluator {
  const [only] = tests;
  if (only && tests.length === 1) return (self, world) => only(self, world) && last(self, world);
  return (self, world) => {
    for (const test of tests) if (!test(self, world)) return false;
    return last(self, world);
  };
}

interface ClosedOption {
  readonly test: Evaluator | undefined;
  readonly value: Evaluator;
}

function closeOption({ test, value }: Option): ClosedOption {
  return { test: test && closeLowered(test), value: closeLowered(value) };
}

function closeEither(options: readonly ClosedOption[], last: Evaluator): Evaluator {
  const [only] = options;
  const test = only?.test;
  if (only && test && options.length === 1) {
    return (self, world) => (test(self, world) ? only.value(self, world) : last(self, world));
  }
  return (self, world) => {
    for (const { test, value } of options) {
      if (test && !test(self, world)) continue;
      const result = value(self, world);
      if (test || result !== false) return result;
    }
    return last(self, world);
  };
}
