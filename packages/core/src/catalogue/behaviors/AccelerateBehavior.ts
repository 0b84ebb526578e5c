import { defineBehavior } from '../defineBehavior.ts';
import { angle, numeric, relativeTo } from '../fields/kinds.ts';

/** Speeds the actor up in a direction while active. docs/runtime-rules.md#movement. */
export const Accelerate = defineBehavior({
  class: 'AccelerateBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Accelerate',
  help: 'Speeds the actor up in one direction for as long as it is active.',
  searchWords: ['gravity', 'fall', 'speed up', 'push', 'thrust', 'force'],
  glyph: 'm5.500 6.500 5.500 5.500-5.500 5.500M13 6.500l5.500 5.500-5.500 5.500',
  notes: [
    'Speeds change evenly within a frame, so that a throw is a parabola. Several add up.',
    'Immovable actors keep their own velocity, but nothing else pushes them.',
  ],
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to', 'Direction'),
    acceleration: numeric({ label: 'Acceleration', default: 100, unit: 'px/s²' }),
    maxSpeed: numeric({ label: 'Maximum speed', legacy: true }),
  },
});
