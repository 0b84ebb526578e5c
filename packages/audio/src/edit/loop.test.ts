import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySound, expectValue, samplesOf, soundFrom, soundOfWave } from '../test/arbitrarySound.ts';
import { fadeCurves } from './fade.ts';
import { crossfadeLoop, setLoop, snapToZeroCrossing } from './loop.ts';

describe('loop points', () => {
  it('are set and removed without copying samples', () => {
    const sound = soundFrom([[0, 0, 0]]);
    const looped = expectValue(setLoop(sound, { start: 1, end: 3 }));
    expect(looped.loop).toEqual({ start: 1, end: 3 });
    expect(looped.channels).toBe(sound.channels);
    expect(expectValue(setLoop(looped, undefined))).toEqual(sound);
  });

  it.each([[{ start: 1, end: 1 }], [{ start: -1, end: 2 }], [{ start: 0, end: 4 }], [{ start: Number.NaN, end: 2 }]])(
    '%o are refused',
    (loop) => {
      expect(setLoop(soundFrom([[0, 0, 0]]), loop)).toMatchObject({ ok: false, fault: { code: 'loop' } });
    },
  );

  it('snap to where a sine rises through zero', () => {
    const sound = soundOfWave(48_000, 4_800, (time) => Math.sin(2 * Math.PI * 441.3 * time));
    for (let frame = 200; frame < 4_600; frame += 37) {
      const snapped = snapToZeroCrossing(sound, frame, 200);
      const period = 48_000 / 441.3;
      expect(Math.abs(snapped - frame)).toBeLessThanOrEqual(period / 2 + 1);
      expect(Math.abs(snapped / period - Math.round(snapped / period))).toBeLessThanOrEqual(1 / period);
    }
  });

  it('stay where no crossing is near, and look at the sum of the channels', () => {
    expect(snapToZeroCrossing(soundFrom([[1, 1, 1, -1, 1]]), 1, 2)).toBe(1);
    expect(snapToZeroCrossing(soundFrom([[1, 1, 1, -1, 1]]), 1, 3)).toBe(4);
    expect(
      snapToZeroCrossing(
        soundFrom([
          [-1, 1, -1, 1],
          [0, -2, -1, 3],
        ]),
        1,
        9,
      ),
    ).toBe(3);
    expect(snapToZeroCrossing(soundFrom([[0, 0]]), 1, Number.POSITIVE_INFINITY)).toBe(1);
  });
});

describe.each(fadeCurves)('a crossfade of a loop that is %s', (curve) => {
  it('makes the last frame of the loop the one before its first, and changes nothing before the fade', () => {
    fc.assert(
      fc.property(arbitrarySound(), fc.integer({ min: 1, max: 20 }), (sound, frames) => {
        const { loop } = sound;
        fc.pre(loop !== undefined && frames <= Math.min(loop.start, loop.end - loop.start));
        const { start, end } = loop ?? { start: 0, end: 0 };
        const faded = samplesOf(expectValue(crossfadeLoop(sound, frames, curve)));
        for (const [channel, samples] of samplesOf(sound).entries()) {
          const changed = faded[channel] ?? [];
          expect(changed[end - 1]).toBe(samples[start - 1]);
          expect(changed.slice(0, end - frames)).toEqual(samples.slice(0, end - frames));
          expect(changed.slice(end)).toEqual(samples.slice(end));
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

it('a linear crossfade mixes both parts by their distance', () => {
  const sound = soundFrom([[0.2, 0.4, 0, 0, 0, 0.8, 0.8]], { start: 2, end: 7 });
  const [samples = []] = samplesOf(expectValue(crossfadeLoop(sound, 2, 'linear')));
  expect(samples[5]).toBeCloseTo(0.8 * 0.5 + 0.2 * 0.5, 6);
  expect(samples[6]).toBeCloseTo(0.4, 6);
});

it.each([
  ['without a loop', undefined, 1],
  ['longer than what is before the loop', { start: 1, end: 4 }, 2],
  ['longer than the loop', { start: 3, end: 4 }, 2],
  ['of no frames', { start: 1, end: 4 }, 0],
  ['of a part of a frame', { start: 2, end: 4 }, 1.5],
])('a crossfade %s is refused', (_, loop, frames) => {
  expect(crossfadeLoop(soundFrom([[0, 0, 0, 0]], loop), frames, 'linear')).toMatchObject({ fault: { code: 'loop' } });
});
