import { factorOfDecibels } from '../math/decibels.ts';
import { peakOf } from '../sound/level.ts';
import { clampRange, type FrameRange, wholeRange } from '../sound/range.ts';
import { boundSample, frameCount, type Sound, soundOf } from '../sound/sound.ts';
import { mapRange } from './mapRange.ts';

/** Changes the level of a range by a gain in dB. `countClipped` tells whether the result exceeds full scale. */
export function gain(sound: Sound, range: FrameRange, decibels: number): Sound {
  return multiply(sound, range, factorOfDecibels(decibels));
}

/** Gives a range the peak `decibels`, in dBFS, over all channels. Silence stays silent. */
export function normalize(sound: Sound, range: FrameRange, decibels: number): Sound {
  const { from, to } = clampRange(sound, range);
  const peak = Math.max(...sound.channels.map((samples) => peakOf(samples.subarray(from, to))));
  if (peak === 0) return sound;
  // With a target that is a 32-bit float the peak is exactly the target, so doing this twice changes nothing.
  const target = Math.fround(factorOfDecibels(decibels));
  return peak === target ? sound : multiply(sound, range, target / peak);
}

/** Plays a range backwards. The loop of a sound that is reversed as a whole is mirrored. */
export function reverse(sound: Sound, range: FrameRange): Sound {
  const frames = frameCount(sound);
  const whole = wholeRange(sound);
  const { from, to } = clampRange(sound, range);
  const reversed = mapRange(sound, range, (samples) => samples.subarray(from, to).reverse());
  const { loop } = sound;
  if (!loop || from !== whole.from || to !== whole.to) return reversed;
  return soundOf(sound.sampleRate, reversed.channels, { start: frames - loop.end, end: frames - loop.start });
}

/** Subtracts from each channel its mean in the range (the DC offset). */
export function removeDc(sound: Sound, range: FrameRange): Sound {
  return mapRange(sound, range, (samples, from, to) => {
    let sum = 0;
    for (let index = from; index < to; index++) sum += samples[index] ?? 0;
    const mean = sum / (to - from);
    for (let index = from; index < to; index++) samples[index] = boundSample((samples[index] ?? 0) - mean);
  });
}

function multiply(sound: Sound, range: FrameRange, factor: number): Sound {
  if (factor === 1) return sound;
  return mapRange(sound, range, (samples, from, to) => {
    for (let index = from; index < to; index++) samples[index] = boundSample((samples[index] ?? 0) * factor);
  });
}
