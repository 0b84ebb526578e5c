import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeFrame } from '../compose/compose.ts';
import { boundsOf, celFrom } from '../document/cel.ts';
import { type Picture, pictureOf } from '../document/picture.ts';
import { clearInvisible, type Raster, wordsOf } from '../document/raster.ts';
import { floodArea } from '../select/flood.ts';
import { selectLasso } from '../select/lasso.ts';
import { selectRectangle } from '../select/mask.ts';
import { randomRaster, redInk, unwrap } from '../test/pictures.ts';
import { drawSvg, edgeDifference } from '../test/svg.ts';
import { apply } from './apply.ts';
import type { Edit } from './edit.ts';

/** Edits beside the same made by another library: without a difference where there are whole pixels. */

const at = { frame: 0, layer: 0 };
const [width, height] = [90, 70];

function pictureFrom(...layers: readonly Raster[]): Picture {
  const described = layers.map((_, index) => ({ name: `${index}`, isVisible: true, opacity: 1 }));
  return unwrap(pictureOf([layers.map((raster) => celFrom(raster))], described, 12));
}

function seen(picture: Picture, ...edits: readonly Edit[]): Raster {
  return composeFrame(
    edits.reduce((current, edit) => unwrap(apply(current, edit)).picture, picture),
    0,
  );
}

function sharpOf({ data, ...size }: Raster): Sharp {
  return sharp(data, { raw: { ...size, channels: 4 } });
}

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  clearInvisible(raster.data);
  return raster;
}

/** Where two rasters differ, as short as a failure should be. */
function differences(found: Raster, expected: Raster): string[] {
  if (found.width !== expected.width || found.height !== expected.height) {
    return [`${found.width} x ${found.height} instead of ${expected.width} x ${expected.height} px`];
  }
  const [a, b] = [wordsOf(found.data), wordsOf(expected.data)];
  const all = Array.from(a.keys()).filter((at) => a[at] !== b[at]);
  return all.slice(0, 9).map((at) => `${at % found.width}, ${Math.floor(at / found.width)}`);
}

// Pixels are opaque or transparent: other libraries would round the colors of others.
const noise = randomRaster(width, height, 5, 0.7, true);
const crisp = (elements: string) => drawSvg(width, height, `<g shape-rendering="crispEdges">${elements}</g>`);

describe('whole pixels, beside sharp', () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  it.each<[string, Edit, (image: Sharp) => Sharp]>([
    ['flips left and right', { kind: 'flip', axis: 'horizontal' }, (image) => image.flop()],
    ['flips top and bottom', { kind: 'flip', axis: 'vertical' }, (image) => image.flip()],
    ['turns right', { kind: 'turn', quarters: 1 }, (image) => image.rotate(90)],
    ['turns left', { kind: 'turn', quarters: -1 }, (image) => image.rotate(270)],
    [
      'crops',
      { kind: 'crop', rect: { x: 11, y: 7, width: 70, height: 31 } },
      (image) => image.extract({ left: 11, top: 7, width: 70, height: 31 }),
    ],
    [
      'enlarges the canvas around the middle',
      { kind: 'canvas', width: 110, height: 100, anchor: { x: 0.5, y: 0.5 } },
      (image) => image.extend({ left: 10, right: 10, top: 15, bottom: 15, background: clear }),
    ],
    [
      'cuts the canvas at the lower right',
      { kind: 'canvas', width: 50, height: 40, anchor: { x: 1, y: 1 } },
      (image) => image.extract({ left: 40, top: 30, width: 50, height: 40 }),
    ],
    [
      'enlarges by whole numbers',
      { kind: 'scale', width: 270, height: 140, scaling: 'nearest' },
      (image) => image.resize(270, 140, { kernel: 'nearest', fit: 'fill' }),
    ],
  ])('%s', async (_, edit, change) => {
    expect(differences(seen(pictureFrom(noise), edit), await rasterOf(change(sharpOf(noise))))).toEqual([]);
  });
});

