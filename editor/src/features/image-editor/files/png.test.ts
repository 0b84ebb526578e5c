import { createRaster, type Raster } from '@playhouse/paint';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPng, writePng } from './png.ts';

/** Any pixels; invisible ones are 0, as everywhere in pictures. */
const anyRaster: fc.Arbitrary<Raster> = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }), seed: fc.nat() })
  .chain(({ width, height }) =>
    fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((bytes) => {
      const raster = createRaster(width, height);
      raster.data.set(bytes);
      for (let at = 0; at < bytes.length; at += 4) if (bytes[at + 3] === 0) raster.data.fill(0, at, at + 4);
      return raster;
    }),
  );

describe('PNG files', () => {
  it('are read exactly as they were written, also translucent pixels', async () => {
    await fc.assert(
      fc.asyncProperty(anyRaster, async (raster) => {
        expect(await readPng(await writePng(raster))).toEqual(raster);
      }),
      { seed: 15, numRuns: 60 },
    );
  });

  it('are read by another library as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(anyRaster, async (raster) => {
        const { data, info } = await sharp(await writePng(raster))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height, info.channels]).toEqual([raster.width, raster.height, 4]);
        expect(new Uint8ClampedArray(data)).toEqual(raster.data);
      }),
      { seed: 16, numRuns: 30 },
    );
  });

  it('of another library are read as it writes them, with every filter', async () => {
    await fc.assert(
      fc.asyncProperty(anyRaster, fc.boolean(), async (raster, adaptiveFiltering) => {
        const { width, height, data } = raster;
        const raw = { width, height, channels: 4 } as const;
        const png = await sharp(data, { raw }).png({ adaptiveFiltering, palette: false }).toBuffer();
        expect(await readPng(new Uint8Array(png))).toEqual(raster);
      }),
      { seed: 17, numRuns: 60 },
    );
  });

  it.each([
    ['no PNG', () => Promise.resolve(new Uint8Array(60))],
    ['nothing', () => Promise.resolve(new Uint8Array(0))],
    ['a PNG without alpha', () => drawnBy((image) => image.removeAlpha().png())],
    ['a PNG with a palette', () => drawnBy((image) => image.png({ palette: true }))],
    ['an interlaced PNG', () => drawnBy((image) => image.png({ progressive: true }))],
    ['a JPEG', () => drawnBy((image) => image.jpeg())],
  ])('%s is left to the browser', async (_, make) => {
    expect(await readPng(new Uint8Array(await make()))).toBeUndefined();
  });

  it('that end too early, or have damaged pixels, are left to the browser', async () => {
    const whole = await writePng(createRaster(9, 7));
    for (let length = 0; length < whole.length - 12; length++) {
      expect(await readPng(whole.slice(0, length)), `${length}`).toBeUndefined();
    }
    const damaged = whole.slice();
    damaged.fill(255, 45, 50);
    expect(await readPng(damaged)).toBeUndefined();
  });
});

async function drawnBy(write: (image: Sharp) => Sharp): Promise<Uint8Array> {
  const background = { r: 9, g: 8, b: 7, alpha: 0.5 };
  return write(sharp({ create: { width: 5, height: 4, channels: 4, background } })).toBuffer();
}
