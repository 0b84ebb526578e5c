import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** Plays a sound, once or over and over. Reference 1.9. */
export const PlaySound = defineRuntimeBehavior('PlaySoundAction', {
  /** Its handle, 0 for none. */
  numbers: 1,
  closes: true,

  start(unit, actor, world) {
    const { fields } = unit;
    const volume = fields.volume(actor, world);
    const pitch = fields.pitch(actor, world);
    if (fields.soundName === '' || !Number.isFinite(volume + pitch)) return;
    const place = fields.positional ? hear(actor, world.scene) : { volume: 1, pan: 0 };
    const loudness = clamp(volume, 0, 1) * place.volume;
    actor.writeSlot(
      unit.state,
      world.sounds.play(fields.soundName, fields.loop, loudness, clamp(pitch, 0.1, 4), place.pan),
    );
  },

  stop(unit, actor, world) {
    const handle = actor.readSlot(unit.state);
    actor.writeSlot(unit.state, 0);
    if (handle > 0 && !unit.fields.runToCompletion) world.sounds.stop(handle);
  },
});

/** How loud and from which side something sounds: by its distance from the camera's middle, silent two views away. */
function hear(actor: Actor, { camera }: SceneState): { volume: number; pan: number } {
  if (!(camera.width > 0 && camera.height > 0)) return { volume: 1, pan: 0 };
  const x = (actor.x - camera.x - camera.width / 2) / camera.width;
  const y = (actor.y - camera.y - camera.height / 2) / camera.height;
  return { volume: clamp(1 - Math.sqrt(x * x + y * y) / 2, 0, 1), pan: clamp(x * 2, -1, 1) };
}

function clamp(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}
