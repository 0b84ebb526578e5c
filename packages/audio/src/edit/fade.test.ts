import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPart, samplesOf, soundFrom, unchanged } from '../test/arbitrarySound.ts';
import { reverse } from './amplify.ts';
import { type FadeCurve, fadeCurves, fadeGain, fadeIn, fadeOut } from './fade.ts';

/** The curves as a textbook writes them. */
const formulas: Record<FadeCurve, (t: number) => number> = {
  linear: (t) => t,
  equalPower: (t) => Math.sin((t * Math.PI) / 2),
  exponential: (t) => (1000 ** t - 1) / 999,
};

describe.each(fadeCurves)('a fade that is %s', (curve) => {
  it('multiplies each sample of the range by its formula', () => {
    fc.assert(
      fc.property(arbitraryPart(), ({ sound, range: { from, to } }) => {
        const faded = unchanged(sound, () => fadeIn(sound, { from, to }, curve));
        for (const [channel, samples] of samplesOf(sound).entries()) {
          for (const [frame, sample] of samples.entries()) {
            const isInside = frame >= from && frame < to;
            const factor = isInside ? formulas[curve]((frame - from) / (to - from)) : 1;
            expect(faded.channels[channel]?.[frame]).toBeCloseTo(sample * factor, 6);
          }
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('is, when fading out, the mirrored fade in', () => {
    fc.assert(
      fc.property(arbitraryPart(), ({ sound, range }) => {
        const mirrored = reverse(fadeIn(reverse(sound, range), range, curve), range);
        expect(samplesOf(unchanged(sound, () => fadeOut(sound, range, curve)))).toEqual(samplesOf(mirrored));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('goes from exactly 0 to exactly 1 and never falls', () => {
    expect(fadeGain(curve, 0)).toBe(0);
    expect(fadeGain(curve, 1)).toBe(1);
    for (let n = 1; n <= 1000; n++) {
      expect(fadeGain(curve, n / 1000)).toBeGreaterThanOrEqual(fadeGain(curve, (n - 1) / 1000));
    }
  });

  it('begins and ends in silence', () => {
    const sound = soundFrom([[1, 1, 1, 1]]);
    expect(fadeIn(sound, { from: 0, to: 4 }, curve).channels[0]?.[0]).toBe(0);
    expect(fadeOut(sound, { from: 0, to: 4 }, curve).channels[0]?.[3]).toBe(0);
  });
});

it('an equal-power crossfade keeps the power', () => {
  for (let n = 0; n <= 100; n++) {
    expect(fadeGain('equalPower', n / 100) ** 2 + fadeGain('equalPower', 1 - n / 100) ** 2).toBeCloseTo(1, 14);
  }
});
