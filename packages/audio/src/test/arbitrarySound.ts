import fc from 'fast-check';
import { type FrameRange, wholeRange } from '../sound/range.ts';
import type { SoundResult } from '../sound/result.ts';
import { createSound, frameCount, type Loop, type Sound } from '../sound/sound.ts';

/** The value of a result that must not be a refusal. */
export function expectValue<Value>(result: SoundResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
}

/** A sound of the given samples, one list for each channel. */
export function soundFrom(channels: readonly (readonly number[])[], loop?: Loop, sampleRate = 44_100): Sound {
  return expectValue(
    createSound(
      sampleRate,
      channels.map((samples) => Float32Array.from(samples)),
      loop,
    ),
  );
}

/** A mono sound of `frames` frames of a function of the time in seconds. */
export function soundOfWave(sampleRate: number, frames: number, wave: (time: number) => number): Sound {
  return soundFrom([Array.from({ length: frames }, (_, frame) => wave(frame / sampleRate))], undefined, sampleRate);
}

/** The samples of each channel as plain numbers. */
export function samplesOf(sound: Sound): number[][] {
  return sound.channels.map((samples) => [...samples]);
}

const rates = [8_000, 22_050, 44_100, 48_000, 96_000];

/** Sounds of one or two channels, some with a loop; samples are 32-bit floats within twice full scale. */
export function arbitrarySound(maxFrames = 60): fc.Arbitrary<Sound> {
  return fc
    .record({
      sampleRate: fc.constantFrom(...rates),
      stereo: fc.boolean(),
      frames: fc.array(fc.tuple(arbitrarySample, arbitrarySample), { minLength: 1, maxLength: maxFrames }),
      ends: fc.option(fc.tuple(fc.nat(maxFrames), fc.nat(maxFrames))),
    })
    .map(({ sampleRate, stereo, frames, ends }) => {
      const left = frames.map(([sample]) => sample);
      const [a, b] = (ends ?? [0, 0]).map((end) => Math.min(end, frames.length)) as [number, number];
      const loop = a === b ? undefined : { start: Math.min(a, b), end: Math.max(a, b) };
      return soundFrom(stereo ? [left, frames.map(([, sample]) => sample)] : [left], loop, sampleRate);
    });
}

/** A sound and a range of it, which may be empty. */
export function arbitraryPart(maxFrames = 60): fc.Arbitrary<{ sound: Sound; range: FrameRange }> {
  return fc.tuple(arbitrarySound(maxFrames), fc.nat(maxFrames), fc.nat(maxFrames)).map(([sound, a, b]) => {
    const { to } = wholeRange(sound);
    const [from, end] = [Math.min(a, b, to), Math.min(Math.max(a, b), to)];
    return { sound, range: { from, to: end } };
  });
}

/** Fails if an operation changes the samples it was given. */
export function unchanged<Value>(sound: Sound, operate: () => Value): Value {
  const before = samplesOf(sound);
  const value = operate();
  for (const [channel, samples] of sound.channels.entries()) {
    for (let frame = 0; frame < frameCount(sound); frame++) {
      if (!Object.is(samples[frame], before[channel]?.[frame])) throw new Error(`sample ${frame} was changed`);
    }
  }
  return value;
}

const arbitrarySample = fc.float({ min: -2, max: 2, noNaN: true });
