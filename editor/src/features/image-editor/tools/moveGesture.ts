import { apply, boundsOf, celAt, copySelected, moveMask, type StrokePoint, selectRectangle } from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { alignedEnd } from './constrain.ts';
import type { Gesture } from './gesture.ts';

/** Moves what is selected, or the whole layer, by whole pixels. */
export function beginMoving(editor: ImageEditor, start: StrokePoint): Gesture | undefined {
  const { history, at, selection: before } = editor.store.getState();
  const selection = before ?? selectRectangle(boundsOf(history.picture));
  const cel = celAt(history.picture, at);
  const rest = apply(history.picture, { kind: 'clear', ...at, selection });
  if (!cel.ok || !rest.ok) return undefined;
  // Taken up once, so that each movement only lays it down.
  const { raster, x, y } = copySelected(cel.value, selection);
  let moved = history.picture;
  let offset = { x: 0, y: 0 };
  editor.show(moved);
  return {
    move(points, { shift }) {
      const last = points.at(-1);
      if (!last) return;
      const to = shift ? alignedEnd(start, last) : last;
      const next = { x: Math.round(to.x - start.x), y: Math.round(to.y - start.y) };
      if (next.x === offset.x && next.y === offset.y) return;
      offset = next;
      const laid = { ...at, raster, x: x + offset.x, y: y + offset.y };
      const placed = apply(rest.value.picture, { kind: 'pastePixels', ...laid });
      if (!placed.ok) return;
      moved = placed.value.picture;
      editor.show(moved);
      if (before) editor.select(moveMask(before, offset.x, offset.y));
    },
    end: () => editor.commit(moved, t('Move')),
    cancel() {
      editor.show(undefined);
      editor.select(before);
    },
  };
}
