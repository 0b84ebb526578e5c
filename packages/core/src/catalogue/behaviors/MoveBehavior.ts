import { defineBehavior } from '../defineBehavior.ts';
import { angle, choice, numeric, relativeTo } from '../fields/kinds.ts';
import { haltWhenBehaviorStops } from '../fields/options.ts';

/** Moves at a constant speed while active. docs/runtime-rules.md#movement. */
export const Move = defineBehavior({
  class: 'MoveBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Move',
  help: 'Moves the actor at a steady speed for as long as it is active.',
  searchWords: ['walk', 'run', 'go', 'slide', 'glide', 'speed'],
  glyph: 'M4 12h15.500M14 6.500l5.500 5.500-5.500 5.500',
  notes: [
    'It adds to the actor’s own velocity and is not limited by its maximum speed.',
    'Among stacked Moves the last one activated counts. When it ends, the previous one counts again.',
    'It starts with the first frame in which it is active: 300 px/s are 5 px after that frame.',
  ],
  fields: {
    direction: angle({ label: 'Direction' }),
    space: relativeTo('Relative to', 'Direction'),
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
