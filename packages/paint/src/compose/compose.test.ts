import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, celFrom, readCel } from '../document/cel.ts';
import { durationOf, type Picture, pictureOf } from '../document/picture.ts';
import { createRaster } from '../document/raster.ts';
import { anyPicture, blank, randomPicture, rasterFrom, redInk, unwrap } from '../test/pictures.ts';
import { drawStroke } from '../tools/stroke.ts';
import { compose, composeFrame } from './compose.ts';
import { createComposer } from './composer.ts';
import { composeOnionSkin } from './onionSkin.ts';

/** Source over, as it is defined for premultiplied colors from 0 to 1. */
function composedPixel(picture: Picture, frame: number, index: number): number[] {
  let sum = [0, 0, 0, 0];
  for (const [at, layer] of picture.layers.entries()) {
    const cel = picture.cels[frame]?.[at];
    if (!cel || !layer.isVisible) continue;
    const { data } = readCel(cel, boundsOf(picture));
    const alpha = ((data[index * 4 + 3] ?? 0) / 255) * layer.opacity;
    const over = [0, 1, 2].map((channel) => ((data[index * 4 + channel] ?? 0) / 255) * alpha);
    sum = [...over, alpha].map((value, channel) => value + (sum[channel] ?? 0) * (1 - alpha));
  }
  const [r = 0, g = 0, b = 0, a = 0] = sum;
  return a * 255 < 0.5 ? [0, 0, 0, 0] : [r / a, g / a, b / a, a].map((value) => value * 255);
}

function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let largest = 0;
  for (let at = 0; at < a.length; at++) largest = Math.max(largest, Math.abs((a[at] ?? 0) - (b[at] ?? 0)));
  return largest;
}

const anyRect = fc.record({
  x: fc.integer({ min: -20, max: 100 }),
  y: fc.integer({ min: -20, max: 70 }),
  width: fc.integer({ min: 1, max: 100 }),
  height: fc.integer({ min: 1, max: 70 }),
});

describe('compose', () => {
  it('lays layers over each other, pixel by pixel', () => {
    fc.assert(
      fc.property(anyPicture, fc.nat(), (picture, seed) => {
        const frame = seed % picture.frames.length;
        const { data } = composeFrame(picture, frame);
        for (let step = 0; step < 10; step++) {
          const index = (seed + step * 7919) % (picture.width * picture.height);
          const expected = composedPixel(picture, frame, index);
          expect(largestDifference(data.subarray(index * 4, index * 4 + 4), expected)).toBeLessThanOrEqual(0.51);
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('writes any rectangle as that part of the whole, transparent outside the picture', () => {
    fc.assert(
      fc.property(anyPicture, anyRect, (picture, rect) => {
        const target = new Uint8ClampedArray(rect.width * rect.height * 4).fill(77);
        compose(picture, 0, rect, target);
        const whole = celFrom(composeFrame(picture, 0));
        expect(target).toEqual(readCel(whole, rect).data);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('a composer', () => {
  it('composes as without it, while layers change, appear, and are hidden', () => {
    const composer = createComposer(4);
    fc.assert(
      fc.property(fc.nat(), anyRect, (seed, rect) => {
        let picture = randomPicture(140, 80, 4, 2, seed);
        const active = { frame: seed % 2, layer: seed % 4 };
        for (let step = 0; step < 4; step++) {
          const options = { ...redInk, tip: { kind: 'smooth', size: 30, hardness: 0.5, flow: 1 } as const };
          const points = [{ x: 30 * step, y: 40 }];
          picture = unwrap(
            drawStroke(picture, { frame: active.frame, layer: (seed + step) % 4 }, options, points),
          ).picture;
          if (step === 2) {
            const layers = picture.layers.map((layer, at) => ({ ...layer, isVisible: at % 2 === 0 }));
            picture = { ...picture, layers };
          }
          const expected = new Uint8ClampedArray(rect.width * rect.height * 4);
          compose(picture, active.frame, rect, expected);
          const target = new Uint8ClampedArray(expected.length).fill(9);
          composer.compose(picture, active, rect, target);
          // The color of a nearly invisible pixel may differ more, since it is scaled up from little.
          for (let at = 0; at < target.length; at += 4) {
            const alpha = expected[at + 3] ?? 0;
            const allowed = alpha < 8 ? 255 : 1;
            let difference = 0;
            for (let byte = at; byte < at + 4; byte++) {
              difference = Math.max(difference, Math.abs((target[byte] ?? 0) - (expected[byte] ?? 0)));
            }
            if (difference > allowed) expect.fail(`pixel ${at / 4} differs by ${difference}`);
          }
        }
      }),
      { seed: 1, numRuns: 25 },
    );
  });
});

describe('an onion skin', () => {
  const frames = ['r..', '.g.', '..b'].map((row) => [celFrom(rasterFrom([row]))]);
  const picture = unwrap(pictureOf(frames, [{ name: 'a', isVisible: true, opacity: 1 }], 8, [undefined, 40]));
  const rect = { x: 0, y: 0, width: 3, height: 1 };

  it.each([
    ['neither', 0, 0, [0, 255, 0]],
    ['the frame before', 1, 0, [128, 255, 0]],
    ['both, and none beyond the ends', 3, 2, [128, 255, 128]],
  ])('shows %s', (_, before, after, alphas) => {
    const target = createRaster(3, 1).data;
    composeOnionSkin(picture, 1, rect, target, { before, after, opacity: 0.5 });
    expect([3, 7, 11].map((at) => target[at])).toEqual(alphas);
  });

  it('fades and tints those further away', () => {
    const target = createRaster(3, 1).data;
    const tintBefore = { r: 255, g: 0, b: 0, a: 255 };
    composeOnionSkin(picture, 2, rect, target, { before: 2, after: 0, opacity: 0.5, tintBefore });
    expect([3, 7, 11].map((at) => target[at])).toEqual([64, 128, 255]);
    expect(Math.abs((target[0] ?? 0) - (114 + 255) / 2)).toBeLessThanOrEqual(1);
  });

  it('knows how long frames are shown', () => {
    expect([0, 1].map((frame) => durationOf(picture, frame))).toEqual([125, 40]);
    expect(durationOf(blank(1, 1), 0)).toBeCloseTo(83.33);
  });
});
