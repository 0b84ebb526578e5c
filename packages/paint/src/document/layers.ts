import { accept, type Result, refuse } from '../result.ts';
import { emptyCel } from './cel.ts';
import { checkCounts } from './limits.ts';
import type { Layer, Picture } from './picture.ts';

/** Adds a transparent layer at an index; 0 is behind all others. */
export function addLayer(picture: Picture, index: number, name: string): Result<Picture> {
  const fits = checkCounts(picture.layers.length + 1, picture.frames.length);
  if (!fits.ok) return fits;
  const layer: Layer = { id: picture.nextId, name, isVisible: true, opacity: 1 };
  const cel = emptyCel(picture.width, picture.height);
  return accept({
    ...picture,
    layers: picture.layers.toSpliced(index, 0, layer),
    cels: picture.cels.map((row) => row.toSpliced(index, 0, cel)),
    nextId: picture.nextId + 1,
  });
}

/** Puts a copy directly in front of a layer. */
export function duplicateLayer(picture: Picture, index: number, name: string): Result<Picture> {
  const layer = picture.layers[index];
  if (!layer) return noLayer(index);
  const fits = checkCounts(picture.layers.length + 1, picture.frames.length);
  if (!fits.ok) return fits;
  return accept({
    ...picture,
    layers: picture.layers.toSpliced(index + 1, 0, { ...layer, id: picture.nextId, name }),
    cels: picture.cels.map((row) => row.toSpliced(index + 1, 0, ...row.slice(index, index + 1))),
    nextId: picture.nextId + 1,
  });
}

export function removeLayer(picture: Picture, index: number): Result<Picture> {
  if (!picture.layers[index]) return noLayer(index);
  if (picture.layers.length === 1) return refuse('last', 'The last layer cannot be removed.');
  return accept({
    ...picture,
    layers: picture.layers.toSpliced(index, 1),
    cels: picture.cels.map((row) => row.toSpliced(index, 1)),
  });
}

export function moveLayer(picture: Picture, from: number, to: number): Result<Picture> {
  if (!picture.layers[from] || !picture.layers[to]) return noLayer(picture.layers[from] ? to : from);
  return accept({
    ...picture,
    layers: moved(picture.layers, from, to),
    cels: picture.cels.map((row) => moved(row, from, to)),
  });
}

/** Changes name, visibility, or opacity (0 to 1). */
export function setLayer(picture: Picture, index: number, values: Partial<Omit<Layer, 'id'>>): Result<Picture> {
  const layer = picture.layers[index];
  if (!layer) return noLayer(index);
  if (values.opacity !== undefined && !(values.opacity >= 0 && values.opacity <= 1)) {
    return refuse('range', 'Opacity must be between 0 and 1.');
  }
  return accept({ ...picture, layers: picture.layers.with(index, { ...layer, ...values }) });
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

function noLayer(index: number): Result<never> {
  return refuse('range', `There is no layer ${index}.`);
}
