import { defineBehavior } from '../defineBehavior.ts';
import { angle, boolean, numeric, point, relativeTo } from '../fields/kinds.ts';
import { runToCompletion } from '../fields/options.ts';

/** Turns the actor to face a point. docs/runtime-rules.md#movement. */
export const RotateToPosition = defineBehavior({
  class: 'RotateToPositionBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Rotate To Position',
  help: 'Turns the actor to face a point.',
  searchWords: ['aim', 'look at', 'point at', 'face', 'turret'],
  glyph: 'M16.500 17a7 7 0 1 1 1-8.500M18 4.500v4.300h-4.300M18 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  notes: [
    'Relative to the actor, the point is measured from where the actor was when the behavior started.',
    'An actor exactly at the point has reached it.',
  ],
  fields: {
    position: point({ label: 'Position' }),
    offsetAngle: angle({ label: 'Offset angle', help: 'For images that do not point to the right.' }),
    space: relativeTo('Relative to', 'Offset angle', 1),
    angularVelocity: numeric({ label: 'Speed', term: 'angular velocity', default: 90, unit: '°/s' }),
    runToCompletion,
    continuousMovement: boolean({
      label: 'Keep turning',
      help: 'Keeps facing the point instead of ending when it faces it.',
    }),
    angle: angle({ label: 'Angle', hidden: true }),
  },
});
