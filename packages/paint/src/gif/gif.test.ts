import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../document/raster.ts';
import { drawingOf, randomRaster, rasterFrom, sequence, unwrap } from '../test/pictures.ts';
import { readGif } from './readGif.ts';
import { gifOf, type StoredImage } from './test/gifOf.ts';
import { createGifWriter } from './writeGif.ts';

interface GifOptions {
  readonly durations?: readonly number[];
  readonly plays?: number;
}

/** All frames of a GIF at once. */
function writeGif(frames: readonly Raster[], { durations = [], plays = 0 }: GifOptions = {}): Uint8Array {
  const [first = createRaster(1, 1)] = frames;
  const writer = unwrap(createGifWriter(first.width, first.height, plays));
  const parts = frames.map((frame, index) => unwrap(writer.add(frame, durations[index])));
  return new Uint8Array(Buffer.concat([...parts, writer.end()]));
}

/** Frames of up to `colors` opaque colors and transparent pixels. */
function framesOfColors(width: number, height: number, colors: number, count: number, seed: number): Raster[] {
  const next = sequence(seed);
  const palette = Array.from({ length: colors }, () =>
    [next(), next(), next()].map((value) => Math.floor(value * 256)),
  );
  return Array.from({ length: count }, () => {
    const raster = createRaster(width, height);
    for (let at = 0; at < raster.data.length; at += 4) {
      const color = palette[Math.floor(next() * (colors + 1))];
      if (color) raster.data.set([...color, 255], at);
    }
    return raster;
  });
}

