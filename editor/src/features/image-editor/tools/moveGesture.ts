import { apply, boundsOf, moveMask, type StrokePoint, selectRectangle } from '@playhouse/paint';
import type { ImageEditor } from '../model/imageEditor.ts';
import { alignedEnd } from './constrain.ts';
import type { Gesture } from './gesture.ts';

/** Moves what is selected, or the whole layer, by whole pixels. */
export function beginMoving(editor: ImageEditor, start: StrokePoint): Gesture {
  const { history, at, selection: before } = editor.store.getState();
  const selection = before ?? selectRectangle(boundsOf(history.picture));
  let moved = history.picture;
  let offset = { dx: 0, dy: 0 };
  return {
    move(points, { shift }) {
      const last = points.at(-1);
      if (!last) return;
      const to = shift ? alignedEnd(start, last) : last;
      const next = { dx: Math.round(to.x - start.x), dy: Math.round(to.y - start.y) };
      if (next.dx === offset.dx && next.dy === offset.dy) return;
      offset = next;
      const placed = apply(history.picture, { kind: 'place', ...at, selection, placement: offset });
      if (!placed.ok) return;
      moved = placed.value.picture;
      editor.show(moved);
      if (before) editor.select(moveMask(before, offset.dx, offset.dy));
    },
    end: () => editor.commit(moved, 'Move'),
    cancel() {
      editor.show(undefined);
      editor.select(before);
    },
  };
}
