import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** Equality of reals; a jump test compares a velocity with 0. Reference 2.4. */
const tolerance = 1e-6;

/** Compares numbers; what has no value never holds. Reference 2.4 and 2.5. */
export const number = defineRuntimeCondition('number', ({ attributes, subjectNumber, number: numberOf }) => {
  const left = subjectNumber();
  const right = numberOf(attributes.RHS);
  switch (attributes.operator) {
    case '~=':
      return (actor, world) => Math.abs(left(actor, world) - right(actor, world)) > tolerance;
    case '<':
      return (actor, world) => left(actor, world) < right(actor, world);
    case '>':
      return (actor, world) => left(actor, world) > right(actor, world);
    case '<=':
      return (actor, world) => left(actor, world) <= right(actor, world);
    case '>=':
      return (actor, world) => left(actor, world) >= right(actor, world);
    default:
      return (actor, world) => Math.abs(left(actor, world) - right(actor, world)) <= tolerance;
  }
});
