import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { FollowedSound } from '../state/followedSound.ts';
import { dopplerFactor, hear } from './hearing.ts';

/**
 * Tells the audio port how sounds of moving actors have changed in this frame. docs/runtime-rules.md#audio and
 * docs/runtime-rules.md#frame-order, step 4.
 */
export function followSounds(simulation: Simulation): void {
  if (simulation.followed.length === 0) return;
  simulation.followed = simulation.followed.filter((sound) => isThere(sound, simulation));
  const scene = runningScene(simulation);
  for (const sound of simulation.followed) {
    const { actor } = sound;
    if (!scene.layers.some((layer) => layer === actor.layer)) continue;
    const heard = sound.isPositional ? hear(actor, scene) : { volume: 1, pan: 0 };
    const pitch = sound.pitch * (sound.isShifted ? dopplerFactor(actor, scene) : 1);
    tell(simulation, sound, rounded(sound.volume * heard.volume), rounded(heard.pan), within(rounded(pitch)));
  }
}

/** A pitch clamped to the range of sounds. docs/runtime-rules.md#audio. */
function within(pitch: number): number {
  return Math.min(Math.max(pitch, 0.1), 4);
}

function tell({ audio }: Simulation, sound: FollowedSound, volume: number, pan: number, pitch: number): void {
  const { sentVolume, sentPan, sentPitch } = sound;
  if (volume === sentVolume && pan === sentPan && pitch === sentPitch) return;
  sound.sentVolume = volume;
  sound.sentPan = pan;
  sound.sentPitch = pitch;
  audio.updateSound(sound.handle, { volume, pan, pitch });
}

/** Finer steps are not audible. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function isThere({ actor }: FollowedSound, { scenes }: Simulation): boolean {
  return !actor.isDestroyed && scenes.some(({ layers }) => layers.some((layer) => layer === actor.layer));
}
