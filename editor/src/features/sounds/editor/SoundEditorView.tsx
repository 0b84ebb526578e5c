import type { Asset } from '@playhouse/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { showToast } from '../../../components/Toast.tsx';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { useOfferCommands } from '../../../ui-state/offeredCommands.ts';
import { keepEdits, keptEdits } from './keptEdits.ts';
import type { LoadedSound } from './loadSound.ts';
import { MusicDialog } from './MusicDialog.tsx';
import styles from './SoundEditor.module.css';
import { SoundFacts } from './SoundFacts.tsx';
import { SoundHead } from './SoundHead.tsx';
import { SoundTools } from './SoundTools.tsx';
import { soundCommands } from './soundCommands.ts';
import { SoundEditor } from './soundEditor.ts';
import { createPlayback } from './soundPlayback.ts';
import { replaceSound } from './storeSound.ts';
import { TimeFields } from './TimeFields.tsx';
import { useSoundKeys } from './useSoundKeys.ts';
import { Waveform } from './Waveform.tsx';

export interface SoundEditorViewProps {
  readonly asset: Asset;
  readonly file: string;
  readonly loaded: LoadedSound;
}

/** A sound with its waveform and tools. docs/editor-design.md#sound-editor. */
export function SoundEditorView({ asset, file, loaded }: SoundEditorViewProps) {
  const { editor, save } = useEditor(file, loaded);
  const section = useRef<HTMLElement>(null);
  /** An edit of music that waits for an answer. */
  const [held, setHeld] = useState<() => void>();
  const isDirty = useStore(editor.store, ({ draft }) => draft.edits.length > 0);
  const isMusic = loaded.facts.container === 'M4A';
  const change = useCallback(
    (edit: () => void) => {
      if (isMusic && !editor.isDirty) setHeld(() => edit);
      else edit();
    },
    [editor, isMusic],
  );
  useOfferCommands('Sound', () => soundCommands(editor, change));
  useSoundKeys(section, editor, { change, save });
  return (
    <section ref={section} className={styles.editor} aria-label={`Sound ${asset.name}`}>
      <SoundHead name={asset.name} editor={editor} isDirty={isDirty} onSave={save} />
      <SoundTools editor={editor} change={change} />
      <Waveform editor={editor} />
      <TimeFields editor={editor} />
      <SoundFacts asset={asset} editor={editor} />
      <MusicDialog name={asset.name} sound={held && editor.sound} onClose={() => setHeld(undefined)} onEdit={held} />
    </section>
  );
}

/** The editor of a file, which lives as long as the page; edits are saved when it is left. */
function useEditor(file: string, loaded: LoadedSound) {
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
