import * as gifenc from 'gifenc';
import { limits } from '../document/limits.ts';
import type { Raster } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Writes a GIF frame by frame, so that neither all frames nor the whole file have to be in memory. */
export interface GifWriter {
  /**
   * The next bytes of the file, with a frame that is seen for `duration` ms, rounded to 10. Up to 255 colors are kept
   * exactly. Pixels of an opacity below 128 become transparent, others opaque.
   */
  add(frame: Raster, duration?: number): Result<Bytes>;
  /** The last bytes of the file. */
  end(): Bytes;
}

/** Bundlers give the module, Node what the module exports by default. */
const { GIFEncoder, quantize } =
  gifenc.GIFEncoder && gifenc.quantize ? { GIFEncoder: gifenc.GIFEncoder, quantize: gifenc.quantize } : gifenc.default;

/** Frames of one size; `plays` is how often the animation is seen, 0 without end. */
export function createGifWriter(width: number, height: number, plays = 0): Result<GifWriter> {
  if (width < 1 || height < 1 || width > limits.side || height > limits.side) {
    return refuse('size', `A side can have 1 to ${limits.side} px.`);
  }
  const encoder = GIFEncoder();
  const taken = () => {
    const bytes = encoder.bytes();
    encoder.stream.reset();
    return bytes;
  };
  return accept({
    add(frame, duration = 100) {
      if (frame.width !== width || frame.height !== height) {
        return refuse('range', 'All frames of a GIF must have one size.');
      }
      const { indexes, palette } = indexed(frame);
      encoder.writeFrame(indexes, width, height, {
        palette,
        transparent: true,
        transparentIndex: 0,
        delay: duration,
        repeat: plays === 1 ? -1 : plays === 0 ? 0 : plays - 1,
        // Each frame is whole, so the one before is removed.
        dispose: 2,
      });
      return accept(taken());
    },
    end() {
      encoder.finish();
      return taken();
    },
  });
}

/** The index 0 is transparent, the others are the colors of the palette. */
function indexed({ data }: Raster): { indexes: Uint8Array; palette: number[][] } {
  const colors = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 128) continue;
    const color = keyAt(data, at);
    if (!colors.has(color)) colors.set(color, colors.size + 1);
  }
  const palette = colors.size <= 255 ? [...colors.keys()].map(channelsOf) : quantize(opaque(data), 255);
  if (colors.size > 255) for (const color of colors.keys()) colors.set(color, nearest(palette, color) + 1);
  const indexes = new Uint8Array(data.length / 4);
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) >= 128) indexes[at / 4] = colors.get(keyAt(data, at)) ?? 0;
  }
  return { indexes, palette: [[0, 0, 0], ...palette] };
}

function keyAt(data: Uint8ClampedArray, at: number): number {
  return ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
}

function channelsOf(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

/** The pixels that are seen, so that the others take no colors. */
function opaque(data: Uint8ClampedArray): Uint8ClampedArray {
  const seen = new Uint8ClampedArray(data.length);
  let end = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 128) continue;
    seen.set(data.subarray(at, at + 3), end);
    seen[end + 3] = 255;
    end += 4;
  }
  return seen.slice(0, end);
}

function nearest(palette: readonly number[][], color: number): number {
  const [r = 0, g = 0, b = 0] = channelsOf(color);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [pr = 0, pg = 0, pb = 0]] of palette.entries()) {
    const distance = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}
