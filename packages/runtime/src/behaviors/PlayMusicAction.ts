import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Plays music, replacing the current music; the same music continues if it was paused. docs/runtime-rules.md#audio. */
export const PlayMusic = defineRuntimeBehavior('PlayMusicAction', {
  start({ fields }, _, world) {
    if (fields.musicName !== '') world.sounds.playMusic(fields.musicName, fields.loop);
  },
});
