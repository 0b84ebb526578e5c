import { defineBehavior } from '../defineBehavior.ts';
import { angle, choice, numeric, relativeTo } from '../fields/kinds.ts';
import { haltWhenBehaviorStops } from '../fields/options.ts';

/** Moves at a constant speed while active. Reference 1.3. */
export const Move = defineBehavior({
  class: 'MoveBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Move',
  help: 'Moves the actor at a steady speed for as long as it is active.',
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to'),
    moveType: choice({
      label: 'Move type',
      options: [
        [0, 'Additive'],
        [1, 'Stacked'],
      ],
    }),
    speed: numeric({ label: 'Speed', default: 300, unit: 'px/s' }),
    haltWhenBehaviorStops,
  },
});
