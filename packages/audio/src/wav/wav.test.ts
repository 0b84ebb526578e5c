import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Sound, soundLimits } from '../sound/sound.ts';
import { arbitrarySound, expectValue, samplesOf, soundFrom } from '../test/arbitrarySound.ts';
import { bytesOf, type FileParts, wavFrom } from '../test/wavBytes.ts';
import { decodeWav } from './decode.ts';
import { encodeWav, type WavSampleFormat } from './encode.ts';

const header16 = '01 00 02 00 40 1f 00 00 00 7d 00 00 04 00 10 00';

describe('a written WAV file', () => {
  it('of 16 bits is, byte for byte, what the format says', () => {
    const sound = soundFrom(
      [
        [0, 0.5],
        [-1, 1],
      ],
      undefined,
      8_000,
    );
    expect(encodeWav(sound)).toEqual(
      bytesOf(
        '"RIFF" 2c 00 00 00 "WAVE"',
        `"fmt " 10 00 00 00 ${header16}`,
        '"data" 08 00 00 00 00 00 00 80 00 40 ff 7f',
      ),
    );
  });

  it('of 24 bits has a padding byte, a loop and a recipe', () => {
    const sound = soundFrom([[-1 / 8_388_608, 0.5, -0.5]], { start: 1, end: 3 }, 8_000);
    expect(encodeWav(sound, { sampleFormat: 'pcm24', recipe: 'abc' })).toEqual(
      bytesOf(
        '"RIFF" 7e 00 00 00 "WAVE"',
        '"fmt " 10 00 00 00 01 00 01 00 40 1f 00 00 c0 5d 00 00 03 00 18 00',
        '"smpl" 3c 00 00 00 00 00 00 00 00 00 00 00 48 e8 01 00 3c 00 00 00 00 00 00 00',
        '00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00',
        '00 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00 00 00 00 00 00 00 00 00',
        '"plhs" 03 00 00 00 "abc" 00',
        '"data" 09 00 00 00 ff ff ff 00 00 40 00 00 c0 00',
      ),
    );
  });

  it('of floats has an extension size and a fact chunk', () => {
    expect(encodeWav(soundFrom([[1, -2]], undefined, 48_000), { sampleFormat: 'float32' })).toEqual(
      bytesOf(
        '"RIFF" 3a 00 00 00 "WAVE"',
        '"fmt " 12 00 00 00 03 00 01 00 80 bb 00 00 00 ee 02 00 04 00 20 00 00 00',
        '"fact" 04 00 00 00 02 00 00 00',
        '"data" 08 00 00 00 00 00 80 3f 00 00 00 c0',
      ),
    );
  });

  it('has no recipe of more than 64 KiB', () => {
    const bytes = encodeWav(soundFrom([[0]]), { recipe: 'x'.repeat(65_537) });
    expect(expectValue(decodeWav(bytes)).recipe).toBeUndefined();
    expect(bytes.length).toBe(46);
  });
});

