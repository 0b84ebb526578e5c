import { defineBehavior } from '../defineBehavior.ts';
import { numeric, point, relativeTo } from '../fields/kinds.ts';
import { runToCompletion } from '../fields/options.ts';

/** Moves in a straight line to a point and stops there. Reference 1.3. */
export const MoveTo = defineBehavior({
  class: 'MoveToBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Move To',
  help: 'Moves the actor in a straight line to a point and stops there.',
  fields: {
    position: point({ label: 'Position' }),
    space: relativeTo('Relative to', 1),
    speed: numeric({ label: 'Speed', default: 100, unit: 'px/s' }),
    runToCompletion,
  },
});
