import { apply, type Picture, type StrokePoint } from '@playhouse/paint';
import type { ImageEditor } from '../model/imageEditor.ts';
import { inkOf, symmetryOf } from '../model/paintSettings.ts';
import { toolOf } from '../model/tools.ts';
import { type Box, boxBetween, pixelBoxBetween } from './constrain.ts';
import type { Gesture } from './gesture.ts';

/** Draws a rectangle or an ellipse, and its reflections. */
export function beginShape(editor: ImageEditor, start: StrokePoint, shape: 'rectangle' | 'ellipse'): Gesture {
  const { history, at, settings, selection, tool } = editor.store.getState();
  const { isSmooth, isOutline, size } = settings;
  let picture: Picture = history.picture;
  const draw = (end: StrokePoint, isSquare: boolean) => {
    const box = isSmooth ? boxBetween(start, end, isSquare) : pixelBoxBetween(start, end, isSquare);
    picture = history.picture;
    for (const each of reflectedBoxes(box, symmetryOf(settings, picture))) {
      const drawn = apply(picture, {
        kind: 'shape',
        ...at,
        shape: { shape, ...each, isSmooth, ...(isOutline && { outline: size }) },
        ink: inkOf(settings),
        ...(selection && { selection }),
      });
      if (drawn.ok) picture = drawn.value.picture;
    }
    editor.show(picture);
  };
  draw(start, false);
  return {
    move(points, { shift }) {
      const end = points.at(-1);
      if (end) draw(end, shift);
    },
    end() {
      editor.noteColor();
      editor.commit(picture, toolOf(tool).label);
    },
    cancel: () => editor.show(undefined),
  };
}

function reflectedBoxes(
  box: Box,
  axes: { readonly vertical?: number; readonly horizontal?: number } | undefined,
): readonly Box[] {
  const { vertical, horizontal } = axes ?? {};
  const boxes = [box];
  if (vertical !== undefined) boxes.push({ ...box, x: 2 * vertical - box.x - box.width });
  if (horizontal !== undefined) {
    for (const each of boxes.slice()) boxes.push({ ...each, y: 2 * horizontal - each.y - each.height });
  }
  return boxes.filter((each, index) => boxes.findIndex((other) => other.x === each.x && other.y === each.y) === index);
}