describe('writing and reading', () => {
  const steps: Record<WavSampleFormat, number> = { pcm16: 32_768, pcm24: 8_388_608, float32: 2 ** 60 };

  it.each(Object.entries(steps) as [WavSampleFormat, number][])('keeps %s samples', (sampleFormat, step) => {
    const nearest = (sample: number) =>
      sampleFormat === 'float32'
        ? sample
        : 0 + Math.min(step - 1, Math.max(-step, Math.floor(sample * step + 0.5))) / step;
    fc.assert(
      fc.property(arbitrarySound(), (sound) => {
        const bytes = encodeWav(sound, { sampleFormat });
        const read = expectValue(decodeWav(bytes));
        expect(samplesOf(read.sound)).toEqual(samplesOf(sound).map((all) => all.map((sample) => nearest(sample))));
        expect({ ...read.sound, channels: [] }).toEqual({ ...sound, channels: [] });
        expect(read.notes).toEqual([]);
        expect(encodeWav(read.sound, { sampleFormat })).toEqual(bytes);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('keeps any recipe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (recipe) => {
        const read = expectValue(decodeWav(encodeWav(soundFrom([[0.5]]), { recipe })));
        expect(read.recipe).toBe(recipe);
        expect(samplesOf(read.sound)).toEqual([[0.5]]);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('dither', () => {
  const quiet = soundFrom([Array.from({ length: 100_000 }, () => 0.3 / 32_768)]);
  const stepsOf = (sound: Sound) => (samplesOf(sound)[0] ?? []).map((sample) => sample * 32_768);
  const written = (ditherSeed: number) => encodeWav(quiet, { ditherSeed });

  it('keeps on average what is less than a step, with the spread of triangular noise', () => {
    const samples = stepsOf(expectValue(decodeWav(written(5))).sound);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / samples.length;
    expect(mean).toBeCloseTo(0.3, 1);
    // Triangular noise of one step on each side has 1/6, rounding adds 1/12, whatever the sample is.
    expect(variance).toBeCloseTo(1 / 6 + 1 / 12, 2);
    expect([...new Set(samples)].sort()).toEqual([-1, 0, 1]);
  });

  it('is the same for the same seed only', () => {
    expect(written(5)).toEqual(written(5));
    expect(written(5)).not.toEqual(written(6));
    expect(new Set(stepsOf(expectValue(decodeWav(encodeWav(quiet))).sound))).toEqual(new Set([0]));
  });
});

describe('reading', () => {
  const read = (parts: FileParts) => expectValue(decodeWav(wavFrom(parts)));

  it.each([
    ['8 bits', { bits: 8, data: '00 80 c0 ff' }, [-1, 0, 0.5, 127 / 128]],
    ['16 bits', { bits: 16, data: '00 80 00 00 00 40' }, [-1, 0, 0.5]],
    ['12 bits in 2 bytes', { bits: 12, blockAlign: 2, data: '00 80 00 00 00 40' }, [-1, 0, 0.5]],
    ['24 bits', { bits: 24, data: '00 00 80 ff ff ff 00 00 40' }, [-1, -1 / 8_388_608, 0.5]],
    ['24 bits in 4 bytes', { bits: 24, blockAlign: 4, data: '00 00 00 80 00 00 00 40' }, [-1, 0.5]],
    ['32 bits', { bits: 32, data: '00 00 00 80 00 00 00 40' }, [-1, 0.5]],
    ['floats', { tag: 3, bits: 32, data: '00 00 80 bf 00 00 00 3f' }, [-1, 0.5]],
    ['doubles', { tag: 3, bits: 64, data: '00 00 00 00 00 00 f0 bf' }, [-1]],
    ['extensible integers', { tag: 0xfffe, subFormat: 1, bits: 16, data: '00 80 00 40' }, [-1, 0.5]],
    ['extensible floats', { tag: 0xfffe, subFormat: 3, bits: 32, data: '00 00 80 bf' }, [-1]],
    ['no samples', { bits: 16, data: '' }, []],
  ] as [string, FileParts, number[]][])('gives the samples of %s', (_, parts, samples) => {
    const contents = read(parts);
    expect(samplesOf(contents.sound)).toEqual([samples]);
    expect(contents.notes).toEqual([]);
  });

  it.each([
    ['an odd chunk with padding', ['"LIST" 03 00 00 00 "abc" 00'], []],
    ['an odd chunk without padding', ['"LIST" 03 00 00 00 "abc"'], ['padding']],
    [
      'chunks of unknown names',
      ['"cue " 02 00 00 00 ff ff', '"bext" 00 00 00 00', '"\u0000\u0001\u0002\u0003" 00 00 00 00'],
      [],
    ],
  ] as [string, string[], string[]][])('passes over %s', (_, before, notes) => {
    const contents = read({ bits: 16, before, data: '00 40' });
    expect(samplesOf(contents.sound)).toEqual([[0.5]]);
    expect(contents.notes).toEqual(notes);
  });

  it.each([
    ['data that end early', { dataSize: 100, data: '00 40 00 c0' }, [[0.5, -0.5]], ['truncated']],
    ['data of unknown size', { dataSize: 0xffffffff, data: '00 40' }, [[0.5]], ['unfinished']],
    ['a recording that was interrupted', { dataSize: 0, riffSize: 0, data: '00 40' }, [[0.5]], ['unfinished']],
    ['half a frame at the end', { channels: 2, data: '00 40 00 c0 00 40' }, [[0.5], [-0.5]], ['partialFrame']],
    ['a wrong size of frames', { blockAlign: 77, data: '00 40' }, [[0.5]], ['blockAlign']],
    [
      'a size of frames below that of their samples',
      { bits: 24, blockAlign: 2, data: '00 00 40' },
      [[0.5]],
      ['blockAlign'],
    ],
    ['more than two channels', { channels: 3, data: '00 40 00 c0 00 20' }, [[0.5], [-0.5]], ['channels']],
    [
      'NaN, infinity and huge samples',
      { tag: 3, bits: 32, data: '00 00 c0 7f 00 00 80 7f 00 00 80 60' },
      [[0, 0, 1024]],
      ['samples'],
    ],
    ['a loop beyond the end', { before: [loopChunk(0, 9)], data: '00 40' }, [[0.5]], ['loop']],
    ['a recipe that is not UTF-8', { before: ['"plhs" 02 00 00 00 ff fe'], data: '00 40' }, [[0.5]], ['recipe']],
  ] as [string, FileParts, number[][], string[]][])('mends %s, and says so', (_, parts, samples, notes) => {
    const contents = read({ bits: 16, ...parts });
    expect(samplesOf(contents.sound)).toEqual(samples);
    expect(contents.notes).toEqual(notes);
  });

  it('keeps the first loop', () => {
    expect(read({ bits: 8, before: [loopChunk(1, 2)], data: '80 80 80 80' }).sound.loop).toEqual({ start: 1, end: 3 });
  });

  it.each([
    ['nothing', new Uint8Array(), 'wav.notWav'],
    ['another file', bytesOf('"OggS" 00 00 00 00 00 00 00 00 00 00'), 'wav.notWav'],
    ['a file without a format', bytesOf('"RIFF" 04 00 00 00 "WAVE" "data" 00 00 00 00'), 'wav.noFormat'],
    ['a short format', bytesOf('"RIFF" 04 00 00 00 "WAVE" "fmt " 04 00 00 00 01 00 01 00'), 'wav.noFormat'],
    ['a file without samples', wavFrom({ bits: 16 }), 'wav.noData'],
    ['ADPCM', wavFrom({ tag: 2, bits: 4, data: '00' }), 'wav.codec'],
    ['an unknown codec', wavFrom({ tag: 0x1234, bits: 16, data: '00 00' }), 'wav.codec'],
    ['40 bits', wavFrom({ bits: 40, data: '00 00 00 00 00' }), 'wav.codec'],
    ['no bits', wavFrom({ bits: 0, data: '00 00' }), 'wav.codec'],
    ['no channels', wavFrom({ bits: 16, channels: 0, data: '00 00' }), 'channels'],
    ['a rate of 4 kHz', wavFrom({ bits: 16, rate: 4_000, data: '00 00' }), 'rate'],
    ['a rate of 192 kHz', wavFrom({ bits: 16, rate: 192_000, data: '00 00' }), 'rate'],
  ])('refuses %s', (_, bytes, code) => {
    expect(decodeWav(bytes)).toMatchObject({ ok: false, fault: { code } });
  });

  it('refuses what is too long before it allocates', () => {
    const bytes = new Uint8Array(soundLimits.samples + 100);
    bytes.set(wavFrom({ bits: 8, dataSize: soundLimits.samples + 1, data: '' }));
    expect(decodeWav(bytes)).toMatchObject({ ok: false, fault: { code: 'length' } });
  });
});

function loopChunk(start: number, last: number): string {
  const zeros = (count: number) => '00 00 00 00 '.repeat(count);
  const small = (value: number) => `0${value} 00 00 00 `;
  return `"smpl" 3c 00 00 00 ${zeros(7)}${small(1)}${zeros(3)}${small(start)}${small(last)}${zeros(2)}`;
}
