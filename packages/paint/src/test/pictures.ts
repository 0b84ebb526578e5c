import fc from 'fast-check';
import { celFrom, type Tile } from '../document/cel.ts';
import type { Color } from '../document/color.ts';
import { createPicture, type Picture, pictureOf } from '../document/picture.ts';
import { clearInvisible, createRaster, type Raster, wordsOf } from '../document/raster.ts';
import type { Result } from '../result.ts';
import { checksumOf } from '../storage/runLength.ts';
import type { Ink } from '../tools/paint.ts';

export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.value;
}

export function blank(width: number, height: number): Picture {
  return unwrap(createPicture(width, height));
}

export const red: Color = { r: 255, g: 0, b: 0, a: 255 };
export const redInk: Ink = { color: red, opacity: 1, isErasing: false };

/** A numerical sequence that depends only on the seed. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** A raster of random pixels; `share` of them visible, with any opacity or `opaque`. */
export function randomRaster(width: number, height: number, seed: number, share = 0.7, opaque = false): Raster {
  const next = sequence(seed);
  const raster = createRaster(width, height);
  for (let at = 0; at < raster.data.length; at += 4) {
    if (next() >= share) continue;
    for (let channel = 0; channel < 3; channel++) raster.data[at + channel] = Math.floor(next() * 256);
    raster.data[at + 3] = opaque ? 255 : Math.floor(next() * 256);
  }
  clearInvisible(raster.data);
  return raster;
}

/** Random pictures of up to three layers and frames, beyond the size of one tile. */
export const anyPicture: fc.Arbitrary<Picture> = fc
  .record({
    width: fc.integer({ min: 1, max: 140 }),
    height: fc.integer({ min: 1, max: 80 }),
    layers: fc.integer({ min: 1, max: 3 }),
    frames: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(),
  })
  .map(({ width, height, layers, frames, seed }) => randomPicture(width, height, layers, frames, seed));

export function randomPicture(width: number, height: number, layers: number, frames: number, seed: number): Picture {
  const next = sequence(seed);
  const cels = Array.from({ length: frames }, () =>
    Array.from({ length: layers }, () => celFrom(randomRaster(width, height, Math.floor(next() * 1e9), next()))),
  );
  const described = Array.from({ length: layers }, (_, index) => ({
    name: `Layer ${index + 1}`,
    isVisible: next() > 0.2,
    opacity: next(),
  }));
  return unwrap(pictureOf(cels, described, 12));
}

export const anyRaster: fc.Arbitrary<Raster> = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 40 }),
    seed: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, seed, share }) => randomRaster(width, height, seed, share));

/** As text, for short failures: a letter per pixel, a dot for invisible ones. */
export function drawingOf(raster: Raster): string[] {
  const words = wordsOf(raster.data);
  const known = new Map<number, string>([[0, '.']]);
  return Array.from({ length: raster.height }, (_, y) =>
    Array.from({ length: raster.width }, (_column, x) => {
      const word = words[y * raster.width + x] ?? 0;
      const letter = known.get(word) ?? String.fromCharCode(96 + known.size);
      known.set(word, letter);
      return letter;
    }).join(''),
  );
}

/** A raster from rows of characters: a dot is transparent, others are opaque colors of their own. */
export function rasterFrom(rows: readonly string[]): Raster {
  const raster = createRaster(rows[0]?.length ?? 0, rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.') continue;
      const code = letter.charCodeAt(0);
      raster.data.set([code, 255 - code, (code * 37) % 256, 255], (y * raster.width + x) * 4);
    }
  }
  return raster;
}

/** A text that differs when any byte of two pictures does. */
export function pixelsOf(picture: Picture): string {
  const textOf = (tile: Tile | undefined): number => (tile ? checksumOf(tile) : 0);
  return JSON.stringify(picture.cels.map((row) => row.map((cel) => [cel.width, cel.height, ...cel.tiles.map(textOf)])));
}
