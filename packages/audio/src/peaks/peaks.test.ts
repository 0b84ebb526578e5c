import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSilence } from '../sound/sound.ts';
import { arbitrarySound, expectValue, samplesOf, soundFrom } from '../test/arbitrarySound.ts';
import { buildPeaks, peaksOf } from './peaks.ts';

/** A sound of many levels of the pyramid, whose samples all differ. */
const long = soundFrom([Array.from({ length: 20_011 }, (_, n) => ((n * 7_919) % 20_011) / 20_011 - 0.5)]);

function slowPeaks(samples: readonly number[], from: number, to: number, columns: number) {
  const minima: number[] = [];
  const maxima: number[] = [];
  for (let column = 0; column < columns; column++) {
    const first = Math.ceil(from + column * ((to - from) / columns));
    const next = Math.ceil(from + (column + 1) * ((to - from) / columns));
    const part = next > first ? samples.slice(Math.max(0, first), Math.max(0, next)) : samples.slice(next - 1, next);
    minima.push(part.length > 0 ? Math.min(...part) : 0);
    maxima.push(part.length > 0 ? Math.max(...part) : 0);
  }
  return { minima, maxima };
}

describe('peaks', () => {
  it('are exactly the least and greatest sample of each column, in any range', () => {
    const pyramid = buildPeaks(long);
    const [samples = []] = samplesOf(long);
    fc.assert(
      fc.property(fc.nat(20_011), fc.nat(20_011), fc.integer({ min: 1, max: 40 }), (a, b, columns) => {
        fc.pre(a !== b);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const { minima, maxima } = peaksOf(pyramid, 0, from, to, columns);
        fc.pre(to - from >= columns);
        expect({ minima: [...minima], maxima: [...maxima] }).toEqual(slowPeaks(samples, from, to, columns));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('of each channel of short sounds, over their ends', () => {
    fc.assert(
      fc.property(
        arbitrarySound(200),
        fc.integer({ min: -50, max: 250 }),
        fc.integer({ min: 1, max: 300 }),
        (sound, from, width) => {
          const pyramid = buildPeaks(sound);
          for (const [channel, samples] of samplesOf(sound).entries()) {
            const { minima, maxima } = peaksOf(pyramid, channel, from, from + width, width);
            for (let column = 0; column < width; column++) {
              const sample = samples[from + column] ?? 0;
              expect([minima[column], maxima[column]]).toEqual([sample, sample]);
            }
          }
        },
      ),
      { seed: 1, numRuns: 100 },
    );
  });

  it('neither leave out nor add a frame at the ends of a column', () => {
    const rising = buildPeaks(soundFrom([Array.from({ length: 1_100 }, (_, n) => n / 1_024)]));
    for (let from = 0; from < 1_100; from += 7) {
      for (let to = from + 1; to <= 1_100; to += 1) {
        const { minima, maxima } = peaksOf(rising, 0, from, to, 1);
        if (minima[0] !== from / 1_024 || maxima[0] !== (to - 1) / 1_024) expect.fail(`from ${from} to ${to}`);
      }
    }
  });

  it('repeat a frame that is wider than a column', () => {
    const { minima } = peaksOf(buildPeaks(soundFrom([[0.25, 0.5]])), 0, 0, 2, 6);
    expect([...minima]).toEqual([0.25, 0.25, 0.25, 0.5, 0.5, 0.5]);
  });

  it('read a bounded number of values for each column, however long the sound is', () => {
    const pyramid = buildPeaks(expectValue(createSilence(48_000, 1, 3_000_000)));
    let reads = 0;
    const count = () => {
      reads++;
    };
    const levels = pyramid.levels.map((all) =>
      all.map((level) => ({ ...level, minima: countReads(level.minima, count) })),
    );
    const counted = { ...pyramid, levels };
    peaksOf(counted, 0, 12_345, 2_987_654, 100);
    expect(reads).toBeGreaterThan(100);
    expect(reads).toBeLessThan(100 * 200);
  });

  it.each([
    ['no columns', 0, 0, 0],
    ['a channel that does not exist', 1, 10, 10],
  ])('of %s', (_, channel, columns, length) => {
    expect(peaksOf(buildPeaks(long), channel, 0, 100, columns).maxima.length).toBe(length);
  });
});

function countReads(values: Float32Array<ArrayBuffer>, count: () => void): Float32Array<ArrayBuffer> {
  return new Proxy(values, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count();
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
