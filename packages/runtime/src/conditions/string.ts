import { textOfValue } from '../state/value.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';
import { canWork } from '../units/work.ts';

/** Shorter texts are compared without counting work. */
const short = 1000;

const comparisons: ReadonlyMap<unknown, (left: string, right: string) => boolean> = new Map([
  ['==', (left: string, right: string) => left === right],
  ['~=', (left: string, right: string) => left !== right],
  ['contains', (left: string, right: string) => left.includes(right)],
  ['beginsWith', (left: string, right: string) => left.startsWith(right)],
  ['endsWith', (left: string, right: string) => left.endsWith(right)],
]);

/**
 * Compares texts, case-sensitively; a missing value never holds. docs/runtime-rules.md#attribute-conditions and
 * docs/runtime-rules.md#expression-conditions.
 */
export const string = defineRuntimeCondition('string', ({ attributes, subject, value, location }) => {
  const left = subject();
  const right = value(attributes.RHS ?? '');
  const compare = comparisons.get(attributes.operator ?? '==');
  if (!compare) return () => false;
  return (actor, world) => {
    const a = left(actor, world);
    const b = right(actor, world);
    if (a === undefined || b === undefined) return false;
    const [one, other] = [textOfValue(a), textOfValue(b)];
    const length = one.length + other.length;
    return (length < short || canWork(location, world, length >> 4)) && compare(one, other);
  };
});
