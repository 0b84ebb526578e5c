import { defineBehavior } from '../defineBehavior.ts';
import { angle, boolean, numeric, relativeTo } from '../fields/kinds.ts';
import { runToCompletion } from '../fields/options.ts';

/** Turns the short way around to an angle. docs/runtime-rules.md#movement. */
export const RotateToAngle = defineBehavior({
  class: 'RotateToAngleBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Rotate To Angle',
  help: 'Turns the actor the short way round to an angle.',
  searchWords: ['turn', 'point', 'aim', 'face'],
  glyph: 'M5 19.500 15 5.500M5 19.500h15M13 19.500a8 8 0 0 0-3.200-6.500',
  notes: [
    'Relative to the actor, the angle is added to the rotation that it had when the behavior started.',
    'A turn of exactly 180 degrees goes clockwise. The sign of the speed does not matter.',
  ],
  fields: {
    angle: angle({ label: 'Angle' }),
    space: relativeTo('Relative to', 'Angle'),
    angularVelocity: numeric({ label: 'Speed', term: 'angular velocity', default: 90, unit: '°/s' }),
    runToCompletion,
    continuousMovement: boolean({
      label: 'Keep turning',
      help: 'Keeps following the angle instead of ending when it is reached.',
    }),
  },
});
