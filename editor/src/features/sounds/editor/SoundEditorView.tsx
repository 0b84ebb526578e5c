import type { Asset } from '@playhouse/core';
import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../i18n/t.ts';
import { useOfferCommands } from '../../../ui-state/offeredCommands.ts';
import { MusicDialog } from './MusicDialog.tsx';
import styles from './SoundEditor.module.css';
import { SoundFacts } from './SoundFacts.tsx';
import { SoundHead } from './SoundHead.tsx';
import { SoundTools } from './SoundTools.tsx';
import { soundCommands } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';
import type { SoundSaver } from './soundSaver.ts';
import { TimeFields } from './TimeFields.tsx';
import { useSoundKeys } from './useSoundKeys.ts';
import { Waveform } from './Waveform.tsx';

export interface SoundEditorViewProps {
  readonly asset: Asset;
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
}

/** A sound with its waveform and tools. docs/editor-design.md#sound-editor. */
export function SoundEditorView({ asset, editor, saver }: SoundEditorViewProps) {
  const section = useRef<HTMLElement>(null);
  /** What waits for an answer about music. */
  const [held, setHeld] = useState<() => void>();
  const isDirty = useStore(editor.store, ({ edits }) => edits.length > 0);
  const change = useCallback(
    (edit: () => void) => {
      if (editor.needsAgreement) setHeld(() => edit);
      else edit();
    },
    [editor],
  );
  const save = useCallback(() => {
    if (editor.mayBeDirty) change(() => void saver.save());
  }, [editor, change, saver]);
  useOfferCommands(t('Sound'), () => soundCommands(editor, change));
  useSoundKeys(section, editor, { change, save });
  return (
    <section ref={section} className={styles.editor} aria-label={t('Sound {name}', { name: asset.name })}>
      <SoundHead name={asset.name} editor={editor} isDirty={isDirty} onSave={save} />
      <SoundTools editor={editor} change={change} />
      <Waveform editor={editor} />
      <TimeFields editor={editor} />
      <SoundFacts asset={asset} editor={editor} saver={saver} change={change} />
      <MusicDialog
        name={asset.name}
        editor={editor}
        isOpen={held !== undefined}
        onClose={() => setHeld(undefined)}
        onEdit={() => {
          editor.agree();
          held?.();
        }}
      />
    </section>
  );
}
