import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeRange } from '../sound/range.ts';
import { createSilence, frameCount } from '../sound/sound.ts';
import { arbitraryPart, arbitrarySound, expectValue, samplesOf, soundFrom, unchanged } from '../test/arbitrarySound.ts';
import { deleteRange, insert, insertSilence, replaceRange, silence, trim } from './cut.ts';

const seed = 20_261_125;

describe('cutting', () => {
  it('keeps, removes and silences the samples of a range', () => {
    fc.assert(
      fc.property(arbitraryPart(), ({ sound, range: { from, to } }) => {
        const before = samplesOf(sound);
        const range = { from, to };
        expect(samplesOf(unchanged(sound, () => trim(sound, range)))).toEqual(before.map((all) => all.slice(from, to)));
        expect(samplesOf(unchanged(sound, () => deleteRange(sound, range)))).toEqual(
          before.map((all) => [...all.slice(0, from), ...all.slice(to)]),
        );
        expect(samplesOf(unchanged(sound, () => silence(sound, range)))).toEqual(
          before.map((all) => all.map((sample, frame) => (frame >= from && frame < to ? 0 : sample))),
        );
      }),
      { seed, numRuns: 300 },
    );
  });

  it('and inserting what was cut gives the same samples', () => {
    fc.assert(
      fc.property(arbitraryPart(), ({ sound, range }) => {
        const clip = trim(sound, range);
        const restored = expectValue(insert(deleteRange(sound, range), range.from, clip));
        expect(samplesOf(restored)).toEqual(samplesOf(sound));
        expect(samplesOf(expectValue(replaceRange(sound, range, clip)))).toEqual(samplesOf(sound));
      }),
      { seed, numRuns: 300 },
    );
  });

  it('always leaves loops within the sound', () => {
    fc.assert(
      fc.property(arbitraryPart(), arbitrarySound(10), ({ sound, range }, clip) => {
        const results = [
          trim(sound, range),
          deleteRange(sound, range),
          expectValue(insert(sound, range.from, clip)),
          expectValue(replaceRange(sound, range, clip)),
        ];
        for (const { loop, channels } of results) {
          if (!loop) continue;
          expect(loop.start).toBeGreaterThanOrEqual(0);
          expect(loop.start).toBeLessThan(loop.end);
          expect(loop.end).toBeLessThanOrEqual(channels[0]?.length ?? 0);
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  it.each([
    ['before the loop', { from: 0, to: 2 }, { start: 1, end: 5 }],
    ['over its start', { from: 1, to: 4 }, { start: 1, end: 4 }],
    ['over its end', { from: 6, to: 9 }, { start: 3, end: 6 }],
    ['all of it', { from: 2, to: 8 }, undefined],
    ['after it', { from: 8, to: 10 }, { start: 3, end: 7 }],
  ])('%s, a loop from 3 to 7 follows', (_, range, loop) => {
    const sound = soundFrom([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n / 10)], { start: 3, end: 7 });
    expect(deleteRange(sound, range).loop).toEqual(loop);
  });

  it('to a range cuts the loop', () => {
    const sound = soundFrom([[0, 0, 0, 0, 0, 0]], { start: 1, end: 5 });
    expect(trim(sound, { from: 2, to: 4 }).loop).toEqual({ start: 0, end: 2 });
    expect(trim(sound, { from: 5, to: 6 }).loop).toBeUndefined();
  });
});

describe('inserting', () => {
  it('puts a clip before a frame, and loops around it grow', () => {
    const sound = soundFrom([[0.1, 0.2, 0.3]], { start: 1, end: 3 });
    const clip = soundFrom([[0.8, 0.9]]);
    const before = expectValue(insert(sound, 1, clip));
    expect(samplesOf(before)).toEqual(samplesOf(soundFrom([[0.1, 0.8, 0.9, 0.2, 0.3]])));
    expect(before.loop).toEqual({ start: 3, end: 5 });
    expect(expectValue(insert(sound, 2, clip)).loop).toEqual({ start: 1, end: 5 });
    expect(expectValue(insert(sound, 3, clip)).loop).toEqual({ start: 1, end: 3 });
  });

  it('gives a clip the channels and the sample rate of the sound', () => {
    const stereo = soundFrom([[0], [0]]);
    const mono = soundFrom([[0]]);
    expect(samplesOf(expectValue(insert(stereo, 1, soundFrom([[0.5]]))))).toEqual([
      [0, 0.5],
      [0, 0.5],
    ]);
    expect(samplesOf(expectValue(insert(mono, 1, soundFrom([[0.5], [0.25]]))))).toEqual([[0, 0.375]]);
    const slow = expectValue(createSilence(22_050, 1, 100));
    expect(frameCount(expectValue(insert(mono, 0, slow)))).toBe(201);
  });

  it('of silence adds frames', () => {
    expect(samplesOf(expectValue(insertSilence(soundFrom([[1, -1]]), 1, 2)))).toEqual([[1, 0, 0, -1]]);
    expect(insertSilence(soundFrom([[1, -1]]), 1, -1)).toMatchObject({ fault: { code: 'parameter' } });
    expect(insertSilence(soundFrom([[1, -1]]), 1, 2 ** 40)).toMatchObject({ fault: { code: 'length' } });
  });

  it('of an empty clip gives the same sound', () => {
    const sound = soundFrom([[1, -1]]);
    expect(expectValue(insert(sound, 1, trim(sound, { from: 0, to: 0 })))).toBe(sound);
    expect(deleteRange(sound, { from: 1, to: 1 })).toBe(sound);
    expect(samplesOf(trim(sound, wholeRange(sound)))).toEqual(samplesOf(sound));
  });
});
