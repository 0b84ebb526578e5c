import { defineBehavior } from '../defineBehavior.ts';
import { boolean, musicRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Plays one music in place of another. Reference 1.9, spec 2 chapter 5. */
export const PlayMusic = defineBehavior({
  class: 'PlayMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Play Music',
  help: 'Plays music that continues across scenes.',
  notes: ['The same music that plays already and loops goes on; one that does not loop begins again.'],
  fields: {
    musicName: musicRef({
      label: 'Music',
      required: true,
      lenient: ['reference.type'],
      messages: {
        'value.required': 'Please chooose a valid sound to play.',
        'asset.missing': ours.musicMissing,
        'reference.type': ours.musicType,
      },
    }),
    loop: boolean({ label: 'Loop', default: true }),
  },
});
