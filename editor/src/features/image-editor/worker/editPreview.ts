import { apply, applyInParts, type Edit, pixelsToEdit } from '@playhouse/paint';
import { useEffect, useRef } from 'react';
import type { ImageEditor } from '../model/imageEditor.ts';
import { applyPartIn, pixelsAtOnce } from './changePicture.ts';
import { type PictureWork, startPictureWork } from './pictureWork.ts';

/** Shows the picture as it would be after an edit. Large ones are tried in a worker; of several in a row, the last counts. */
class EditPreview {
  readonly #editor: ImageEditor;
  #work: PictureWork | undefined;
  #wanted: Edit | undefined;
  #isTrying = false;
  #isClosed = false;

  constructor(editor: ImageEditor) {
    this.#editor = editor;
  }

  /** Undefined shows the picture as it is. */
  show(edit: Edit | undefined): void {
    const { picture } = this.#editor.store.getState().history;
    if (edit && pixelsToEdit(picture, edit) > pixelsAtOnce) {
      this.#wanted = edit;
      if (!this.#isTrying) void this.#try();
      return;
    }
    this.#wanted = undefined;
    const applied = edit && apply(picture, edit);
    this.#editor.show(applied?.ok ? applied.value.picture : undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#work?.close();
    this.#editor.show(undefined);
  }

  async #try(): Promise<void> {
    this.#isTrying = true;
    this.#work ??= startPictureWork();
    while (this.#wanted) {
      const edit = this.#wanted;
      const { picture } = this.#editor.store.getState().history;
      const applied = await applyInParts(picture, edit, applyPartIn(this.#work)).catch(() => undefined);
      if (this.#isClosed) return;
      if (edit !== this.#wanted) continue;
      this.#wanted = undefined;
      this.#editor.show(applied?.ok ? applied.value : undefined);
    }
    this.#isTrying = false;
  }
}

/** Shows the picture as it would be after an edit, until the component is gone. */
export function useEditPreview(editor: ImageEditor, edit: Edit | undefined): void {
  const preview = useRef<EditPreview>(undefined);
  useEffect(() => {
    const opened = new EditPreview(editor);
    preview.current = opened;
    return () => opened.close();
  }, [editor]);
  useEffect(() => preview.current?.show(edit), [edit]);
}
