import type { Operation } from './lowered.ts';
import { asNumbers, type Evaluator, type Value } from './value.ts';

export interface ClosedStep {
  readonly operation: Operation;
  readonly operand: Evaluator;
}

/** An operation on two values as a function; the signs of JavaScript are written out, which is twice as fast. */
export function closeOperation({ sign, run, usesWorld }: Operation, first: Evaluator, second: Evaluator): Evaluator {
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
    default:
      return usesWorld
        ? (self, world) => run(first(self, world), second(self, world), world)
        : (self, world) => run(first(self, world), second(self, world));
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
