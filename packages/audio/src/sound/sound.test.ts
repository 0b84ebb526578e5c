import { describe, expect, it } from 'vitest';
import { expectValue, soundFrom } from '../test/arbitrarySound.ts';
import { countClipped, levelsOf, peakOf, rmsOf } from './level.ts';
import { clampRange, wholeRange } from './range.ts';
import { checkSize, createSilence, createSound, duration, frameCount } from './sound.ts';

const zeros = (frames: number) => new Float32Array(frames);

describe('a sound', () => {
  it.each([
    ['a rate below the least', 7_999, 1, 1, 'rate'],
    ['a rate above the greatest', 96_001, 1, 1, 'rate'],
    ['a fractional rate', 44_100.5, 1, 1, 'rate'],
    ['a rate that is not a number', Number.NaN, 1, 1, 'rate'],
    ['no channels', 44_100, 0, 1, 'channels'],
    ['three channels', 44_100, 3, 1, 'channels'],
    ['more than ten minutes of stereo at 48 kHz', 48_000, 2, 28_800_001, 'length'],
    ['a negative length', 48_000, 2, -1, 'length'],
    ['a length beyond all memory', 48_000, 1, 2 ** 53, 'length'],
  ])('cannot have %s', (_, rate, channels, frames, code) => {
    expect(checkSize(rate, channels, frames)).toMatchObject({ ok: false, fault: { code } });
    // Refused before anything is allocated: 2^53 samples would not fit.
    expect(createSilence(rate, channels, frames)).toMatchObject({ ok: false, fault: { code } });
  });

  it('may be as long as the limit', () => {
    expect(checkSize(48_000, 2, 28_800_000).ok).toBe(true);
    expect(checkSize(48_000, 1, 57_600_000).ok).toBe(true);
  });

  it.each([
    ['channels of different lengths', [zeros(2), zeros(3)], undefined, 'channels'],
    ['NaN', [Float32Array.of(Number.NaN)], undefined, 'samples'],
    ['an infinite sample', [Float32Array.of(Number.POSITIVE_INFINITY)], undefined, 'samples'],
    ['a sample of more than +60 dBFS', [Float32Array.of(-1025)], undefined, 'samples'],
    ['an empty loop', [zeros(5)], { start: 2, end: 2 }, 'loop'],
    ['a loop beyond the end', [zeros(5)], { start: 2, end: 6 }, 'loop'],
    ['a loop with fractions', [zeros(5)], { start: 0.5, end: 2 }, 'loop'],
  ])('cannot have %s', (_, channels, loop, code) => {
    expect(createSound(44_100, channels, loop)).toMatchObject({ ok: false, fault: { code } });
  });

  it('shares the samples it was made of, and knows its length', () => {
    const samples = zeros(22_050);
    const sound = expectValue(createSound(44_100, [samples], { start: 0, end: 22_050 }));
    expect(sound.channels[0]).toBe(samples);
    expect(frameCount(sound)).toBe(22_050);
    expect(duration(sound)).toBe(0.5);
  });

  it.each([
    [-5, 3, 0, 3],
    [2, 99, 2, 4],
    [3, 1, 3, 3],
    [0.4, 2.6, 0, 3],
    [Number.NaN, Number.POSITIVE_INFINITY, 0, 4],
  ])('of 4 frames has in %s to %s the frames %s to %s', (from, to, first, end) => {
    expect(clampRange(soundFrom([[0, 0, 0, 0]]), { from, to })).toEqual({ from: first, to: end });
  });
});

describe('levels', () => {
  it.each([
    ['silence', [0, 0], 0, 0],
    ['no samples', [], 0, 0],
    ['a square wave', [1, -1, 1, -1], 1, 1],
    ['a negative peak', [0.25, -0.5], 0.5, Math.sqrt(0.3125 / 2)],
  ])('of %s', (_, samples, peak, rms) => {
    expect(peakOf(Float32Array.from(samples))).toBe(peak);
    expect(rmsOf(Float32Array.from(samples))).toBeCloseTo(rms, 12);
  });

  it('of a sine of full scale have an RMS of 0.707', () => {
    expect(rmsOf(Float32Array.from({ length: 1000 }, (_, n) => Math.sin((2 * Math.PI * n) / 100)))).toBeCloseTo(
      Math.SQRT1_2,
      6,
    );
  });

  it('are those of each channel in a range, and clipped samples are counted', () => {
    const sound = soundFrom([
      [9, 0.5, -0.5, 9],
      [9, 1, -1.5, 9],
    ]);
    expect(levelsOf(sound, { from: 1, to: 3 })).toEqual([
      { peak: 0.5, rms: 0.5 },
      { peak: 1.5, rms: Math.sqrt((1 + 2.25) / 2) },
    ]);
    expect(countClipped(sound, { from: 1, to: 3 })).toBe(1);
    expect(countClipped(sound, wholeRange(sound))).toBe(5);
  });
});
