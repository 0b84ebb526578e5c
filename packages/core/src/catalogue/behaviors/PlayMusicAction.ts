import { defineBehavior } from '../defineBehavior.ts';
import { boolean, musicRef } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Plays music, replacing what is playing. docs/runtime-rules.md#audio, docs/product-rules.md#validation. */
export const PlayMusic = defineBehavior({
  class: 'PlayMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Play Music',
  help: 'Plays music that continues across scenes.',
  searchWords: ['song', 'tune', 'background'],
  glyph: 'M9 18V6l10-2v12M6 18a3 3 0 1 0 3 0M16 16a3 3 0 1 0 3 0',
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
