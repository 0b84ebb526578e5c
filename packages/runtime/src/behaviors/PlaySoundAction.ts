import { hear } from '../sounds/hearing.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Plays a sound, once or in a loop. docs/runtime-rules.md#audio. */
export const PlaySound = defineRuntimeBehavior('PlaySoundAction', {
  /** Its handle, 0 for none. */
  numbers: 1,
  closes: true,

  start(unit, actor, world) {
    const { soundName, loop, positional, dopplerShift, ...fields } = unit.fields;
    const volume = clamp(fields.volume(actor, world), 0, 1);
    const pitch = clamp(fields.pitch(actor, world), 0.1, 4);
    if (soundName === '' || !Number.isFinite(volume + pitch)) return;
    const heard = positional ? hear(actor, world.scene) : { volume: 1, pan: 0 };
    const handle = world.sounds.play(soundName, { loop, volume: volume * heard.volume, pitch, pan: heard.pan });
    actor.writeSlot(unit.state, handle);
    if (!positional && !dopplerShift) return;
    world.sounds.follow({
      handle,
      actor,
      volume,
      pitch,
      isPositional: positional,
      isShifted: dopplerShift,
      sentVolume: volume * heard.volume,
      sentPan: heard.pan,
      sentPitch: pitch,
    });
  },

  stop(unit, actor, world) {
    const handle = actor.readSlot(unit.state);
    actor.writeSlot(unit.state, 0);
    if (handle > 0 && !unit.fields.runToCompletion) world.sounds.stop(handle);
  },
});

function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
