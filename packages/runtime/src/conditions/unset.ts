import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** An incomplete condition: never true, and a fault. Reference 2.4. */
export const unset = defineRuntimeCondition('unset', ({ place }) => (_, world) => {
  world.faults.report(place, 'condition.incomplete');
  return false;
});
