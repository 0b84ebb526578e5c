import type { Operation, Sign } from './lowered.ts';
import { asNumbers, type Evaluator, type Value } from './value.ts';

export interface ClosedStep {
  readonly operation: Operation;
  readonly operand: Evaluator;
  /** The type that the operand always has, if known. */
  readonly constant: Value | undefined;
}

/** One operation on the result of `first`. JavaScript's operators are written out, which is several times faster. */
export function closeStep(first: Evaluator, { operation, operand, constant }: ClosedStep): Evaluator {
  const { sign, run, usesWorld } = operation;
  if (sign) return closeConstant(sign, first, constant) ?? closeSign(sign, first, operand);
  return usesWorld
    ? (self, world) => run(first(self, world), operand(self, world), world)
    : (self, world) => run(first(self, world), operand(self, world));
}

function closeSign(sign: Sign, first: Evaluator, second: Evaluator): Evaluator {
  const a = asNumbers(first);
  const b = asNumbers(second);
  switch (sign) {
    case '+':
      return (self, world) => a(self, world) + b(self, world);
    case '-':
      return (self, world) => a(self, world) - b(self, world);
    case '*':
      return (self, world) => a(self, world) * b(self, world);
    case '/':
      return (self, world) => a(self, world) / b(self, world);
    case '<':
      return (self, world) => first(self, world) < second(self, world);
    case '>':
      return (self, world) => first(self, world) > second(self, world);
    case '<=':
      return (self, world) => first(self, world) <= second(self, world);
    case '>=':
      return (self, world) => first(self, world) >= second(self, world);
    case '===':
      return (self, world) => first(self, world) === second(self, world);
    case '!==':
      return (self, world) => first(self, world) !== second(self, world);
  }
}

/** The same with a number on the right: the most frequent case, which saves a call. */
function closeConstant(sign: Sign, first: Evaluator, constant: Value | undefined): Evaluator | undefined {
  if (typeof constant !== 'number') return undefined;
  const a = asNumbers(first);
  switch (sign) {
    case '+':
      return (self, world) => a(self, world) + constant;
    case '-':
      return (self, world) => a(self, world) - constant;
    case '*':
      return (self, world) => a(self, world) * constant;
    case '/':
      return (self, world) => a(self, world) / constant;
    case '<':
      return (self, world) => a(self, world) < constant;
    case '>':
      return (self, world) => a(self, world) > constant;
    case '<=':
      return (self, world) => a(self, world) <= constant;
    case '>=':
      return (self, world) => a(self, world) >= constant;
    default:
      return undefined;
  }
}

/** Many operations from the left, in a loop. */
export function closeOperations(first: Evaluator, steps: readonly ClosedStep[]): Evaluator {
  return (self, world) => {
    let value: Value = first(self, world);
    for (const { operation, operand } of steps) {
      const next = operand(self, world);
      value = operation.usesWorld ? operation.run(value, next, world) : operation.run(value, next);
    }
    return value;
  };
}
