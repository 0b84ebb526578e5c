import { combineMasks, pickColor, type StrokePoint } from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { inkOf } from '../model/paintSettings.ts';
import { changePicture } from '../worker/changePicture.ts';
import { findSimilar } from '../worker/findSimilar.ts';
import type { Gesture } from './gesture.ts';

/** Fills the area of similar color. */
export function fillAt(editor: ImageEditor, point: StrokePoint): void {
  const { at, settings, selection } = editor.store.getState();
  const ink = inkOf(settings);
  editor.noteColor();
  findSimilar(editor, point, t('Fill'), (area) => {
    const filled = selection ? combineMasks(selection, area, 'intersect') : area;
    void changePicture(editor, { kind: 'fillSelection', ...at, ink, selection: filled }, t('Fill'));
  });
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
