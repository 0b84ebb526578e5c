import { defineBehavior } from '../defineBehavior.ts';

/** Holds the music where it is. docs/runtime-rules.md#audio. */
export const PauseMusic = defineBehavior({
  class: 'PauseMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Pause Music',
  help: 'Pauses the music. Play Music with the same sound resumes it.',
  notes: ['Play Music with the same music goes on where it was.'],
  fields: {},
});
