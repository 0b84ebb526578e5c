import { useCallback, useEffect, useMemo, useRef } from 'react';
import { showToast } from '../../../components/Toast.tsx';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { keepEdits, keptEdits } from './keptEdits.ts';
import type { LoadedSound } from './loadSound.ts';
import { SoundEditor } from './soundEditor.ts';
import { createPlayback } from './soundPlayback.ts';
import { replaceSound } from './storeSound.ts';

/** The editor of a file, which lives as long as the page; edits are saved when it is left. */
export function useSoundEditor(file: string, loaded: LoadedSound) {
  const { id: game, session, assets } = useOpenProject();
  const editor = useMemo(
    () =>
      new SoundEditor(loaded, file, keptEdits(game, file), {
        playback: createPlayback(),
        say: showToast,
        keep: (edited, edits) => keepEdits(game, edited, edits),
      }),
    // Another file of the asset is opened by the effect below.
    [game],
  );
  const isSaving = useRef(false);
  const save = useCallback(async () => {
    if (!editor.isDirty || isSaving.current) return;
    isSaving.current = true;
    const { file: base, loaded: from, draft } = editor.store.getState();
    const stored = await replaceSound({ session, assets }, base, draft.history.sound, from.recipe);
    isSaving.current = false;
    if (stored.ok) keepEdits(game, base, []);
    else showToast(stored.message);
  }, [editor, session, assets, game]);
  useEffect(() => {
    if (editor.store.getState().file !== file) editor.open(loaded, file, keptEdits(game, file));
  }, [editor, loaded, file, game]);
  useEffect(
    () => () => {
      editor.close();
      void save();
    },
    [editor, save],
  );
  return { editor, save };
}
