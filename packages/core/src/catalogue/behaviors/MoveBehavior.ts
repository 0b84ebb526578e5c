import { defineBehavior } from '../defineBehavior.ts';
import { angle, boolean, choice, numeric, relativeTo } from '../fields/kinds.ts';

/** Moves at a constant speed while active. Reference 1.3. */
export const Move = defineBehavior({
  class: 'MoveBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Move',
  help: 'Moves the actor at a steady speed for as long as it is active.',
  fields: {
    direction: angle({ label: 'Direction', messages: { 'value.type': 'Please enter a valid number for direction.' } }),
    space: relativeTo('Relative to'),
    moveType: choice({ label: 'Move type', options: [[0, 'Additive'], [1, 'Stacked']] }),
    speed: numeric({ label: 'Speed', default: 300, unit: 'px/s', messages: { 'value.type': 'Please enter a valid number for speed.' } }),
    haltWhenBehaviorStops: boolean({ label: 'Stop when the behavior stops', default: true, legacy: true }),
  },
});
