import { compose } from '../compose/compose.ts';
import { boundsOf, celFrom } from '../document/cel.ts';
import { addFrame, duplicateFrame, moveFrame, removeFrame, setFrameDuration, setRate } from '../document/frames.ts';
import { addLayer, duplicateLayer, moveLayer, removeLayer, setLayer } from '../document/layers.ts';
import type { Picture } from '../document/picture.ts';
import { createRaster } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { FrameEdit, LayerEdit } from './edit.ts';

/** The picture after an edit of its layers or frames. */
export function applyListEdit(picture: Picture, edit: LayerEdit | FrameEdit): Result<Picture> {
  switch (edit.kind) {
    case 'layer.add':
      return addLayer(picture, edit.index, edit.name);
    case 'layer.duplicate':
      return duplicateLayer(picture, edit.index, edit.name);
    case 'layer.remove':
      return removeLayer(picture, edit.index);
    case 'layer.move':
      return moveLayer(picture, edit.from, edit.to);
    case 'layer.set':
      return setLayer(picture, edit.index, edit.values);
    case 'layer.mergeDown':
      return mergeDown(picture, edit.index);
    case 'frame.add':
      return addFrame(picture, edit.index);
    case 'frame.duplicate':
      return duplicateFrame(picture, edit.index);
    case 'frame.remove':
      return removeFrame(picture, edit.index);
    case 'frame.move':
      return moveFrame(picture, edit.from, edit.to);
    case 'frame.setDuration':
      return setFrameDuration(picture, edit.index, edit.duration);
    case 'setRate':
      return setRate(picture, edit.rate);
  }
}

function mergeDown(picture: Picture, index: number): Result<Picture> {
  const below = picture.layers[index - 1];
  if (!below || !picture.layers[index]) return refuse('range', 'There is no layer behind this one.');
  const merged = picture.cels.map((row, frame) => {
    const pair: Picture = {
      ...picture,
      layers: picture.layers.slice(index - 1, index + 1),
      cels: picture.cels.map((cels) => cels.slice(index - 1, index + 1)),
    };
    const raster = createRaster(picture.width, picture.height);
    compose(pair, frame, boundsOf(picture), raster.data);
    return row.toSpliced(index - 1, 2, celFrom(raster));
  });
  const layer = { id: below.id, name: below.name, isVisible: true, opacity: 1 };
  return accept({ ...picture, layers: picture.layers.toSpliced(index - 1, 2, layer), cels: merged });
}
