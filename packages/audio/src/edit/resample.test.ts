import { describe, expect, it } from 'vitest';
import { factorOfSemitones } from '../math/decibels.ts';
import { frameCount, type Sound } from '../sound/sound.ts';
import { expectValue, soundFrom, soundOfWave } from '../test/arbitrarySound.ts';
import { changeSpeed, resample } from './resample.ts';

const sineOf = (hertz: number) => (time: number) => 0.8 * Math.sin(2 * Math.PI * hertz * time);

/** The power of a function of the sample index, in dB, over the middle of a sound, where its ends have no influence. */
function power(sound: Sound, value: (sample: number, frame: number) => number): number {
  const samples = sound.channels[0] ?? new Float32Array();
  const [from, to] = [Math.floor(samples.length * 0.2), Math.floor(samples.length * 0.8)];
  let sum = 0;
  for (let frame = from; frame < to; frame++) sum += value(samples[frame] ?? 0, frame) ** 2;
  return 10 * Math.log10(sum / (to - from));
}

/** How far a sound is above its difference from a wave, in dB. */
function signalToNoise(sound: Sound, wave: (time: number) => number): number {
  const signal = power(sound, (_, frame) => wave(frame / sound.sampleRate));
  return signal - power(sound, (sample, frame) => sample - wave(frame / sound.sampleRate));
}

describe('resampling', () => {
  it.each([
    [44_100, 48_000, 1_000],
    [44_100, 48_000, 17_500],
    [48_000, 44_100, 17_500],
    [44_100, 22_050, 9_000],
    [8_000, 96_000, 3_200],
    [96_000, 8_000, 3_200],
    [44_100, 44_101, 5_000],
  ])('from %s to %s Hz keeps a sine of %s Hz to 90 dB', (from, to, hertz) => {
    const sound = soundOfWave(from, from / 2, sineOf(hertz));
    const resampled = expectValue(resample(sound, to));
    expect(resampled.sampleRate).toBe(to);
    expect(frameCount(resampled)).toBe(Math.round((frameCount(sound) * to) / from));
    expect(signalToNoise(resampled, sineOf(hertz))).toBeGreaterThan(90);
  });

  it.each([
    [44_100, 22_050, 11_100],
    [48_000, 44_100, 22_100],
    [96_000, 8_000, 4_100],
    [96_000, 8_000, 30_000],
  ])('from %s to %s Hz removes %s Hz by 90 dB', (from, to, hertz) => {
    const resampled = expectValue(resample(soundOfWave(from, from / 2, sineOf(hertz)), to));
    expect(power(resampled, (sample) => sample / (0.8 * Math.SQRT1_2))).toBeLessThan(-90);
  });

  it('keeps a constant exactly within a step of a float', () => {
    const resampled = expectValue(
      resample(
        soundOfWave(44_100, 8_000, () => 0.5),
        32_000,
      ),
    );
    expect(power(resampled, (sample) => sample - 0.5)).toBeLessThan(-140);
  });

  it('moves the loop', () => {
    const sound = soundFrom([new Array<number>(100).fill(0)], { start: 10, end: 100 }, 24_000);
    expect(expectValue(resample(sound, 48_000)).loop).toEqual({ start: 20, end: 200 });
  });

  it.each([
    [7_000, 'rate'],
    [44_100.5, 'rate'],
    [Number.NaN, 'rate'],
  ])('to %s Hz is refused', (sampleRate, code) => {
    expect(resample(soundFrom([[0, 1]]), sampleRate)).toMatchObject({ ok: false, fault: { code } });
  });

  it('to the same rate gives the same sound, and equal channels stay one array', () => {
    const sound = soundFrom([[0, 1]]);
    expect(expectValue(resample(sound, 44_100))).toBe(sound);
    const [mono = new Float32Array()] = sound.channels;
    const [left, right] = expectValue(resample({ ...sound, channels: [mono, mono] }, 48_000)).channels;
    expect(left).toBe(right);
  });
});

describe('changing the speed', () => {
  it.each([
    [2, 440],
    [0.5, 440],
    [1.3, 1_000],
    [0.1, 4_000],
    [10, 100],
    [factorOfSemitones(1), 440],
  ])('by %s multiplies the frequency %s and divides the length', (factor, hertz) => {
    const sound = soundOfWave(44_100, 44_100, sineOf(hertz));
    const changed = expectValue(changeSpeed(sound, factor));
    expect(Math.abs(frameCount(changed) - 44_100 / factor)).toBeLessThan(1);
    expect(changed.sampleRate).toBe(44_100);
    // An interval is rounded to a millionth, which is a phase error at the end of a second.
    const exact = Number.isInteger(factor * 10) || factor === 0.5;
    expect(signalToNoise(changed, sineOf(hertz * factor))).toBeGreaterThan(exact ? 90 : 45);
  });

  it.each([0, 0.09, 11, -1, Number.NaN, Number.POSITIVE_INFINITY])('by %s is refused', (factor) => {
    expect(changeSpeed(soundFrom([[0, 1]]), factor)).toMatchObject({ ok: false, fault: { code: 'parameter' } });
  });

  it('is refused, before it allocates, when the result would be too long', () => {
    const sound = { sampleRate: 48_000, channels: [new Float32Array(6_000_000)] };
    expect(changeSpeed(sound, 0.1)).toMatchObject({ ok: false, fault: { code: 'length' } });
  });
});
