import { defineBehavior } from '../defineBehavior.ts';

/** Stops the music. Reference 1.9. */
export const StopMusic = defineBehavior({
  class: 'StopMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Stop Music',
  help: 'Stops the music.',
  notes: ['Play Music begins at the start afterwards.'],
  fields: {},
});
