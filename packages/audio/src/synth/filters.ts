import { exp2 } from '../math/exponential.ts';
import { cosine, sine } from '../math/sine.ts';
import { type SynthParameters, synthParameters, synthRate } from './parameters.ts';

/** Cutoffs stay below half of the sample rate, where the filter is no longer defined. */
const maximumCutoff = 21_000;
const minimumCutoff = 10;

type Filter = (sample: number, time: number) => number;

/** The low-pass and the high-pass filter, one after the other. Filters that are off do not change a sample. */
export function createFilters(parameters: SynthParameters): Filter {
  const { lowPass, lowPassSweep, highPass, highPassSweep, resonance } = parameters;
  const filters: Filter[] = [];
  if (lowPass < synthParameters.lowPass.maximum || lowPassSweep !== 0) {
    filters.push(createFilter('low', lowPass, lowPassSweep, Math.SQRT2 - resonance * 1.3));
  }
  if (highPass > synthParameters.highPass.minimum || highPassSweep !== 0) {
    filters.push(createFilter('high', highPass, highPassSweep, Math.SQRT2));
  }
  return (sample, time) => filters.reduce((value, filter) => filter(value, time), sample);
}

/**
 * A state-variable filter of second order, integrated by the trapezoidal rule, which stays stable while the cutoff
 * moves. `damping` is the inverse of its quality: the square root of 2 for a flat pass band, less for resonance.
 */
function createFilter(output: 'low' | 'high', cutoff: number, sweep: number, damping: number): Filter {
  let first = 0;
  let second = 0;
  let slope = slopeOf(cutoff);
  return (sample, time) => {
    if (sweep !== 0) slope = slopeOf(cutoff * exp2(sweep * time));
    const high = (sample - (damping + slope) * first - second) / (1 + slope * (slope + damping));
    const band = first + slope * high;
    const low = second + slope * band;
    first = band + slope * high;
    second = low + slope * band;
    return output === 'low' ? low : high;
  };
}

/** The tangent of half the angle by which the cutoff frequency advances in a sample. */
function slopeOf(cutoff: number): number {
  const turns = Math.max(minimumCutoff, Math.min(maximumCutoff, cutoff)) / (2 * synthRate);
  return sine(turns) / cosine(turns);
}
