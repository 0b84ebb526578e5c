import { compose, createRaster, type Picture, type Raster } from '@playhouse/paint';

/** px of a piece of work on a picture: a few milliseconds, also with many layers. */
const pixelsAtOnce = 32_768;

/** Calls back with the rows of a picture, a few at a time, and lets the page do something else between them; rejects when aborted. */
export async function inPieces(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  work: (top: number, bottom: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const rows = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let top = 0; top < height; top += rows) {
    if (top > 0) await othersFirst();
    signal?.throwIfAborted();
    work(top, Math.min(height, top + rows));
  }
}

/** What is seen of a whole frame, as `composeFrame`. */
export async function composeInPieces(picture: Picture, frame: number, signal?: AbortSignal): Promise<Raster> {
  const { width, height } = picture;
  const raster = createRaster(width, height);
  const composeRows = (y: number, bottom: number) => {
    const part = raster.data.subarray(y * width * 4, bottom * width * 4);
    compose(picture, frame, { x: 0, y, width, height: bottom - y }, part);
  };
  await inPieces(picture, composeRows, signal);
  return raster;
}

/** Settles when other tasks had their turn. */
function othersFirst(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