describe('whole pixels, beside SVG', () => {
  const square = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y}h20v9h-8v8h-12z M${x + 5} ${y + 3}v3h3v-3z" fill="${fill}" fill-rule="evenodd"/>`;
  const cross = 'M40 10h10v20h20v10h-20v20h-10v-20h-20v-10h20z';
  const green = { r: 0, g: 255, b: 0, a: 255 };

  it('moves what is selected, and leaves nothing behind', async () => {
    const picture = pictureFrom(await crisp(square(10, 20, '#f80')));
    const selection = selectRectangle({ x: 8, y: 15, width: 30, height: 30 });
    const moved = seen(picture, { kind: 'place', ...at, selection, placement: { dx: 33, dy: -11 } });
    expect(differences(moved, await crisp(square(43, 9, '#f80')))).toEqual([]);
  });

  it('fills a connected area, whatever its shape', async () => {
    const circle = (fill: string) => `<circle cx="40" cy="36" r="24" fill="${fill}"/>`;
    const ground = '<rect width="90" height="70" fill="#123"/>';
    const hole = '<path d="M30 30h20v12h-20z" fill="#456"/>';
    const picture = pictureFrom(await crisp(ground + circle('#fc3') + hole));
    const selection = floodArea(composeFrame(picture, 0), 40, 20, { tolerance: 0, isContiguous: true });
    const filled = seen(picture, { kind: 'fillSelection', ...at, ink: { ...redInk, color: green }, selection });
    expect(differences(filled, await crisp(ground + circle('#0f0') + hole))).toEqual([]);
  });

  it('selects connected pixels with the wand, and fills and deletes them', async () => {
    const raster = await crisp(`<path d="${cross}" fill="#00f"/><path d="M2 2h9v9h-9z" fill="#00f"/>`);
    const selection = floodArea(raster, 45, 35, { tolerance: 0, isContiguous: true });
    const ink = { ...redInk, color: green };
    const filled = seen(pictureFrom(raster), { kind: 'fillSelection', ...at, ink, selection });
    expect(
      differences(filled, await crisp(`<path d="${cross}" fill="#0f0"/><path d="M2 2h9v9h-9z" fill="#00f"/>`)),
    ).toEqual([]);
    const cleared = seen(pictureFrom(raster), { kind: 'clear', ...at, selection });
    expect(differences(cleared, await crisp('<path d="M2 2h9v9h-9z" fill="#00f"/>'))).toEqual([]);
  });

  it('selects with a lasso as a polygon is filled', async () => {
    // No edge meets the middle of a pixel, where fill rules differ.
    const corners = [
      [20.25, 10.25],
      [60.75, 10.25],
      [70.75, 20.25],
      [70.75, 40.75],
      [55.25, 56.25],
      [45.25, 56.25],
      [45.25, 35.25],
      [30.25, 35.25],
      [30.25, 56.25],
      [20.25, 56.25],
    ] as const;
    const points = corners.map(([x, y]) => ({ x, y }));
    const selection = selectLasso(points, boundsOf({ width, height }));
    const filled = seen(pictureFrom(await crisp('')), { kind: 'fillSelection', ...at, ink: redInk, selection });
    expect(differences(filled, await crisp(`<polygon points="${corners.join(' ')}" fill="red"/>`))).toEqual([]);
  });

  it('replaces a color everywhere', async () => {
    const shapes = (fill: string) => square(4, 4, fill) + square(50, 40, fill) + square(40, 8, '#808080');
    const picture = pictureFrom(await crisp(shapes('#c02040')));
    const from = { r: 0xc0, g: 0x20, b: 0x40, a: 255 };
    const replaced = seen(picture, { kind: 'replaceColor', ...at, from, to: green, tolerance: 0 });
    expect(differences(replaced, await crisp(shapes('#0f0')))).toEqual([]);
  });

  it('draws symmetric pixels', async () => {
    const symmetry = { vertical: width / 2, horizontal: height / 2 };
    const tip = { kind: 'pixel', shape: 'square', size: 4 } as const;
    const options = { ...redInk, tip, symmetry };
    const points = [
      { x: 12, y: 10 },
      { x: 30, y: 10 },
    ];
    const drawn = seen(pictureFrom(await crisp('')), { kind: 'stroke', ...at, options, points });
    const bar = '<rect x="10" y="8" width="22" height="4" fill="red"/>';
    const mirrored = [
      '',
      'translate(90 0) scale(-1 1)',
      'translate(0 70) scale(1 -1)',
      'translate(90 70) scale(-1 -1)',
    ];
    expect(
      differences(drawn, await crisp(mirrored.map((each) => `<g transform="${each}">${bar}</g>`).join(''))),
    ).toEqual([]);
  });
});

