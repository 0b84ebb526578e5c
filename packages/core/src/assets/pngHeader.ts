import type { Size } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import { type Inspected, sound, spoiled } from './inspected.ts';
import { byteAt, uint32At } from './readBytes.ts';

/** The content of the first chunk of a PNG. */
export interface PngHeader extends Size {
  readonly depth: number;
  readonly color: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

/** Allowed bits per sample, and samples per pixel, by color type. */
const colorTypes: ReadonlyMap<number, { readonly depths: readonly number[]; readonly samples: number }> = new Map([
  [0, { depths: [1, 2, 4, 8, 16], samples: 1 }],
  [2, { depths: [8, 16], samples: 3 }],
  [3, { depths: [1, 2, 4, 8], samples: 1 }],
  [4, { depths: [8, 16], samples: 2 }],
  [6, { depths: [8, 16], samples: 4 }],
]);

/** Reads the 13 bytes of an IHDR chunk that begin at `at`. */
export function readPngHeader(bytes: Uint8Array, at: number): Inspected<PngHeader> {
  const [width, height] = [uint32At(bytes, at), uint32At(bytes, at + 4)];
  const [depth, color] = [byteAt(bytes, at + 8), byteAt(bytes, at + 9)];
  const type = colorTypes.get(color);
  if (!type?.depths.includes(depth)) return spoiled('has colors that PNG does not have');
  if (byteAt(bytes, at + 10) !== 0 || byteAt(bytes, at + 11) !== 0) return spoiled('is packed in an unknown way');
  const interlace = byteAt(bytes, at + 12);
  if (interlace !== 0 && interlace !== 1) return spoiled('is interlaced in an unknown way');
  const fault = sizeFault({ width, height });
  if (fault !== undefined) return spoiled(fault);
  const bitsPerPixel = depth * type.samples;
  return sound(13, { width, height, depth, color, bitsPerPixel, isInterlaced: interlace === 1 });
}

/**
 * Why an image of this size cannot be used, or undefined. Checked before anything is unpacked. docs/reliability.md#t3.
 */
export function sizeFault({ width, height }: Size): string | undefined {
  if (width < 1 || height < 1) return 'has no pixels';
  if (Math.max(width, height) > limits.imageSide) {
    return `has ${width} × ${height} pixels; the limit is ${limits.imageSide} per side`;
  }
  if (width * height > limits.imagePixels) {
    return `has ${width} × ${height} pixels; the limit is ${limits.imagePixels / 1e6} million`;
  }
  return undefined;
}
