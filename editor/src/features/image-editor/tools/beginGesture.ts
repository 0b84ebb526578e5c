import type { StrokePoint } from '@playhouse/paint';
import type { ImageEditor } from '../model/imageEditor.ts';
import { beginPicking, fillAt } from './areaGestures.ts';
import type { Gesture, Modifiers } from './gesture.ts';
import { beginMoving } from './moveGesture.ts';
import { beginLasso, beginSelecting, selectSimilar } from './selectGestures.ts';
import { beginShape } from './shapeGesture.ts';
import { beginFreehand, beginLine } from './strokeGesture.ts';

/** Starts what the active tool does at a point; undefined when it was done at once, or cannot be done. */
export function beginGesture(editor: ImageEditor, start: StrokePoint, keys: Modifiers): Gesture | undefined {
  const { tool } = editor.store.getState();
  switch (tool) {
    case 'picker':
      return beginPicking(editor, start);
    case 'select':
      return beginSelecting(editor, start, keys);
    case 'lasso':
      return beginLasso(editor, start, keys);
    case 'wand':
      selectSimilar(editor, start, keys);
      return undefined;
  }
  if (!editor.canPaint()) return undefined;
  switch (tool) {
    case 'pencil':
    case 'brush':
    case 'eraser':
      return beginFreehand(editor, start);
    case 'line':
      return beginLine(editor, start);
    case 'rectangle':
    case 'ellipse':
      return beginShape(editor, start, tool);
    case 'move':
      return beginMoving(editor, start);
    case 'fill':
      fillAt(editor, start);
      return undefined;
    case 'text':
      editor.writeTextAt({ x: Math.floor(start.x), y: Math.floor(start.y) });
      return undefined;
  }
}
