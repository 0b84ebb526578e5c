import { defineBehavior } from '../defineBehavior.ts';
import { numeric, point, relativeTo } from '../fields/kinds.ts';
import { runToCompletion } from '../fields/options.ts';

/** Moves in a straight line to a point and stops there. docs/runtime-rules.md#movement. */
export const MoveTo = defineBehavior({
  class: 'MoveToBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Move To',
  help: 'Moves the actor in a straight line to a point and stops there.',
  searchWords: ['go to', 'walk to', 'travel', 'point'],
  glyph: 'M2.500 12h10M8.500 8l4 4-4 4M15.300 12a3.200 3.200 0 1 0 6.400 0 3.200 3.200 0 1 0-6.400 0',
  notes: [
    'Relative to the actor, the point is measured from where the actor was when the behavior started; it does not turn with the actor.',
    'It waits at the target: if the target moves while the behavior is active, the actor follows. A speed below 0 does nothing.',
  ],
  fields: {
    position: point({ label: 'Position' }),
    space: relativeTo('Relative to', 'Position', 1),
    speed: numeric({ label: 'Speed', default: 100, unit: 'px/s' }),
    runToCompletion,
  },
});
