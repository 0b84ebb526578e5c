import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countClipped, peakOf } from '../sound/level.ts';
import { wholeRange } from '../sound/range.ts';
import { arbitraryPart, arbitrarySound, samplesOf, soundFrom, unchanged } from '../test/arbitrarySound.ts';
import { gain, normalize, removeDc, reverse } from './amplify.ts';
import { mixToMono, spreadToStereo } from './channels.ts';
import { findAudible, trimSilence } from './trimSilence.ts';

const decibels = fc.integer({ min: -60, max: 24 });

describe('gain', () => {
  it('multiplies each sample of the range by 10^(dB/20)', () => {
    fc.assert(
      fc.property(arbitraryPart(), decibels, ({ sound, range: { from, to } }, level) => {
        const louder = unchanged(sound, () => gain(sound, { from, to }, level));
        for (const [channel, samples] of samplesOf(sound).entries()) {
          for (const [frame, sample] of samples.entries()) {
            const factor = frame >= from && frame < to ? 10 ** (level / 20) : 1;
            const wanted = Math.fround(sample * factor);
            expect(Math.abs((louder.channels[channel]?.[frame] ?? 9) - wanted)).toBeLessThanOrEqual(
              Math.abs(wanted) * 2 ** -23,
            );
          }
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('of 0 dB gives the same sound, and never a sample beyond +60 dBFS', () => {
    const sound = soundFrom([[1, -1]]);
    expect(gain(sound, wholeRange(sound), 0)).toBe(sound);
    const loud = gain(gain(sound, wholeRange(sound), 60), wholeRange(sound), 60);
    expect(samplesOf(loud)).toEqual([[1024, -1024]]);
    expect(countClipped(loud, wholeRange(loud))).toBe(2);
  });
});

describe('normalizing', () => {
  it('gives exactly the peak, and changes nothing the second time', () => {
    fc.assert(
      fc.property(arbitraryPart(), fc.integer({ min: -40, max: 0 }), ({ sound, range }, level) => {
        const once = unchanged(sound, () => normalize(sound, range, level));
        const parts = once.channels.map((samples) => samples.subarray(range.from, range.to));
        const peak = Math.max(...parts.map(peakOf));
        fc.pre(peak > 0);
        expect(peak).toBeCloseTo(10 ** (level / 20), 6);
        expect(normalize(once, range, level)).toBe(once);
        expect(countClipped(once, range)).toBe(0);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('keeps the balance of the channels, and silence', () => {
    expect(samplesOf(normalize(soundFrom([[0.5], [0.25]]), { from: 0, to: 1 }, 0))).toEqual([[1], [0.5]]);
    const silent = soundFrom([[0, 0]]);
    expect(normalize(silent, wholeRange(silent), 0)).toBe(silent);
  });
});

describe('reversing', () => {
  it('mirrors the range, and twice gives the same', () => {
    fc.assert(
      fc.property(arbitraryPart(), ({ sound, range }) => {
        const { from, to } = range;
        const once = unchanged(sound, () => reverse(sound, range));
        expect(samplesOf(once)).toEqual(
          samplesOf(sound).map((all) => [...all.slice(0, from), ...all.slice(from, to).reverse(), ...all.slice(to)]),
        );
        expect(reverse(once, range)).toEqual(sound);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('of the whole sound mirrors the loop', () => {
    expect(reverse(soundFrom([[0, 0, 0, 0]], { start: 0, end: 3 }), { from: 0, to: 4 }).loop).toEqual({
      start: 1,
      end: 4,
    });
  });
});

it('removing DC subtracts the mean of each channel', () => {
  fc.assert(
    fc.property(arbitraryPart(), ({ sound, range: { from, to } }) => {
      const removed = unchanged(sound, () => removeDc(sound, { from, to }));
      for (const [channel, samples] of samplesOf(sound).entries()) {
        const inside = samples.slice(from, to);
        const mean = inside.reduce((sum, sample) => sum + sample, 0) / Math.max(1, inside.length);
        for (const [frame, sample] of samples.entries()) {
          const wanted = frame >= from && frame < to ? sample - mean : sample;
          expect(removed.channels[channel]?.[frame]).toBeCloseTo(wanted, 6);
        }
      }
    }),
    { seed: 1, numRuns: 200 },
  );
});

describe('channels', () => {
  it('mix to the mean of left and right', () => {
    fc.assert(
      fc.property(arbitrarySound(), (sound) => {
        const [left = [], right = left] = samplesOf(sound);
        const mean = left.map((sample, frame) => Math.fround((sample + (right[frame] ?? 0)) / 2));
        expect(samplesOf(mixToMono(sound))).toEqual([mean]);
        expect(mixToMono(sound).loop).toEqual(sound.loop);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('spread from mono share one array, and mixing gives the same back', () => {
    const mono = soundFrom([[0.1, 0.7]]);
    const stereo = spreadToStereo(mono);
    expect(stereo.channels).toEqual([mono.channels[0], mono.channels[0]]);
    expect(stereo.channels[1]).toBe(mono.channels[0]);
    expect(samplesOf(mixToMono(stereo))).toEqual(samplesOf(mono));
    expect(spreadToStereo(stereo)).toBe(stereo);
  });
});

describe('silence at the ends', () => {
  it.each([
    ['at both ends', [0, 0.001, 0.5, 0, -0.5, 0.001, 0], 2, 5],
    ['nowhere', [0.5, -0.5], 0, 2],
    ['everywhere', [0, 0.005, 0], 3, 3],
  ])('is found %s', (_, samples, from, to) => {
    expect(findAudible(soundFrom([samples]), -40)).toEqual({ from, to });
  });

  it('is only where both channels are silent', () => {
    const sound = soundFrom([
      [0, 0, 1, 0],
      [0, 1, 0, 0],
    ]);
    expect(samplesOf(trimSilence(sound, -60))).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