describe('translucent and smooth pixels', () => {
  /** The largest difference of a channel, in pixels of which both show something. */
  function largestDifference(a: Raster, b: Raster): number {
    expect([a.width, a.height]).toEqual([b.width, b.height]);
    let largest = 0;
    for (let pixel = 0; pixel < a.data.length; pixel += 4) {
      // The color of a nearly invisible pixel is scaled up from little.
      const channels = Math.min(a.data[pixel + 3] ?? 0, b.data[pixel + 3] ?? 0) < 16 ? [3] : [0, 1, 2, 3];
      for (const channel of channels) {
        largest = Math.max(largest, Math.abs((a.data[pixel + channel] ?? 0) - (b.data[pixel + channel] ?? 0)));
      }
    }
    return largest;
  }

  it('lays layers over each other as sharp does', async () => {
    const layers = [1, 2, 3].map((seed) => randomRaster(width, height, seed, 0.8));
    const inputs = layers
      .slice(1)
      .map(({ data }) => ({ input: Buffer.from(data), raw: { width, height, channels: 4 } as const }));
    const expected = await rasterOf(sharpOf(layers[0] as Raster).composite(inputs));
    // sharp rounds after each layer.
    expect(largestDifference(seen(pictureFrom(...layers)), expected)).toBeLessThanOrEqual(8);
  });

  it.each([0.25, 0.6, 1])('shows a layer at an opacity of %d as SVG does', async (opacity) => {
    const [back, front] = [
      '<rect x="10" y="10" width="50" height="40" fill="#2060a0"/>',
      '<circle cx="50" cy="40" r="22" fill="#f0a000"/>',
    ];
    const layers = await Promise.all([crisp(back), crisp(front)]);
    const shown = seen(pictureFrom(...layers), { kind: 'layer.set', index: 1, values: { opacity } });
    const expected = await crisp(`${back}<g opacity="${opacity}">${front}</g>`);
    expect(largestDifference(shown, expected)).toBeLessThanOrEqual(2);
  });

  it.each([0.3, 1])('erases with a smooth tip at an opacity of %d as a mask does', async (opacity) => {
    const options = {
      ...redInk,
      opacity,
      isErasing: true,
      tip: { kind: 'smooth', size: 16, hardness: 1, flow: 1 },
    } as const;
    const points = [
      { x: 15.5, y: 20.5 },
      { x: 70.5, y: 52.5 },
    ];
    const rect = '<rect width="90" height="70" fill="#36c"';
    const erased = seen(pictureFrom(await crisp(`${rect}/>`)), { kind: 'stroke', ...at, options, points });
    const line = `<path d="M15.5 20.5L70.5 52.5" stroke="#000" stroke-opacity="${opacity}" stroke-width="16" stroke-linecap="round"/>`;
    const expected = await drawSvg(
      width,
      height,
      `<mask id="m"><rect width="90" height="70" fill="#fff"/>${line}</mask>${rect} mask="url(#m)"/>`,
    );
    const found = edgeDifference(erased, expected);
    expect(found.outliers).toBe(0);
    expect(found.mean).toBeLessThan(1);
  });

  it('paints a translucent brush once, over what is there', async () => {
    const ground = '<rect width="90" height="70" fill="#fff"/>';
    const tip = { kind: 'smooth', size: 14, hardness: 1, flow: 1 } as const;
    const points = [
      { x: 15, y: 55 },
      { x: 45, y: 15 },
      { x: 75, y: 55 },
      { x: 15, y: 55 },
    ];
    const options = { ...redInk, opacity: 0.4, tip };
    const painted = seen(pictureFrom(await crisp(ground)), { kind: 'stroke', ...at, options, points });
    const path =
      '<path d="M15 55L45 15L75 55Z" fill="none" stroke="red" stroke-width="14" stroke-linejoin="round" stroke-linecap="round" opacity="0.4"/>';
    const expected = await drawSvg(width, height, ground + path);
    // How red a pixel is tells how much of it was painted.
    const redness = ({ data, ...size }: Raster): Raster => {
      const raster = { ...size, data: new Uint8ClampedArray(data.length) };
      for (let pixel = 0; pixel < data.length; pixel += 4) raster.data[pixel + 3] = 255 - (data[pixel + 1] ?? 0);
      return raster;
    };
    const found = edgeDifference(redness(painted), redness(expected));
    expect(found.outliers).toBe(0);
    expect(found.mean).toBeLessThan(0.5);
  });
});
