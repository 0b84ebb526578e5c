import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** An incomplete condition: never true, and a fault. docs/runtime-rules.md#attribute-conditions. */
export const unset = defineRuntimeCondition('unset', ({ location }) => (_, world) => {
  world.faults.report(location, 'condition.incomplete');
  return false;
});
