import { defineBehavior } from '../defineBehavior.ts';

/** Holds the music where it is. Reference 1.9. */
export const PauseMusic = defineBehavior({
  class: 'PauseMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Pause Music',
  help: 'Holds the music; Play Music with the same one goes on from there.',
  notes: ['Play Music with the same music goes on where it was.'],
  fields: {},
});
