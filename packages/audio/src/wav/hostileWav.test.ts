import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameCount, isLoopWithin, soundLimits } from '../sound/sound.ts';
import { arbitrarySound } from '../test/arbitrarySound.ts';
import { decodeWav } from './decode.ts';
import { encodeWav, type WavSampleFormat } from './encode.ts';
import { wavNoteTexts } from './notes.ts';

const valid = fc
  .tuple(arbitrarySound(20), fc.constantFrom<WavSampleFormat>('pcm16', 'pcm24', 'float32'), fc.string())
  .map(([sound, sampleFormat, recipe]) => encodeWav(sound, { sampleFormat, recipe }));

/** A byte or a word of the file that gets another value, most often in the headers. */
const mutation = fc.record({
  at: fc.oneof(fc.nat(140), fc.nat(400)),
  value: fc.oneof(fc.constantFrom(0, 1, 2, 3, 0x7fffffff, 0xffffffff, 0xfffe), fc.nat(0xffffffff)),
  wide: fc.boolean(),
});

const mutated = fc
  .record({ bytes: valid, mutations: fc.array(mutation, { maxLength: 6 }), cut: fc.option(fc.nat(200)) })
  .map(({ bytes, mutations, cut }) => {
    const file = bytes.slice(0, cut === null ? undefined : bytes.length - cut);
    const view = new DataView(file.buffer);
    for (const { at, value, wide } of mutations) {
      if (wide && at + 4 <= file.length) view.setUint32(at, value, true);
      else if (at < file.length) file[at] = value;
    }
    return file;
  });

/** Reads a file that may be anything: either a fault, or a sound that keeps every promise and no more than the file. */
function expectHarmless(file: Uint8Array): void {
  const result = decodeWav(file);
  if (!result.ok) {
    expect(result.fault.message).toMatch(/\.$/);
    return;
  }
  const { sound, notes } = result.value;
  const frames = frameCount(sound);
  // A frame takes at least one byte for each of its channels.
  expect(frames * sound.channels.length).toBeLessThanOrEqual(file.length);
  expect(sound.channels.length).toBeGreaterThanOrEqual(1);
  expect(sound.channels.length).toBeLessThanOrEqual(soundLimits.channels);
  expect(sound.sampleRate).toBeGreaterThanOrEqual(soundLimits.minimumRate);
  expect(sound.sampleRate).toBeLessThanOrEqual(soundLimits.maximumRate);
  for (const samples of sound.channels) {
    expect(samples.length).toBe(frames);
    expect(samples.every((sample) => Math.abs(sample) <= soundLimits.amplitude)).toBe(true);
  }
  if (sound.loop) expect(isLoopWithin(sound.loop, frames)).toBe(true);
  for (const note of notes) expect(wavNoteTexts[note]).toMatch(/\.$/);
}

it('damaged WAV files never throw, and give valid sounds or faults', () => {
  fc.assert(fc.property(mutated, expectHarmless), { seed: 1, numRuns: 3000 });
});

it('any bytes after a WAV header never throw', () => {
  const anything = fc.uint8Array({ maxLength: 120 }).map((bytes) => {
    const file = new Uint8Array(12 + bytes.length);
    file.set([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x41, 0x56, 0x45]);
    file.set(bytes, 12);
    return file;
  });
  fc.assert(fc.property(anything, expectHarmless), { seed: 1, numRuns: 2000 });
});

it('most damaged files can still be read', () => {
  const readable = fc.sample(mutated, { seed: 1, numRuns: 500 }).filter((file) => decodeWav(file).ok);
  expect(readable.length).toBeGreaterThan(100);
});
