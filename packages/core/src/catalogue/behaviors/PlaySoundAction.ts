import { defineBehavior } from '../defineBehavior.ts';
import { boolean, numeric, soundRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Plays a sound. docs/runtime-rules.md#audio, docs/product-rules.md#validation. */
export const PlaySound = defineBehavior({
  class: 'PlaySoundAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Play Sound',
  help: 'Plays a sound.',
  searchWords: ['noise', 'effect', 'audio', 'music'],
  glyph: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.300 4.300 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  notes: [
    'A positional sound is at full volume in the middle of the view and silent two views away. At the edge of the view it comes from one side only. It follows its actor while both exist.',
    'Velocity shift: sound travels 17,150 px/s, which is 343 m/s where 50 px are a meter; the camera is the listener.',
    'A sound that loops and runs to completion never ends by itself. At most 32 sounds are heard at a time; the oldest ends first.',
    'Volume is kept between 0 and 1, pitch between 0.1 and 4. The 32 newest sounds follow their actors.',
  ],
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
      help: 'Plays to the end even if its rule becomes false.',
    }),
    positional: boolean({ label: 'Positional', help: 'Volume and balance follow the position of the actor.' }),
    dopplerShift: boolean({ label: 'Velocity shift', help: 'Pitch follows how fast the actor moves.' }),
    volume: numeric({ label: 'Volume', default: 1 }),
    pitch: numeric({ label: 'Pitch', default: 1 }),
  },
});
