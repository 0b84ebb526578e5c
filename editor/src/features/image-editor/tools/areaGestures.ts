import { boundsOf, celAt, composeFrame, floodArea, pickColor, readCel, type StrokePoint } from '@playhouse/paint';
import type { ImageEditor } from '../model/imageEditor.ts';
import { inkOf } from '../model/paintSettings.ts';
import type { Gesture } from './gesture.ts';

/** Fills the area of similar color, at once. */
export function fillAt(editor: ImageEditor, { x, y }: StrokePoint): void {
  const { at, settings, selection } = editor.store.getState();
  const { tolerance, isContiguous, allLayers } = settings;
  const target = { x: Math.floor(x), y: Math.floor(y), tolerance, isContiguous, allLayers };
  const ink = inkOf(settings);
  editor.noteColor();
  editor.edit({ kind: 'fill', ...at, ...target, ink, ...(selection && { selection }) }, 'Fill');
}

/** Takes the color under the pointer. A transparent pixel has none. */
export function beginPicking(editor: ImageEditor, start: StrokePoint): Gesture {
  const { settings, at } = editor.store.getState();
  const pick = ({ x, y }: StrokePoint) => {
    const color = pickColor(editor.picture, at, Math.floor(x), Math.floor(y), settings.allLayers);
    if (color.a > 0) editor.set({ color });
  };
  pick(start);
  return {
    move(points) {
      const to = points.at(-1);
      if (to) pick(to);
    },
    end: () => undefined,
    cancel: () => editor.set({ color: settings.color }),
  };
}

/** The area of similar color around a point, as a mask. */
export function similarArea(editor: ImageEditor, { x, y }: StrokePoint) {
  const { at, settings } = editor.store.getState();
  const { picture } = editor;
  const cel = celAt(picture, at);
  const raster =
    settings.allLayers || !cel.ok ? composeFrame(picture, at.frame) : readCel(cel.value, boundsOf(picture));
  return floodArea(raster, Math.floor(x), Math.floor(y), settings);
}
