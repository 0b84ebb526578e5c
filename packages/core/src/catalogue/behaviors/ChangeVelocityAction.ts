import { defineBehavior } from '../defineBehavior.ts';
import { angle, numeric, relativeTo } from '../fields/kinds.ts';

/** Sets the actor's linear velocity, once. docs/runtime-rules.md#movement. */
export const ChangeVelocity = defineBehavior({
  class: 'ChangeVelocityAction',
  type: 'Action',
  usage: 'Movement',
  title: 'Change Velocity',
  help: 'Replaces the actor’s velocity with a speed in one direction.',
  notes: ['A speed below 0 is a speed the other way.'],
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to'),
    speed: numeric({ label: 'Speed', default: 300, unit: 'px/s' }),
  },
});
