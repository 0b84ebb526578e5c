import { compose } from '../compose/compose.ts';
import { boundsOf, type Cel, celFrom } from '../document/cel.ts';
import type { Picture } from '../document/picture.ts';
import { createRaster } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';

/** Joins a layer with the one behind it in all frames, as both are seen. */
export function mergeDown(picture: Picture, index: number): Result<Picture> {
  if (!mergeableAt(picture, index)) return refuse('range', 'There is no layer behind this one.');
  const pair: Picture = {
    ...picture,
    layers: picture.layers.slice(index - 1, index + 1),
    cels: picture.cels.map((row) => row.slice(index - 1, index + 1)),
  };
  const merged = picture.frames.map((_, frame) => {
    const raster = createRaster(picture.width, picture.height);
    compose(pair, frame, boundsOf(picture), raster.data);
    return celFrom(raster);
  });
  return accept(withMerged(picture, index, merged));
}

export function mergeableAt({ layers }: Picture, index: number): boolean {
  return layers[index] !== undefined && layers[index - 1] !== undefined;
}

/** The picture with two layers as one; `merged` are its cels by frame. */
export function withMerged(picture: Picture, index: number, merged: readonly Cel[]): Picture {
  const { id = 0, name = '' } = picture.layers[index - 1] ?? {};
  return {
    ...picture,
    layers: picture.layers.toSpliced(index - 1, 2, { id, name, isVisible: true, opacity: 1 }),
    cels: picture.cels.map((row, frame) => row.toSpliced(index - 1, 2, merged[frame] as Cel)),
  };
}
