import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Halts the music where it is. docs/runtime-rules.md#audio. */
export const PauseMusic = defineRuntimeBehavior('PauseMusicAction', {
  start: (_, __, world) => world.sounds.pauseMusic(),
});
