import {
  boundsOf,
  combineMasks,
  intersectRects,
  type Mask,
  type Point,
  type SelectionMode,
  type StrokePoint,
  selectLasso,
  selectRectangle,
} from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { findSimilar } from '../worker/findSimilar.ts';
import { pixelBoxBetween } from './constrain.ts';
import type { Gesture, Modifiers } from './gesture.ts';

/** Selects a rectangle of pixels. A press without movement selects nothing. */
export function beginSelecting(editor: ImageEditor, start: StrokePoint, keys: Modifiers): Gesture {
  const bounds = boundsOf(editor.picture);
  const before = editor.store.getState().selection;
  const mode = modeOf(keys);
  let mask: Mask | undefined;
  return {
    move(points) {
      const to = points.at(-1);
      if (!to) return;
      const box = pixelBoxBetween(start, to, false);
      mask = selectRectangle(intersectRects(box, bounds));
      editor.outline(cornersOf(box));
    },
    end() {
      editor.outline(undefined);
      if (mask || mode === 'replace') editor.select(mask && combineMasks(before, mask, mode));
    },
    cancel: () => editor.outline(undefined),
  };
}

/** Selects what a drawn line surrounds. */
export function beginLasso(editor: ImageEditor, start: StrokePoint, keys: Modifiers): Gesture {
  const before = editor.store.getState().selection;
  const mode = modeOf(keys);
  let path: readonly Point[] = [start];
  return {
    move(points) {
      path = [...path, ...points];
      editor.outline(path);
    },
    end() {
      editor.outline(undefined);
      const mask = selectLasso(path, boundsOf(editor.picture));
      const isNothing = mask.width === 0 || mask.height === 0;
      if (!isNothing || mode === 'replace') editor.select(isNothing ? undefined : combineMasks(before, mask, mode));
    },
    cancel: () => editor.outline(undefined),
  };
}

/** Selects the area of similar color. */
export function selectSimilar(editor: ImageEditor, point: StrokePoint, keys: Modifiers): void {
  const before = editor.store.getState().selection;
  findSimilar(editor, point, t('Magic wand'), (area) => editor.select(combineMasks(before, area, modeOf(keys))));
}

function modeOf({ shift, alt }: Modifiers): SelectionMode {
  if (shift && alt) return 'intersect';
  return shift ? 'add' : alt ? 'subtract' : 'replace';
}

function cornersOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
