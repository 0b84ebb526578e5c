import { defineBehavior } from '../defineBehavior.ts';
import { choice, numeric } from '../fields/kinds.ts';
import { haltWhenBehaviorStops } from '../fields/options.ts';

/** Turns the actor while active. docs/runtime-rules.md#movement. */
export const Rotate = defineBehavior({
  class: 'RotateBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Rotate',
  help: 'Turns the actor at a steady speed for as long as it is active.',
  searchWords: ['spin', 'turn', 'roll'],
  glyph: 'M19.500 12A7.500 7.500 0 1 1 16 5.700M19.500 3.500V8H15',
  notes: ['Several add up. It turns actors whose rotation is fixed too; that only keeps collisions from turning them.'],
  fields: {
    direction: choice({
      label: 'Direction',
      options: [
        [0, 'Clockwise'],
        [1, 'Counter-clockwise'],
      ],
    }),
    angularVelocity: numeric({ label: 'Speed', term: 'angular velocity', default: 90, unit: '°/s' }),
    haltWhenBehaviorStops,
  },
});
