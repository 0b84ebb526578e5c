import { moveLoop } from '../sound/range.ts';
import { refuse, type SoundResult, succeed } from '../sound/result.ts';
import { boundSample, checkSize, frameCount, type Samples, type Sound, soundOf } from '../sound/sound.ts';
import { createSincKernel } from './sincKernel.ts';

export const speedLimits = { minimum: 0.1, maximum: 10 } as const;

/** A speed is rounded to a fraction with at most this denominator, so to about a millionth. */
const maximumDenominator = 1000;

/** Input frames for each output frame, as a fraction of whole numbers. */
interface Step {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The same sound at another sample rate, by a windowed sinc. Frequencies up to 0.82 of the lower Nyquist frequency are
 * kept, those above it are removed. Refuses rates and lengths outside `soundLimits`.
 */
export function resample(sound: Sound, sampleRate: number): SoundResult<Sound> {
  if (sampleRate === sound.sampleRate) return succeed(sound);
  return stretch(sound, sampleRate, reduce(sound.sampleRate, sampleRate));
}

/**
 * Plays faster and higher by a factor from 0.1 to 10, at the same sample rate. 2 is half as long and an octave higher;
 * `factorOfSemitones` gives the factor of an interval. Refused when the result is too long.
 */
export function changeSpeed(sound: Sound, factor: number): SoundResult<Sound> {
  if (!(factor >= speedLimits.minimum && factor <= speedLimits.maximum)) {
    return refuse('parameter', `The speed is ${factor}. Use ${speedLimits.minimum} to ${speedLimits.maximum}.`);
  }
  return factor === 1 ? succeed(sound) : stretch(sound, sound.sampleRate, approximate(factor));
}

function stretch(sound: Sound, sampleRate: number, step: Step): SoundResult<Sound> {
  const move = (frame: number) => Math.round((frame * step.denominator) / step.numerator);
  const frames = move(frameCount(sound));
  const size = checkSize(sampleRate, sound.channels.length, frames);
  if (!size.ok) return size;
  // Equal channels stay one array.
  const stretched = new Map<Samples, Samples>();
  const channels = sound.channels.map((samples) => {
    const found = stretched.get(samples) ?? stretchChannel(samples, frames, step);
    stretched.set(samples, found);
    return found;
  });
  return succeed(soundOf(sampleRate, channels, moveLoop(sound.loop, move)));
}

/** Sample `index` of the result is the band-limited input at `index` steps. Outside the input is silence. */
function stretchChannel(input: Samples, frames: number, { numerator, denominator }: Step): Samples {
  const output = new Float32Array(frames);
  const { reach, weightsAt } = createSincKernel(numerator / denominator, denominator);
  for (let index = 0; index < frames; index++) {
    const phase = (index * numerator) % denominator;
    const base = (index * numerator - phase) / denominator - reach;
    const weights = weightsAt(phase);
    const end = Math.min(weights.length, input.length - base);
    let sum = 0;
    for (let tap = Math.max(0, -base); tap < end; tap++) sum += (weights[tap] ?? 0) * (input[base + tap] ?? 0);
    output[index] = boundSample(sum);
  }
  return output;
}

function reduce(numerator: number, denominator: number): Step {
  let [divisor, rest] = [numerator, denominator];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The last convergent of the continued fraction of a number whose denominator is small enough. */
function approximate(value: number): Step {
  let [before, best] = [
    { numerator: 1, denominator: 0 },
    { numerator: Math.floor(value), denominator: 1 },
  ];
  let rest = value - Math.floor(value);
  while (rest > 1e-9) {
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    const next = {
      numerator: whole * best.numerator + before.numerator,
      denominator: whole * best.denominator + before.denominator,
    };
    if (next.denominator > maximumDenominator) break;
    [before, best] = [best, next];
  }
  return best;
}
