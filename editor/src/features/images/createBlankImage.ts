import { createRaster } from '@playhouse/paint';
import { writePng } from '../image-editor/files/png.ts';

/** px of a side of a new drawing. */
const side = 64;

/** A new transparent image to draw on. */
export async function createBlankImage(): Promise<File> {
  return new File([await writePng(createRaster(side, side))], 'Drawing.png', { type: 'image/png' });
}
