import { applySoundEdit, createSilence, encodeWav, frameCount } from '@playhouse/audio';
import { limits } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { reductionsOf, sizeFault, wavBytes } from './wavSize.ts';

/** The most bytes of samples that fit. */
const room = limits.entryBytes - 44;

describe('the size of a WAV file', () => {
  it.each([
    [1, 8_000, 12],
    [2, 44_100, 1_000],
  ])('of %i channels is that of the encoded file', (channels, sampleRate, frames) => {
    const sound = createSilence(sampleRate, channels, frames);
    if (!sound.ok) throw new Error(sound.fault.message);
    expect(encodeWav(sound.value)).toHaveLength(wavBytes({ channels, frames }));
  });

  it('is refused above what a project holds', () => {
    expect(sizeFault(limits.entryBytes)).toBeUndefined();
    expect(sizeFault(limits.entryBytes + 1)).toContain('the limit is 67.1 MB');
  });
});

describe('what makes a sound small enough', () => {
  it('is nothing while it is', () => {
    expect(reductionsOf({ channels: 2, sampleRate: 48_000, frames: room / 4 })).toEqual([]);
  });

  it.each([
    ['ten minutes of stereo', 2, 48_000, 600, ['mixToMono', 24_000]],
    ['ten minutes of stereo from a CD', 2, 44_100, 600, ['mixToMono', 24_000]],
    ['seven minutes of stereo', 2, 44_100, 420, ['mixToMono', 32_000]],
    ['twenty minutes of mono', 1, 48_000, 1_200, [24_000]],
    ['five minutes at an unusual rate', 2, 96_000, 300, ['mixToMono', 48_000]],
  ] as const)('of %s is one channel, or the highest usual rate', (_, channels, sampleRate, seconds, wanted) => {
    const reductions = reductionsOf({ channels, sampleRate, frames: sampleRate * seconds });
    expect(reductions.map(({ edit }) => (edit.kind === 'resample' ? edit.sampleRate : edit.kind))).toEqual(wanted);
    for (const { bytes } of reductions) expect(sizeFault(bytes)).toBeUndefined();
  });

  it('leaves as many bytes as announced', () => {
    // The same proportions as a sound of ten minutes, which would take long to resample.
    const part = createSilence(44_100, 2, 441);
    if (!part.ok) throw new Error(part.fault.message);
    for (const { edit, bytes } of reductionsOf({ channels: 2, sampleRate: 44_100, frames: 441 * 60_000 })) {
      const reduced = applySoundEdit(part.value, edit);
      if (!reduced.ok) throw new Error(reduced.fault.message);
      const { channels } = reduced.value;
      expect(frameCount(reduced.value) * channels.length * 2 * 60_000).toBeCloseTo(bytes - 44, -6);
    }
  });
});
