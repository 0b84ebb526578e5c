import { describe, expect, it } from 'vitest';
import { composeFrame } from '../compose/compose.ts';
import { boundsOf, celFrom, readCel } from '../document/cel.ts';
import { colorAt, transparent } from '../document/color.ts';
import { createRaster } from '../document/raster.ts';
import { blank, drawingOf, randomPicture, rasterFrom, red } from '../test/pictures.ts';
import { drawSvg } from '../test/svg.ts';
import { pickColor } from '../tools/pick.ts';
import { paletteOf } from './palette.ts';
import { removeBackground } from './removeBackground.ts';
import { replaceColor } from './replaceColor.ts';

function replaced(rows: readonly string[], tolerance: number, to = red): string[] {
  const raster = rasterFrom(rows);
  const cel = replaceColor(celFrom(raster), colorAt(raster.data, 0), to, tolerance);
  return drawingOf(readCel(cel, boundsOf(cel)));
}

describe('the background', () => {
  it('is what is connected with a corner', () => {
    const { data } = removeBackground(rasterFrom(['aaax', 'abba', 'ab.b', 'aabb']), { tolerance: 0, softness: 0 });
    expect(drawingOf({ width: 4, height: 4, data })).toEqual(['....', '.aab', '.a..', '....']);
  });

  it('goes within the tolerance, and takes its color out of a soft edge', async () => {
    const white = '<rect width="60" height="60" fill="white"/>';
    const source = await drawSvg(60, 60, `${white}<circle cx="30" cy="30" r="20" fill="#00f"/>`);
    const { data } = removeBackground(source, { tolerance: 2, softness: 250 });
    const expected = await drawSvg(60, 60, '<circle cx="30" cy="30" r="20" fill="#00f"/>');
    let far = 0;
    for (let at = 3; at < data.length; at += 4)
      far = Math.max(far, Math.abs((data[at] ?? 0) - (expected.data[at] ?? 0)));
    expect(far).toBeLessThan(12);
    for (let at = 0; at < data.length; at += 4) {
      // What remains is blue, not the light blue of the mixed edge.
      if ((data[at + 3] ?? 0) > 60) expect(data[at]).toBeLessThan(40);
    }
  });

  it('of a transparent picture is nothing', () => {
    const raster = rasterFrom(['...', '.a.', '...']);
    expect(removeBackground(raster, { tolerance: 255, softness: 9 })).toEqual(raster);
  });
});

describe('colors', () => {
  it('are replaced within the tolerance', () => {
    expect(replaced(['ab', 'za'], 0)).toEqual(['ab', 'ca']);
    expect(replaced(['ab', 'za'], 40)).toEqual(['aa', 'ba']);
    expect(replaced(['ab', 'za'], 0, transparent)).toEqual(['.a', 'b.']);
  });

  it('of a picture are sorted by how many pixels they have', () => {
    const palette = paletteOf([rasterFrom(['aab', 'c.b']), rasterFrom(['bb'])]);
    expect(palette.map(({ count }) => count)).toEqual([4, 2, 1]);
    expect(palette[0]?.color).toEqual(colorAt(rasterFrom(['b']).data, 0));
    const many = rasterFrom([String.fromCharCode(...Array.from({ length: 100 }, (_, index) => 100 + index))]);
    expect([paletteOf([many]).length, paletteOf([many], 3).length]).toEqual([64, 3]);
  });

  it('are not those of smooth edges, but of translucent areas', () => {
    const raster = createRaster(8, 8);
    const set = (from: number, to: number, alpha: (at: number) => number) => {
      for (let at = from; at < to; at++) raster.data.set([10, 20, 30, alpha(at)], at * 4);
    };
    set(0, 20, () => 255);
    set(20, 32, (at) => at * 4);
    set(32, 40, () => 128);
    expect(paletteOf([raster])).toEqual([
      { color: { r: 10, g: 20, b: 30, a: 255 }, count: 20 },
      { color: { r: 10, g: 20, b: 30, a: 128 }, count: 8 },
    ]);
  });

  it('are picked from a layer or from all', () => {
    const picture = randomPicture(80, 20, 3, 2, 8);
    const at = { frame: 1, layer: 1 };
    const seen = composeFrame(picture, 1);
    expect(pickColor(picture, at, 70, 3, true)).toEqual(colorAt(seen.data, (3 * 80 + 70) * 4));
    const cel = picture.cels[1]?.[1];
    if (!cel) throw new Error('there is no cel');
    expect(pickColor(picture, at, 70, 3, false)).toEqual(
      colorAt(readCel(cel, boundsOf(picture)).data, (3 * 80 + 70) * 4),
    );
    for (const [x, y] of [
      [-1, 0],
      [80, 0],
      [0, 20],
    ] as const) {
      expect([pickColor(picture, at, x, y, true), pickColor(picture, at, x, y, false)]).toEqual([
        transparent,
        transparent,
      ]);
    }
    expect(pickColor(blank(2, 2), { frame: 9, layer: 0 }, 0, 0, false)).toEqual(transparent);
  });
});
