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

/** The size of a sheet, and where each frame is. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Rect[];
}

/** Where frames of one size are on a sheet; refused if that would be too large. */
export function layOutSheet(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  options: SheetOptions = {},
): Result<SheetLayout> {
  if (count === 0) return refuse('empty', 'There are no frames.');
  const { columns = count, margin = 0, spacing = 0 } = options;
  const numbers = [columns, margin + 1, spacing + 1];
  if (!numbers.every((value) => Number.isInteger(value) && value >= 1)) {
    return refuse('range', 'The columns must be a whole number from 1, margin and spacing from 0.');
  }
  const across = Math.min(columns, count);
  const down = Math.ceil(count / columns);
  const size = {
    width: 2 * margin + across * width + (across - 1) * spacing,
    height: 2 * margin + down * height + (down - 1) * spacing,
  };
  const fits = checkSize(size.width, size.height);
  if (!fits.ok) return fits;
  const cells = Array.from({ length: count }, (_, index) => ({
    x: margin + (index % columns) * (width + spacing),
    y: margin + Math.floor(index / columns) * (height + spacing),
    width,
    height,
  }));
  return accept({ ...size, cells });
}

/** Puts frames on one sheet, row by row, each in a cell of the size of the largest. */
export function joinSheet(frames: readonly Raster[], options: SheetOptions = {}): Result<Sheet> {
  const width = Math.max(...frames.map((frame) => frame.width));
  const height = Math.max(...frames.map((frame) => frame.height));
  const layout = layOutSheet(frames.length, { width, height }, options);
  if (!layout.ok) return layout;
  const { cells } = layout.value;
  const raster = createRaster(layout.value.width, layout.value.height);
  for (const [index, { x, y }] of cells.entries()) {
    const frame = frames[index];
    if (frame) blit(frame, raster, x, y);
  }
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
