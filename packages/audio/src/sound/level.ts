import { clampRange, type FrameRange } from './range.ts';
import type { Samples, Sound } from './sound.ts';

/** The largest amplitude, from 0; 1 is full scale. 0 for no samples. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index++) {
    const size = Math.abs(samples[index] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
}

/** The root of the mean square: 1 for a square wave and 0.707 for a sine of full scale. 0 for no samples. */
export function rmsOf(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    sum += sample * sample;
  }
  return Math.sqrt(sum / samples.length);
}

/** The levels of one channel, as amplitudes; see `peakOf` and `rmsOf`. */
export interface Level {
  readonly peak: number;
  readonly rms: number;
}

/** The level of each channel in a range, for a meter. */
export function levelsOf(sound: Sound, range: FrameRange): Level[] {
  return partsOf(sound, range).map((part) => ({ peak: peakOf(part), rms: rmsOf(part) }));
}

/** How many samples of a range exceed full scale, so that players cut them off. */
export function countClipped(sound: Sound, range: FrameRange): number {
  let count = 0;
  for (const part of partsOf(sound, range)) {
    for (let index = 0; index < part.length; index++) if (Math.abs(part[index] ?? 0) > 1) count++;
  }
  return count;
}

function partsOf(sound: Sound, range: FrameRange): Samples[] {
  const { from, to } = clampRange(sound, range);
  return sound.channels.map((samples) => samples.subarray(from, to));
}
