import { sine } from '../math/sine.ts';

/** Zero crossings of the sinc on each side, entries of the table between two of them, and the shape of the window. */
const crossings = 32;
const steps = 1024;
const kaiserBeta = 9;
/** The cutoff as a part of the lower Nyquist frequency: the stop band, below -90 dB, begins at that frequency. */
const rolloff = 0.91;
/** The most phases whose weights are kept. */
const keptPhases = 4096;

/** The weights of the input frames around a position between two frames. */
export interface SincKernel {
  /** The weights belong to the frames from `-reach` to `reach` around the frame at or before the position. */
  readonly reach: number;
  /** The weights of a position `phase / phases` after a frame; their sum is 1. Valid until the next call. */
  weightsAt(phase: number): Float64Array;
}

/** A low-pass filter for reading at positions that are `framesEach` frames apart. */
export function createSincKernel(framesEach: number, phases: number): SincKernel {
  const scale = rolloff * Math.min(1, 1 / framesEach);
  const reach = Math.ceil(crossings / scale);
  const kept: Float64Array[] = [];
  const scratch = new Float64Array(2 * reach + 1);
  return {
    reach,
    weightsAt(phase) {
      if (phases > keptPhases) return computeWeights(scratch, reach, phase / phases, scale);
      const found = kept[phase];
      if (found) return found;
      const weights = computeWeights(new Float64Array(2 * reach + 1), reach, phase / phases, scale);
      kept[phase] = weights;
      return weights;
    },
  };
}

function computeWeights(weights: Float64Array, reach: number, position: number, scale: number): Float64Array {
  const table = windowedSinc();
  let sum = 0;
  for (let index = 0; index < weights.length; index++) {
    const place = Math.abs(index - reach - position) * scale * steps;
    const entry = Math.floor(place);
    const low = table[entry] ?? 0;
    const weight = low + ((table[entry + 1] ?? 0) - low) * (place - entry);
    weights[index] = weight;
    sum += weight;
  }
  for (let index = 0; index < weights.length; index++) weights[index] = (weights[index] ?? 0) / sum;
  return weights;
}

const besselOfBeta = bessel(kaiserBeta);
let table: Float64Array | undefined;

/** One side of the windowed sinc, computed once. */
function windowedSinc(): Float64Array {
  table ??= Float64Array.from({ length: crossings * steps + 1 }, (_, index) => {
    const x = index / steps;
    return sinc(x) * kaiser(x / crossings);
  });
  return table;
}

function sinc(x: number): number {
  return x === 0 ? 1 : sine(x / 2) / (Math.PI * x);
}

/** The Kaiser window at a part from 0, its middle, to 1. */
function kaiser(part: number): number {
  return bessel(kaiserBeta * Math.sqrt(1 - part * part)) / besselOfBeta;
}

/** The modified Bessel function of the first kind and order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-18; n++) {
    term *= (x / (2 * n)) * (x / (2 * n));
    sum += term;
  }
  return sum;
}
