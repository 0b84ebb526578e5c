import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import { knownProjects } from '../../../session/knownProjects.ts';
import { type OpenProject, useOpenProject } from '../../../session/SessionContext.ts';
import { getServices } from '../../../session/services.ts';
import { createKeptEdits, forgetLostEdits, type KeptEdits } from './keptEdits.ts';
import { SoundEditor, type SoundEditorPorts } from './soundEditor.ts';
import { createPlayback } from './soundPlayback.ts';
import { SoundSaver } from './soundSaver.ts';
import { openStored, type SoundWork, startSoundWork } from './soundWork.ts';
import { listReplacement, writeReplacement } from './storeSound.ts';

interface OpenEditor {
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
}

/** The editor of a file, once it is loaded, or why it cannot be. */
export type EditedSound = OpenEditor | { readonly fault: string };

/** The editor of a file, which lives as long as the page; edits are saved when it is left. Undefined while it loads. */
export function useSoundEditor(file: string): EditedSound | undefined {
  const opened = useOpenProject();
  const [project] = useState(opened);
  const [edited, setEdited] = useState<EditedSound>();
  const visit = useRef<SoundVisit>(undefined);
  useEffect(() => {
    const started = startVisit(project, setEdited);
    visit.current = started;
    return () => started.end();
  }, [project]);
  useEffect(() => visit.current?.show(file), [file]);
  return edited;
}

interface SoundVisit {
  /** Shows a file, now or when what was asked for before is shown. */
  show(file: string): void;
  end(): void;
}

function startVisit(project: OpenProject, tell: (edited: EditedSound) => void): SoundVisit {
  const { id: game, assets, holdOpen } = project;
  const work = startSoundWork();
  const kept = keptEditsOf(project);
  let open: OpenEditor | undefined;
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  const load = async (file: string): Promise<EditedSound | undefined> => {
    const stored = assets.get(`sounds/${file}`);
    if (!stored) return { fault: t('The file {file} is missing. Add the sound again.', { file }) };
    if (open) {
      const fault = await open.editor.open(file, stored, kept.of(file));
      return fault ? { fault: fault.message } : open;
    }
    const opened = await openStored(work, stored, kept.of(file));
    if (!opened.ok) return { fault: opened.fault.message };
    open = openEditor(project, new SoundEditor(opened.value, file, kept.of(file), portsOf(work, kept)));
    return open;
  };
  return {
    show(file) {
      last = last
        .then(() => (isOver ? undefined : load(file)))
        .catch((error: unknown): EditedSound => {
          console.warn(`A sound of the game ${game} cannot be opened.`, error);
          return { fault: t('This sound cannot be opened. Reload the page to try again.') };
        })
        .then((edited) => (edited && !isOver ? tell(edited) : undefined));
    },
    end() {
      isOver = true;
      if (!open) return work.close();
      const { editor, saver } = open;
      editor.player.close();
      // Without an answer to the question about music, the edits are kept for the next time.
      const done = editor.needsAgreement ? editor.settled() : saver.save();
      holdOpen(done.finally(() => work.close()));
    },
  };
}

function portsOf(work: SoundWork, kept: KeptEdits): SoundEditorPorts {
  return { work, playback: createPlayback(), say: showToast, keep: (file, edits) => kept.keep(file, edits) };
}

function openEditor({ session, assets }: OpenProject, editor: SoundEditor): OpenEditor {
  const saver = new SoundSaver(editor, {
    write: (base, bytes) => writeReplacement({ session, assets }, base, bytes),
    list: (base, written, size) => listReplacement(session, base, written, size),
    discard: (written) => assets.remove(`sounds/${written}`),
    say: showToast,
  });
  return { editor, saver };
}

function keptEditsOf({ id: game, assets }: OpenProject): KeptEdits {
  const items = storedItems();
  const hasFile = (name: string) => assets.get(`sounds/${name}`) !== undefined;
  // Without the library, the next visit cleans up.
  if (items) cleanUp(items, game, hasFile).catch(() => undefined);
  return createKeptEdits(items, game);
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
