import { apply, beginStroke, type Picture, type StrokeOptions, type StrokePoint } from '@playhouse/paint';
import type { ImageEditor } from '../model/imageEditor.ts';
import { inkOf, symmetryOf, tipOf } from '../model/paintSettings.ts';
import { toolOf } from '../model/tools.ts';
import { alignedEnd } from './constrain.ts';
import type { Gesture } from './gesture.ts';

/** Draws freehand with the pencil, the brush or the eraser. */
export function beginFreehand(editor: ImageEditor, start: StrokePoint): Gesture | undefined {
  const { history, at, tool } = editor.store.getState();
  const stroke = beginStroke(history.picture, at, strokeOptions(editor));
  if (!stroke.ok) return undefined;
  let picture = history.picture;
  const extend = (points: readonly StrokePoint[]) => {
    ({ picture } = stroke.value.extend(points));
    editor.show(picture);
  };
  extend([start]);
  return {
    move: extend,
    end() {
      if (tool !== 'eraser') editor.noteColor();
      editor.commit(picture, toolOf(tool).label);
    },
    cancel: () => editor.show(undefined),
  };
}

/** Draws a straight line. */
export function beginLine(editor: ImageEditor, start: StrokePoint): Gesture {
  const { history, at, tool } = editor.store.getState();
  const options = strokeOptions(editor);
  let picture: Picture = history.picture;
  const draw = (to: StrokePoint) => {
    const points = [start, { x: to.x, y: to.y }];
    const drawn = apply(history.picture, { kind: 'stroke', ...at, options, points });
    if (!drawn.ok) return;
    picture = drawn.value.picture;
    editor.show(picture);
  };
  draw(start);
  return {
    move(points, { shift }) {
      const to = points.at(-1);
      if (to) draw(shift ? alignedEnd(start, to) : to);
    },
    end() {
      editor.noteColor();
      editor.commit(picture, toolOf(tool).label);
    },
    cancel: () => editor.show(undefined),
  };
}

function strokeOptions(editor: ImageEditor): StrokeOptions {
  const { settings, selection, tool } = editor.store.getState();
  const symmetry = symmetryOf(settings, editor.picture);
  return {
    tip: tipOf(settings, tool),
    ...inkOf(settings, tool === 'eraser'),
    ...(symmetry && { symmetry }),
    ...(selection && { selection }),
  };
}
