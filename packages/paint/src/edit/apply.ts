import { dirtyBetween } from '../document/history.ts';
import { isTooLarge, type Picture, withCel } from '../document/picture.ts';
import type { Rect } from '../geometry/rect.ts';
import { accept, type Result, refuse } from '../result.ts';
import {
  contentOfPicture,
  cropPicture,
  flipPicture,
  resizeCanvas,
  rotatePicture,
  scalePicture,
  turnPicture,
} from '../transform/pictureSize.ts';
import { applyListEdit } from './applyListEdit.ts';
import { applyPixelEdit } from './applyPixelEdit.ts';
import type { Edit } from './edit.ts';

export interface Applied {
  readonly picture: Picture;
  /** Outside of it the frame looks as before; in whole tiles, or the whole picture. */
  readonly dirty: Rect;
}

/**
 * The picture after an edit, or why it is refused. The old picture is its inverse: it is not changed and shares with
 * the new one what is the same. `frame` is the frame whose `dirty` rectangle is wanted.
 */
export function apply(picture: Picture, edit: Edit, frame = 0): Result<Applied> {
  const changed = change(picture, edit);
  if (!changed.ok) return changed;
  const after = changed.value;
  // Only these multiply pixels by themselves. Who keeps pictures, checks the others.
  if (isLarger(picture, after) && isTooLarge(after)) {
    return refuse('size', 'The picture would need too much memory.');
  }
  return accept({ picture: after, dirty: dirtyBetween(picture, after, 'frame' in edit ? edit.frame : frame) });
}

function change(picture: Picture, edit: Edit): Result<Picture> {
  if ('layer' in edit) {
    const cel = applyPixelEdit(picture, edit);
    return cel.ok ? accept(withCel(picture, edit, cel.value)) : cel;
  }
  switch (edit.kind) {
    case 'flip':
      return accept(flipPicture(picture, edit.axis));
    case 'turn':
      return Number.isInteger(edit.quarters)
        ? accept(turnPicture(picture, edit.quarters))
        : refuse('range', 'Only whole quarter turns are possible.');
    case 'rotate':
      return rotatePicture(picture, edit.degrees, edit.sampling);
    case 'scale':
      return scalePicture(picture, edit.width, edit.height, edit.scaling);
    case 'canvas':
      return resizeCanvas(picture, edit.width, edit.height, edit.anchor);
    case 'crop':
      return cropPicture(picture, edit.rect);
    case 'cropToContent':
      return cropPicture(picture, contentOfPicture(picture));
    default:
      return applyListEdit(picture, edit);
  }
}

function isLarger(before: Picture, after: Picture): boolean {
  return before.width * before.height < after.width * after.height;
}
