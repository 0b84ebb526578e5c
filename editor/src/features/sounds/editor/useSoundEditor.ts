import { useEffect, useState } from 'react';
import { showToast } from '../../../components/Toast.tsx';
import { knownProjects } from '../../../session/knownProjects.ts';
import { type OpenProject, useOpenProject } from '../../../session/SessionContext.ts';
import { getServices } from '../../../session/services.ts';
import { createKeptEdits, forgetLostEdits, type KeptEdits } from './keptEdits.ts';
import type { LoadedSound } from './loadSound.ts';
import { SoundEditor } from './soundEditor.ts';
import { createPlayback } from './soundPlayback.ts';
import { SoundSaver } from './soundSaver.ts';
import { listReplacement, writeReplacement } from './storeSound.ts';

interface OpenEditor {
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
  readonly kept: KeptEdits;
}

/** The editor of a file, which lives as long as the page; edits are saved when it is left. */
export function useSoundEditor(file: string, loaded: LoadedSound): OpenEditor {
  const project = useOpenProject();
  const [open] = useState(() => openEditor(project, file, loaded));
  const { editor, saver, kept } = open;
  const { holdOpen } = project;
  useEffect(() => {
    if (editor.store.getState().file !== file) editor.open(loaded, file, kept.of(file));
  }, [editor, kept, loaded, file]);
  useEffect(
    () => () => {
      editor.player.close();
      // Without an answer to the question about music, the edits are kept for the next time.
      if (!editor.needsAgreement) holdOpen(saver.save());
    },
    [editor, saver, holdOpen],
  );
  return open;
}

function openEditor({ id: game, session, assets }: OpenProject, file: string, loaded: LoadedSound): OpenEditor {
  const items = storedItems();
  const hasFile = (name: string) => assets.get(`sounds/${name}`) !== undefined;
  // Without the library, the next visit cleans up.
  if (items) cleanUp(items, game, hasFile).catch(() => undefined);
  const kept = createKeptEdits(items, game);
  const editor = new SoundEditor(loaded, file, kept.of(file), {
    playback: createPlayback(),
    say: showToast,
    keep: (edited, edits) => kept.keep(edited, edits),
  });
  const saver = new SoundSaver(editor, {
    write: (base, bytes) => writeReplacement({ session, assets }, base, bytes),
    list: (base, written, size) => listReplacement(session, base, written, size),
    discard: (written) => assets.remove(`sounds/${written}`),
    say: showToast,
  });
  return { editor, saver, kept };
}

/** Forgets the edits of games that were deleted, but not of those that the browser lost: they may be stored again. */
async function cleanUp(items: Storage, game: string, hasFile: (file: string) => boolean): Promise<void> {
  const { store } = await getServices();
  const list = await store.list();
  if (!list.ok) return;
  const games = new Set([...list.value.map(({ id }) => id), ...knownProjects(items)]);
  forgetLostEdits(items, { game, games, hasFile });
}

/** Undefined when the browser denies access. */
function storedItems(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
