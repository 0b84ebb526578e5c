import { defineBehavior } from '../defineBehavior.ts';
import { angle, numeric, relativeTo } from '../fields/kinds.ts';

/** Speeds the actor up in a direction while active. docs/runtime-rules.md#movement. */
export const Accelerate = defineBehavior({
  class: 'AccelerateBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Accelerate',
  help: 'Speeds the actor up in one direction for as long as it is active.',
  notes: [
    'Speeds change evenly within a frame, so that a throw is a parabola. Several add up.',
    'Immovable actors take their own velocity along, but nothing else pushes them.',
  ],
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to'),
    acceleration: numeric({ label: 'Acceleration', default: 100, unit: 'px/s²' }),
    maxSpeed: numeric({ label: 'Maximum speed', legacy: true }),
  },
});
