import { type SynthParameters, synthParameters, synthRate } from './parameters.ts';

/** Adds a copy, delayed by a time that may change, so that both interfere. Without one, samples do not change. */
export function createFlanger({
  flangerDelay,
  flangerSweep,
}: SynthParameters): (sample: number, time: number) => number {
  if (flangerDelay === 0 && flangerSweep === 0) return (sample) => sample;
  const { maximum } = synthParameters.flangerDelay;
  const past = new Float64Array(Math.ceil((maximum / 1000) * synthRate) + 2);
  let at = 0;
  return (sample, time) => {
    past[at] = sample;
    const milliseconds = Math.max(0, Math.min(maximum, flangerDelay + flangerSweep * time));
    const delay = (milliseconds / 1000) * synthRate;
    const whole = Math.floor(delay);
    const newer = past[(at - whole + past.length) % past.length] ?? 0;
    const older = past[(at - whole - 1 + past.length) % past.length] ?? 0;
    at = (at + 1) % past.length;
    // The sum of two unrelated copies is as loud as one.
    return (sample + newer + (older - newer) * (delay - whole)) * Math.SQRT1_2;
  };
}
