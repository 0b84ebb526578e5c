import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Pauses the music. docs/runtime-rules.md#audio. */
export const PauseMusic = defineRuntimeBehavior('PauseMusicAction', {
  start: (_, __, world) => world.sounds.pauseMusic(),
});
