import { defineBehavior } from '../defineBehavior.ts';
import { numeric, point, relativeTo } from '../fields/kinds.ts';

/** Speeds the actor up toward a point while active. Reference 1.3. */
export const AccelerateToward = defineBehavior({
  class: 'AccelerateTowardBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Accelerate Toward',
  help: 'Speeds the actor up toward a point, past which it swings back.',
  fields: {
    position: point({ label: 'Position' }),
    space: relativeTo('Relative to', 1),
    acceleration: numeric({ label: 'Acceleration', default: 100, unit: 'px/s²' }),
  },
});
