import { clampFrame } from '../sound/range.ts';
import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import { frameCount, isLoopWithin, type Loop, type Sound, soundOf } from '../sound/sound.ts';
import { type FadeCurve, fadeGain } from './fade.ts';

/** The sound with these loop points, or without a loop. Refuses a loop that is empty or outside the sound. */
export function setLoop(sound: Sound, loop: Loop | undefined): SoundResult<Sound> {
  if (loop && !isLoopWithin(loop, frameCount(sound))) return refuse('loop', 'The loop is empty or outside the sound.');
  return succeed(soundOf(sound.sampleRate, sound.channels, loop));
}

/**
 * The nearest position, at most `within` frames away, at which the sum of the channels rises through zero: the frame
 * before is negative, this one is not. The same position if there is none.
 */
export function snapToZeroCrossing(sound: Sound, frame: number, within: number): number {
  const start = clampFrame(sound, frame);
  for (let distance = 0; distance <= Math.min(within, frameCount(sound)); distance++) {
    if (risesAt(sound, start - distance)) return start - distance;
    if (risesAt(sound, start + distance)) return start + distance;
  }
  return start;
}

/**
 * Makes a loop seamless: its last `frames` frames fade into those before its start, so that its last frame is the one
 * before its first. Refused without a loop, and when there are fewer frames in the loop or before it.
 */
export function crossfadeLoop(sound: Sound, frames: number, curve: FadeCurve): SoundResult<Sound> {
  const { loop } = sound;
  if (!loop) return refuse('loop', 'The sound has no loop.');
  if (!Number.isInteger(frames) || frames < 1 || frames > Math.min(loop.start, loop.end - loop.start)) {
    return refuse('loop', 'The crossfade is longer than the loop or than the sound before it.');
  }
  const channels = sound.channels.map((samples) => {
    const copy = samples.slice();
    for (let index = 0; index < frames; index++) {
      const t = (index + 1) / frames;
      const ending = (samples[loop.end - frames + index] ?? 0) * fadeGain(curve, 1 - t);
      const before = (samples[loop.start - frames + index] ?? 0) * fadeGain(curve, t);
      copy[loop.end - frames + index] = ending + before;
    }
    return copy;
  });
  return succeed(soundOf(sound.sampleRate, channels, loop));
}

function risesAt(sound: Sound, frame: number): boolean {
  return frame > 0 && frame < frameCount(sound) && sumAt(sound, frame - 1) < 0 && sumAt(sound, frame) >= 0;
}

function sumAt(sound: Sound, frame: number): number {
  return sound.channels.reduce((sum, samples) => sum + (samples[frame] ?? 0), 0);
}
