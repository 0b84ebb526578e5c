import { clampRange } from '../sound/range.ts';
import type { Samples, Sound } from '../sound/sound.ts';

/** Frames of a block on the level above single frames, and how many blocks make one of the next level. */
const baseFrames = 64;
const branching = 4;

/** The least and greatest samples of blocks of the same size. */
interface PeakLevel {
  readonly blockFrames: number;
  readonly minima: Samples;
  readonly maxima: Samples;
}

/** For each channel, levels from small to large blocks. Those of the first level are single frames. */
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
  const levels = pyramid.levels[channel] ?? [];
  const width = (to - from) / count;
  for (let column = 0; column < count; column++) {
    const first = Math.ceil(from + column * width);
    const next = Math.ceil(from + (column + 1) * width);
    const range = clampRange(pyramid.sound, { from: next > first ? first : next - 1, to: next });
    const found = extremes(levels, range.from, range.to);
    minima[column] = found.least;
    maxima[column] = found.greatest;
  }
  return { minima, maxima };
}

function levelsOfChannel(samples: Samples): PeakLevel[] {
  const levels: PeakLevel[] = [{ blockFrames: 1, minima: samples, maxima: samples }];
  for (let last = levels[0]; last && last.minima.length > branching; last = levels.at(-1)) {
    levels.push(combine(last, last.blockFrames === 1 ? baseFrames : branching));
  }
  return levels;
}

/** The next level, whose blocks are made of `size` blocks each. */
function combine({ blockFrames, minima, maxima }: PeakLevel, size: number): PeakLevel {
  const blocks = Math.ceil(minima.length / size);
  const level = { blockFrames: blockFrames * size, minima: new Float32Array(blocks), maxima: new Float32Array(blocks) };
  for (let block = 0; block < blocks; block++) {
    const found = noExtremes();
    scan(found, minima, maxima, block * size, Math.min(minima.length, (block + 1) * size));
    level.minima[block] = found.least;
    level.maxima[block] = found.greatest;
  }
  return level;
}

interface Extremes {
  least: number;
  greatest: number;
}

function noExtremes(): Extremes {
  return { least: Number.POSITIVE_INFINITY, greatest: Number.NEGATIVE_INFINITY };
}

/** Goes from `from` to `to` in blocks that become larger as far as they fit, and smaller again. */
function extremes(levels: readonly PeakLevel[], from: number, to: number): Extremes {
  if (from >= to) return { least: 0, greatest: 0 };
  const found = noExtremes();
  let at = from;
  const goTo = (end: number, level: PeakLevel | undefined) => {
    if (!level || end <= at) return;
    scan(found, level.minima, level.maxima, at / level.blockFrames, end / level.blockFrames);
    at = end;
  };
  let depth = 0;
  for (let next = levels[1]; next; next = levels[depth + 1]) {
    const start = Math.ceil(at / next.blockFrames) * next.blockFrames;
    if (start + next.blockFrames > to) break;
    goTo(start, levels[depth]);
    depth++;
  }
  for (let level = levels[depth]; level; level = levels[--depth]) goTo(to - (to % level.blockFrames), level);
  return found;
}

function scan(found: Extremes, minima: Samples, maxima: Samples, from: number, to: number): void {
  let { least, greatest } = found;
  for (let index = from; index < to; index++) {
    const [low, high] = [minima[index] ?? 0, maxima[index] ?? 0];
    if (low < least) least = low;
    if (high > greatest) greatest = high;
  }
  found.least = least;
  found.greatest = greatest;
}
