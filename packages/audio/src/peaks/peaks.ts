import { clampRange } from '../sound/range.ts';
import type { Samples, Sound } from '../sound/sound.ts';

/** Frames of a block on the lowest level, and how many blocks make one of the next level. */
const baseFrames = 64;
const branching = 4;

interface PeakLevel {
  readonly blockFrames: number;
  readonly minima: Samples;
  readonly maxima: Samples;
}

/** The least and greatest samples of blocks of a sound, from small to large blocks, for each channel. */
export interface PeakPyramid {
  readonly sound: Sound;
  readonly levels: readonly (readonly PeakLevel[])[];
}

/** The least and greatest sample in each column of a drawing. Both are 0 where there is no sound. */
export interface Peaks {
  readonly minima: Samples;
  readonly maxima: Samples;
}

/** Takes time proportional to the sound, and 4 % of its memory. Do it once for a sound. */
export function buildPeaks(sound: Sound): PeakPyramid {
  return { sound, levels: sound.channels.map(levelsOfChannel) };
}

/**
 * The exact peaks of `columns` columns that divide the frames from `from` to just before `to` evenly, in time
 * proportional to the columns. A column has the frames that begin in it, or else the frame that it lies in.
 */
export function peaksOf(pyramid: PeakPyramid, channel: number, from: number, to: number, columns: number): Peaks {
  const count = Math.max(0, Math.floor(columns));
  const minima = new Float32Array(count);
  const maxima = new Float32Array(count);
  const samples = pyramid.sound.channels[channel];
  const levels = pyramid.levels[channel];
  if (!samples || !levels) return { minima, maxima };
  const width = (to - from) / count;
  for (let column = 0; column < count; column++) {
    const first = Math.ceil(from + column * width);
    const next = Math.ceil(from + (column + 1) * width);
    const wanted = next > first ? { from: first, to: next } : { from: next - 1, to: next };
    const range = clampRange(pyramid.sound, wanted);
    const [least, greatest] = extremes(samples, levels, range.from, range.to);
    minima[column] = least;
    maxima[column] = greatest;
  }
  return { minima, maxima };
}

function levelsOfChannel(samples: Samples): PeakLevel[] {
  const levels = [combine(samples, samples, baseFrames, baseFrames)];
  for (let last = levels[0]; last && last.minima.length > branching; last = levels.at(-1)) {
    levels.push(combine(last.minima, last.maxima, branching, last.blockFrames * branching));
  }
  return levels;
}

function combine(minima: Samples, maxima: Samples, size: number, blockFrames: number): PeakLevel {
  const blocks = Math.ceil(minima.length / size);
  const level = { blockFrames, minima: new Float32Array(blocks), maxima: new Float32Array(blocks) };
  for (let block = 0; block < blocks; block++) {
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let index = block * size; index < Math.min(minima.length, (block + 1) * size); index++) {
      least = Math.min(least, minima[index] ?? 0);
      greatest = Math.max(greatest, maxima[index] ?? 0);
    }
    level.minima[block] = least;
    level.maxima[block] = greatest;
  }
  return level;
}

/** Goes from `from` to `to` in the largest blocks that begin there and fit. */
function extremes(samples: Samples, levels: readonly PeakLevel[], from: number, to: number): [number, number] {
  if (from >= to) return [0, 0];
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let at = from;
  while (at < to) {
    const level = largestAt(levels, at, to);
    const block = level && at / level.blockFrames;
    least = Math.min(least, (block === undefined ? samples[at] : level?.minima[block]) ?? 0);
    greatest = Math.max(greatest, (block === undefined ? samples[at] : level?.maxima[block]) ?? 0);
    at += level?.blockFrames ?? 1;
  }
  return [least, greatest];
}

function largestAt(levels: readonly PeakLevel[], at: number, to: number): PeakLevel | undefined {
  let found: PeakLevel | undefined;
  for (const level of levels) {
    if (at % level.blockFrames !== 0 || at + level.blockFrames > to) break;
    found = level;
  }
  return found;
}
