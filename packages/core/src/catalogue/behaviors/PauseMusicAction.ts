import { defineBehavior } from '../defineBehavior.ts';

/** Pauses the music. docs/runtime-rules.md#audio. */
export const PauseMusic = defineBehavior({
  class: 'PauseMusicAction',
  type: 'Action',
  usage: 'Audio',
  title: 'Pause Music',
  help: 'Pauses the music. Play Music with the same sound resumes it.',
  searchWords: ['stop', 'quiet'],
  glyph: 'M8 18V6l7-2v5M5 18a3 3 0 1 0 3 0M15 14v6M19 14v6',
  notes: ['Play Music with the same music goes on where it was.'],
  fields: {},
});
