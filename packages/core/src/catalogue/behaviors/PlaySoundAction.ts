import { defineBehavior } from '../defineBehavior.ts';
import { boolean, numeric, soundRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Plays a sound. Reference 1.9, spec 2 chapter 5. */
export const PlaySound = defineBehavior({
  class: 'PlaySoundAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Play Sound',
  help: 'Plays a sound.',
  fields: {
    soundName: soundRef({
      label: 'Sound',
      required: true,
      messages: { 'value.required': 'Please chooose a valid sound to play.', 'asset.missing': ours.soundMissing },
    }),
    loop: boolean({ label: 'Loop' }),
    runToCompletion: boolean({
      label: 'Run to completion',
      default: true,
      help: 'Plays to the end even if its rule turns false.',
    }),
    positional: boolean({ label: 'Positional', help: 'Loudness and side follow where the actor is.' }),
    dopplerShift: boolean({ label: 'Velocity shift', help: 'Pitch follows how fast the actor moves.' }),
    volume: numeric({ label: 'Volume', default: 1 }),
    pitch: numeric({ label: 'Pitch', default: 1 }),
  },
});
