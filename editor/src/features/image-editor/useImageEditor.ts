import { useCallback, useEffect, useMemo, useRef } from 'react';
import { showToast } from '../../components/toasts.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { firstColor } from './model/firstColor.ts';
import { ImageEditor } from './model/imageEditor.ts';
import { keepToolSettings } from './model/keptSettings.ts';
import type { StoredDraft } from './model/storedDraft.ts';
import { keepDraft } from './storage/keptDrafts.ts';
import { type MoreEdits, storePicture } from './storage/storePicture.ts';
import { PictureView } from './view/pictureView.ts';

/** The editor of a file, which lives as long as the page; the picture is stored when it is left. */
export function useImageEditor(file: string, draft: StoredDraft, onFile: (file: string | undefined) => void) {
  const { id: game, session, assets } = useOpenProject();
  const { editor, view } = useMemo(() => {
    const made = new ImageEditor(file, draft, {
      say: showToast,
      keep: (edited, kept, before) => keepDraft(game, edited, kept, before),
    });
    return { editor: made, view: new PictureView(made) };
    // Another file of the image is opened by the effect below.
  }, [game]);
  const saving = useRef<Promise<unknown>>(undefined);
  const save = useCallback(
    async (more?: MoreEdits): Promise<boolean> => {
      await editor.work.whenIdle();
      await saving.current;
      if (!editor.isDirty && !more) return true;
      const storing = storePicture({ session, assets }, editor, more);
      saving.current = storing;
      const stored = await storing;
      for (const note of stored.ok ? stored.notes : [stored.message]) showToast(note);
      return stored.ok;
    },
    [editor, session, assets],
  );
  useEffect(() => keepToolSettings(editor, firstColor(session.getState().project)), [editor, session]);
  useEffect(() => {
    onFile(editor.store.getState().file);
    const stop = editor.store.subscribe((state) => onFile(state.file));
    return () => {
      stop();
      onFile(undefined);
    };
  }, [editor, onFile]);
  useEffect(() => {
    if (editor.store.getState().file !== file) editor.open(file, draft);
  }, [editor, file, draft]);
  useEffect(
    () => () => {
      void save();
    },
    [save],
  );
  return { editor, view, save };
}
