import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Plays music, replacing what played before; the same music, paused, continues. docs/runtime-rules.md#audio. */
export const PlayMusic = defineRuntimeBehavior('PlayMusicAction', {
  start({ fields }, _, world) {
    if (fields.musicName !== '') world.sounds.playMusic(fields.musicName, fields.loop);
  },
});
