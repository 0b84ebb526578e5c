import { defineBehavior } from '../defineBehavior.ts';

/** Stops the music. docs/runtime-rules.md#audio. */
export const StopMusic = defineBehavior({
  class: 'StopMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Stop Music',
  help: 'Stops the music.',
  searchWords: ['quiet', 'silence', 'mute'],
  glyph: 'M8 18V6l7-2v5M5 18a3 3 0 1 0 3 0M15 14h6v6h-6Z',
  notes: ['Play Music begins at the start afterwards.'],
  fields: {},
});
