import { type ApplyPart, applyInParts, type Edit, type Picture, pixelsToEdit, type Result } from '@playhouse/paint';
import { showToast } from '../../../components/toasts.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import type { WorkProgress } from '../model/longWork.ts';
import { type PictureWork, withPictureWork } from './pictureWork.ts';
import { packPart, unpackPicture } from './sentPicture.ts';

/** px of an edit that the page makes by itself, within about 20 ms. */
export const pixelsAtOnce = 1 << 20;

/**
 * Applies edits as one undo step, as `editor.edit`: small ones at once, large ones in a worker while the editor shows how
 * far they are. False when they are refused or canceled.
 */
export async function changePicture(
  editor: ImageEditor,
  edits: Edit | readonly Edit[],
  label: string,
): Promise<boolean> {
  const list = Array.isArray(edits) ? (edits as readonly Edit[]) : [edits as Edit];
  const { picture } = editor.store.getState().history;
  const pixels = list.reduce((sum, edit) => sum + pixelsToEdit(picture, edit), 0);
  if (pixels <= pixelsAtOnce) return editor.edit(list, label);
  const changed = await editor.work.run(
    label,
    (progress) => applyApart(picture, list, progress),
    (after) => {
      if (after.ok) return editor.commit(after.value, label);
      showToast(after.message);
      return false;
    },
  );
  return changed ?? false;
}

function applyApart(picture: Picture, edits: readonly Edit[], { signal, onProgress }: WorkProgress) {
  return withPictureWork(async (work): Promise<Result<Picture>> => {
    let current = picture;
    for (const edit of edits) {
      const applied = await applyInParts(current, edit, applyPartIn(work), onProgress);
      if (!applied.ok) return applied;
      current = applied.value;
    }
    return { ok: true, value: current };
  }, signal);
}

/** Applies parts of edits in a worker. Tiles that they leave alone stay the same ones. */
export function applyPartIn(work: PictureWork): ApplyPart {
  return async (part) => {
    const after = await work.handOver('apply', packPart(part));
    return after.ok ? { ok: true, value: unpackPicture(after.value, part.picture) } : after;
  };
}
