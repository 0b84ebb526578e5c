import { composeFrame } from '../compose/compose.ts';
import { celFrom } from '../document/cel.ts';
import { checkSize } from '../document/limits.ts';
import { type Picture, pictureOf } from '../document/picture.ts';
import { blit, contentOf, createRaster, cropRaster, type Raster } from '../document/raster.ts';
import { emptyRect, type Rect, uniteRects } from '../geometry/rect.ts';
import { accept, type Result, refuse } from '../result.ts';

export interface SheetOptions {
  /** Frames side by side; by default all. */
  readonly columns?: number;
  /** px around all frames, and between two. */
  readonly margin?: number;
  readonly spacing?: number;
}

export interface Sheet {
  readonly raster: Raster;
  /** Where each frame is. */
  readonly cells: readonly Rect[];
}

/** Puts frames on one sheet, row by row, each in a cell of the size of the largest. */
export function joinSheet(frames: readonly Raster[], options: SheetOptions = {}): Result<Sheet> {
  if (frames.length === 0) return refuse('empty', 'There are no frames.');
  const { columns = frames.length, margin = 0, spacing = 0 } = options;
  const numbers = [columns, margin + 1, spacing + 1];
  if (!numbers.every((value) => Number.isInteger(value) && value >= 1)) {
    return refuse('range', 'The columns must be a whole number from 1, margin and spacing from 0.');
  }
  const width = Math.max(...frames.map((frame) => frame.width));
  const height = Math.max(...frames.map((frame) => frame.height));
  const across = Math.min(columns, frames.length);
  const down = Math.ceil(frames.length / columns);
  const size = {
    width: 2 * margin + across * width + (across - 1) * spacing,
    height: 2 * margin + down * height + (down - 1) * spacing,
  };
  const fits = checkSize(size.width, size.height);
  if (!fits.ok) return fits;
  const raster = createRaster(size.width, size.height);
  const cells = frames.map((frame, index) => {
    const x = margin + (index % columns) * (width + spacing);
    const y = margin + Math.floor(index / columns) * (height + spacing);
    blit(frame, raster, x, y);
    return { x, y, width, height };
  });
  return accept({ raster, cells });
}

/** Cuts all frames to the smallest box that holds the content of each. Transparent frames alone are left as they are. */
export function trimFrames(frames: readonly Raster[]): { readonly frames: readonly Raster[]; readonly box: Rect } {
  let box = emptyRect;
  for (const frame of frames) box = uniteRects(box, contentOf(frame));
  if (box.width === 0) {
    const [first] = frames;
    return { frames, box: { x: 0, y: 0, width: first?.width ?? 0, height: first?.height ?? 0 } };
  }
  return { frames: frames.map((frame) => cropRaster(frame, box)), box };
}

/** What is seen of each frame. */
export function framesOf(picture: Picture): Raster[] {
  return picture.frames.map((_, frame) => composeFrame(picture, frame));
}

/** A picture with one layer; smaller frames get transparent pixels at the right and below. Durations in ms. */
export function pictureFromFrames(
  frames: readonly Raster[],
  rate: number,
  durations: readonly (number | undefined)[] = [],
): Result<Picture> {
  if (frames.length === 0) return refuse('empty', 'There are no frames.');
  const width = Math.max(...frames.map((frame) => frame.width));
  const height = Math.max(...frames.map((frame) => frame.height));
  const fits = checkSize(width, height);
  if (!fits.ok) return fits;
  const cels = frames.map((frame) => [celFrom(frame, width, height)]);
  return pictureOf(cels, [{ name: 'Layer 1', isVisible: true, opacity: 1 }], rate, durations);
}