describe('a written GIF', () => {
  it('has exactly the frames, durations, and repetitions, with up to 255 colors', () => {
    const anyAnimation = fc.record({
      width: fc.integer({ min: 1, max: 70 }),
      height: fc.integer({ min: 1, max: 70 }),
      colors: fc.integer({ min: 0, max: 255 }),
      count: fc.integer({ min: 1, max: 4 }),
      seed: fc.nat(),
      plays: fc.integer({ min: 0, max: 9 }),
    });
    fc.assert(
      fc.property(anyAnimation, ({ width, height, colors, count, seed, plays }) => {
        const frames = framesOfColors(width, height, colors, count, seed);
        const durations = frames.map((_, index) => 20 + index * 110);
        const read = unwrap(readGif(writeGif(frames, { durations, plays })));
        expect(read.frames).toEqual(frames);
        expect(read.durations).toEqual(durations);
        expect(read.plays).toBe(plays);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('is read by another library with the same pixels', async () => {
    const [frame = createRaster(1, 1)] = framesOfColors(300, 200, 255, 1, 5);
    const bytes = writeGif([frame]);
    const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(Buffer.compare(data, Buffer.from(frame.data))).toBe(0);
  });

  it('stays near the colors when there are more', () => {
    const frame = randomRaster(64, 64, 3, 1, true);
    for (let at = 0; at < frame.data.length; at += 4) frame.data.set([(at / 4) % 64, (at / 256) % 64, 40], at);
    const read = unwrap(readGif(writeGif([frame]))).frames[0] ?? frame;
    let sum = 0;
    for (let at = 0; at < frame.data.length; at++) sum += Math.abs((frame.data[at] ?? 0) - (read.data[at] ?? 0));
    expect(sum / frame.data.length).toBeLessThan(4);
  });

  it('has opaque and transparent pixels only', () => {
    const frame = createRaster(2, 1);
    frame.data.set([10, 20, 30, 128, 10, 20, 30, 127]);
    expect(unwrap(readGif(writeGif([frame]))).frames[0]?.data).toEqual(
      new Uint8ClampedArray([10, 20, 30, 255, 0, 0, 0, 0]),
    );
  });

  it('is refused for frames of two sizes, and for a frame of no size', () => {
    const writer = unwrap(createGifWriter(2, 1));
    expect(writer.add(createRaster(1, 1))).toMatchObject({ ok: false, code: 'range' });
    expect(createGifWriter(0, 1)).toMatchObject({ ok: false, code: 'size' });
  });

  it('is handed out frame by frame, without keeping what was', () => {
    const frames = framesOfColors(64, 64, 200, 20, 7);
    const writer = unwrap(createGifWriter(64, 64));
    const sizes = frames.map((frame) => unwrap(writer.add(frame)).length);
    const [first = 0, ...later] = sizes;
    expect(Math.max(...later)).toBeLessThan(first * 1.5);
    expect(writer.end()).toEqual(new Uint8Array([0x3b]));
  });
});

describe('a GIF from elsewhere', () => {
  const full: StoredImage = { rows: ['aaaa', 'aaaa', 'aaaa'] };
  const spot: StoredImage = { x: 1, y: 1, rows: ['b_'] };

  it.each<[string, StoredImage[], string[][]]>([
    [
      'keeps what was drawn',
      [full, spot, { x: 3, y: 2, rows: ['c'] }],
      [
        ['aaaa', 'aaaa', 'aaaa'],
        ['aaaa', 'abaa', 'aaaa'],
        ['aaaa', 'abaa', 'aaac'],
      ],
    ],
    [
      'clears the area of a frame',
      [
        { ...full, disposal: 1 },
        { x: 1, y: 1, rows: ['bb'], disposal: 2 },
        { x: 3, y: 2, rows: ['c'] },
      ],
      [
        ['aaaa', 'aaaa', 'aaaa'],
        ['aaaa', 'abba', 'aaaa'],
        ['aaaa', 'a..a', 'aaac'],
      ],
    ],
    [
      'restores what was there before',
      [full, { x: 1, y: 1, rows: ['bb'], disposal: 3 }, { x: 3, y: 2, rows: ['c'] }],
      [
        ['aaaa', 'aaaa', 'aaaa'],
        ['aaaa', 'abba', 'aaaa'],
        ['aaaa', 'aaaa', 'aaac'],
      ],
    ],
    ['cuts frames that leave the picture', [{ x: 3, y: 2, rows: ['bb', 'bb'] }], [['....', '....', '...a']]],
    ['is interlaced', [{ rows: ['aaaa', 'bbbb', 'cccc'], isInterlaced: true }], [['aaaa', 'bbbb', 'cccc']]],
  ])('%s', (_, images, expected) => {
    const { frames } = unwrap(readGif(gifOf(4, 3, images)));
    for (const [index, frame] of frames.entries()) {
      expect(drawingOf(frame)).toEqual(drawingOf(rasterFrom(expected[index] ?? [])));
    }
    expect(frames).toHaveLength(expected.length);
  });

  it('shows frames without a duration for 100 ms, and plays once without a repetition', () => {
    expect(unwrap(readGif(gifOf(4, 3, [full, { ...spot, delay: 7 }])))).toMatchObject({
      durations: [100, 70],
      plays: 1,
    });
  });

  it.each<[string, Uint8Array, string]>([
    ['another format', new Uint8Array([1, 2, 3]), 'format'],
    ['a huge canvas', gifOf(60_000, 60_000, [full]), 'size'],
    ['a huge frame', gifOf(4, 3, [{ ...full, width: 60_000, height: 60_000 }]), 'damaged'],
    ['no frames', gifOf(4, 3, []), 'empty'],
    ['an early end', gifOf(4, 3, [full]).subarray(0, 130), 'damaged'],
    ['many frames', gifOf(4, 3, new Array<StoredImage>(257).fill(full)), 'size'],
    [
      'frames that are much larger than the canvas',
      gifOf(4, 3, new Array<StoredImage>(40).fill({ ...full, width: 2048, height: 2048 })),
      'size',
    ],
    ['much memory', gifOf(2048, 2048, new Array<StoredImage>(40).fill(full)), 'size'],
  ])('is refused with %s', (_, bytes, code) => {
    expect(readGif(bytes)).toMatchObject({ ok: false, code });
  });

  it('never makes the reader fail, however it is damaged', () => {
    const originals = [
      writeGif(framesOfColors(40, 30, 200, 3, 1)),
      gifOf(4, 3, [full, { x: 1, y: 1, rows: ['bb'], disposal: 3 }, { rows: ['aaaa', 'bbbb'], isInterlaced: true }]),
    ];
    const next = sequence(3);
    let read = 0;
    for (let round = 0; round < 1500; round++) {
      const original = originals[round % 2] ?? new Uint8Array();
      const changed = original.slice(0, next() < 0.2 ? Math.floor(next() * original.length) : original.length);
      for (let change = 0; change < 1 + next() * 6; change++) {
        changed[Math.floor(next() * changed.length)] = Math.floor(next() * 256);
      }
      // Keeps the canvas small, which is what most damage would change.
      if (changed.length > 10) changed.set(original.subarray(6, 10), 6);
      const result = readGif(changed);
      if (result.ok) read++;
    }
    expect(read).toBeGreaterThan(100);
  });
});
