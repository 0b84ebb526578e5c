import { addFrame, duplicateFrame, moveFrame, removeFrame, setFrameDuration, setRate } from '../document/frames.ts';
import { addLayer, duplicateLayer, moveLayer, removeLayer, setLayer } from '../document/layers.ts';
import type { Picture } from '../document/picture.ts';
import type { Result } from '../result.ts';
import type { FrameEdit, LayerEdit } from './edit.ts';
import { mergeDown } from './mergeDown.ts';

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
