import { exp2 } from '../math/exponential.ts';
import { sine } from '../math/sine.ts';
import type { FrameRange } from '../sound/range.ts';
import type { Sound } from '../sound/sound.ts';
import { mapRange } from './mapRange.ts';

/**
 * The gain of a fade in after the part t of it, from 0 to 1: `linear` is t, `equalPower` the sine of a quarter turn
 * times t, `exponential` (1000^t - 1) / 999.
 */
export type FadeCurve = 'linear' | 'equalPower' | 'exponential';

export const fadeCurves: readonly FadeCurve[] = ['linear', 'equalPower', 'exponential'];

const log2Of1000 = 9.965784284662087;

/** The gain of a fade in after the part `t` of it. See `FadeCurve`. */
export function fadeGain(curve: FadeCurve, t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  if (curve === 'linear') return t;
  return curve === 'equalPower' ? sine(t / 4) : (exp2(t * log2Of1000) - 1) / 999;
}

/** Fades in over a range of n frames: frame i of it has the gain of the part i / n. */
export function fadeIn(sound: Sound, range: FrameRange, curve: FadeCurve): Sound {
  return mapRange(sound, range, (samples, from, to) => {
    for (let index = from; index < to; index++) {
      samples[index] = (samples[index] ?? 0) * fadeGain(curve, (index - from) / (to - from));
    }
  });
}

/** Fades out over a range, as a mirrored fade in: its last frame is silent. */
export function fadeOut(sound: Sound, range: FrameRange, curve: FadeCurve): Sound {
  return mapRange(sound, range, (samples, from, to) => {
    for (let index = from; index < to; index++) {
      samples[index] = (samples[index] ?? 0) * fadeGain(curve, (to - 1 - index) / (to - from));
    }
  });
}
