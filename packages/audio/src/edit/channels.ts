import { frameCount, type Sound, soundOf } from '../sound/sound.ts';

/** One channel: the mean of left and right. A mono sound stays the same. */
export function mixToMono(sound: Sound): Sound {
  const [left, right] = sound.channels;
  if (!left || !right) return sound;
  const mono = new Float32Array(frameCount(sound));
  for (let index = 0; index < mono.length; index++) mono[index] = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
  return soundOf(sound.sampleRate, [mono], sound.loop);
}

/** Two channels. Both are the one channel of a mono sound; a stereo sound stays the same. */
export function spreadToStereo(sound: Sound): Sound {
  const [mono, right] = sound.channels;
  return !mono || right ? sound : soundOf(sound.sampleRate, [mono, mono], sound.loop);
}
