import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Stops the music. docs/runtime-rules.md#audio. */
export const StopMusic = defineRuntimeBehavior('StopMusicAction', {
  start: (_, __, world) => world.sounds.stopMusic(),
});
