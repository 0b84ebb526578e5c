import type { Cel } from '../document/cel.ts';
import { limits } from '../document/limits.ts';
import { bytesOf, isTooLarge, mapCels, type Picture, withCel } from '../document/picture.ts';
import { accept, type Result, refuse } from '../result.ts';
import { contentOfPicture } from '../transform/pictureSize.ts';
import { rotatedSize } from '../transform/rotate.ts';
import { apply } from './apply.ts';
import type { Edit } from './edit.ts';
import { mergeableAt, withMerged } from './mergeDown.ts';

/** A part of an edit: the same edit of a picture that has only the layers and frames that it reads. */
export interface EditPart {
  readonly picture: Picture;
  readonly edit: Edit;
}

/** Applies a part somewhere else, such as in a worker. */
export type ApplyPart = (part: EditPart) => Promise<Result<Picture>>;

/** The picture after an edit, as `apply` returns it, applied part by part. `onDone` is called after each part. */
export async function applyInParts(
  picture: Picture,
  edit: Edit,
  applyPart: ApplyPart,
  onDone: (done: number, of: number) => void = () => undefined,
): Promise<Result<Picture>> {
  const whole = resolved(picture, edit);
  const parts = partsOf(picture, whole);
  if (parts.length === 0) {
    const applied = apply(picture, whole);
    return applied.ok ? accept(applied.value.picture) : applied;
  }
  const applied: Picture[] = [];
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    const after = await applyPart(part);
    if (!after.ok) return after;
    applied.push(after.value);
    bytes += bytesOf(after.value);
    // Told before the memory is used up.
    if (bytes > limits.bytes && !isTooLarge(picture)) return refuse('size', 'The picture would need too much memory.');
    onDone(index + 1, parts.length);
  }
  return accept(joined(picture, whole, parts, applied));
}

/** About how many pixels an edit reads or writes; 0 for those that only change lists. */
export function pixelsToEdit(picture: Picture, edit: Edit): number {
  const area = picture.width * picture.height;
  if ('layer' in edit) {
    switch (edit.kind) {
      case 'fillSelection':
      case 'clear':
      case 'place':
        return edit.selection.width * edit.selection.height;
      case 'pastePixels':
        return edit.raster.width * edit.raster.height;
      default:
        return area;
    }
  }
  switch (edit.kind) {
    case 'layer.mergeDown':
      return area * 2 * picture.frames.length;
    case 'flip':
    case 'turn':
    case 'cropToContent':
      return area * distinctCels(picture).length;
    case 'scale':
    case 'canvas':
      return Math.max(area, edit.width * edit.height) * distinctCels(picture).length;
    case 'crop':
      return Math.max(area, edit.rect.width * edit.rect.height) * distinctCels(picture).length;
    case 'rotate': {
      const { width, height } = rotatedSize(picture.width, picture.height, edit.degrees);
      return width * height * distinctCels(picture).length;
    }
    default:
      return 0;
  }
}

/** The edit without what only the whole picture tells. */
function resolved(picture: Picture, edit: Edit): Edit {
  return edit.kind === 'cropToContent' ? { kind: 'crop', rect: contentOfPicture(picture) } : edit;
}

/** None for an edit that only changes lists, or that `apply` refuses at once. */
function partsOf(picture: Picture, edit: Edit): readonly EditPart[] {
  if ('layer' in edit) {
    const cel = picture.cels[edit.frame]?.[edit.layer];
    return cel ? [{ picture: withCels(picture, [cel]), edit: { ...edit, frame: 0, layer: 0 } }] : [];
  }
  switch (edit.kind) {
    case 'layer.mergeDown': {
      if (!mergeableAt(picture, edit.index)) return [];
      const layers = picture.layers.slice(edit.index - 1, edit.index + 1);
      return picture.cels.map((row) => {
        const pair = withCels(picture, row.slice(edit.index - 1, edit.index + 1));
        return { picture: { ...pair, layers }, edit: { ...edit, index: 1 } };
      });
    }
    case 'flip':
    case 'turn':
    case 'rotate':
    case 'scale':
    case 'canvas':
    case 'crop':
      return distinctCels(picture).map((cel) => ({ picture: withCels(picture, [cel]), edit }));
    default:
      return [];
  }
}

function joined(picture: Picture, edit: Edit, parts: readonly EditPart[], applied: readonly Picture[]): Picture {
  const cels = applied.map((after) => after.cels[0]?.[0] as Cel);
  if ('layer' in edit) return withCel(picture, edit, cels[0] as Cel);
  if (edit.kind === 'layer.mergeDown') return withMerged(picture, edit.index, cels);
  const changed = new Map(parts.map((part, index) => [part.picture.cels[0]?.[0], cels[index] as Cel]));
  return mapCels(picture, (cel) => changed.get(cel) as Cel);
}

function distinctCels({ cels }: Picture): readonly Cel[] {
  return [...new Set(cels.flat())];
}

/** A picture with one frame that has these cels. */
function withCels(picture: Picture, cels: readonly Cel[]): Picture {
  return { ...picture, layers: picture.layers.slice(0, cels.length), frames: picture.frames.slice(0, 1), cels: [cels] };
}
