import { defineBehavior } from '../defineBehavior.ts';

/** Stops the music. docs/runtime-rules.md#audio. */
export const StopMusic = defineBehavior({
  class: 'StopMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Stop Music',
  help: 'Stops the music.',
  notes: ['Play Music begins at the start afterwards.'],
  fields: {},
});
