import { accept, type Result, refuse } from '../result.ts';

/** What a picture may hold. Every reader checks these before it allocates anything. */
export const limits = {
  /** px; a sprite sheet in one row may be wider than a canvas. */
  side: 8192,
  /** px of one frame: 4096 x 4096, the largest canvas of some tablets. */
  area: 4096 * 4096,
  layers: 20,
  frames: 256,
  /** Bytes of all pixels that are not transparent, in tiles. */
  bytes: 512 * 1024 * 1024,
  /** Bytes of a file to read. */
  fileBytes: 64 * 1024 * 1024,
} as const;

/** Refuses sizes that are no whole numbers from 1, or exceed `limits.side` or `limits.area`. */
export function checkSize(width: number, height: number): Result<undefined> {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    return refuse('range', 'Width and height must be whole numbers of at least 1.');
  }
  if (width > limits.side || height > limits.side) {
    return refuse('size', `The picture is ${width} x ${height} px. A side can have up to ${limits.side} px.`);
  }
  if (width * height > limits.area) {
    return refuse('size', `The picture is ${width} x ${height} px. Up to 4096 x 4096 px in all are possible.`);
  }
  return accept(undefined);
}

export function checkCounts(layers: number, frames: number): Result<undefined> {
  if (layers < 1 || frames < 1) return refuse('range', 'A picture needs at least one layer and one frame.');
  if (layers > limits.layers) return refuse('size', `A picture can have up to ${limits.layers} layers.`);
  if (frames > limits.frames) return refuse('size', `An animation can have up to ${limits.frames} frames.`);
  return accept(undefined);
}
