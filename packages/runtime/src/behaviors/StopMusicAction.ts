import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Stops the music. Reference 1.9. */
export const StopMusic = defineRuntimeBehavior('StopMusicAction', {
  start: (_, __, world) => world.sounds.stopMusic(),
});
