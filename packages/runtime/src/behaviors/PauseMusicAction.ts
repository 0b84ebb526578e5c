import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Halts the music where it is. Reference 1.9. */
export const PauseMusic = defineRuntimeBehavior('PauseMusicAction', {
  start: (_, __, world) => world.sounds.pauseMusic(),
});
