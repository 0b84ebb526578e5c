import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Plays music in place of what played; the same one, paused, goes on. docs/runtime-rules.md#audio. */
export const PlayMusic = defineRuntimeBehavior('PlayMusicAction', {
  start({ fields }, _, world) {
    if (fields.musicName !== '') world.sounds.playMusic(fields.musicName, fields.loop);
  },
});
