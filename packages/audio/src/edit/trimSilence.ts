import { factorOfDecibels } from '../math/decibels.ts';
import type { FrameRange } from '../sound/range.ts';
import { frameCount, type Sound } from '../sound/sound.ts';
import { trim } from './cut.ts';

/** From the first to the last frame with a sample above a threshold in dBFS; an empty range if there is none. */
export function findAudible(sound: Sound, thresholdDecibels: number): FrameRange {
  const threshold = factorOfDecibels(thresholdDecibels);
  const frames = frameCount(sound);
  const isAudible = (frame: number) => sound.channels.some((samples) => Math.abs(samples[frame] ?? 0) > threshold);
  let from = 0;
  while (from < frames && !isAudible(from)) from++;
  let to = frames;
  while (to > from && !isAudible(to - 1)) to--;
  return { from, to };
}

/** Without the frames at both ends that never exceed a threshold in dBFS. */
export function trimSilence(sound: Sound, thresholdDecibels: number): Sound {
  return trim(sound, findAudible(sound, thresholdDecibels));
}
