import type { Asset } from '@playhouse/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/Toast.tsx';
import { MadeSound } from '../make/MadeSound.tsx';
import { SizeNote } from './SizeNote.tsx';
import styles from './SoundEditor.module.css';
import type { ChangeSound } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';
import type { SoundSaver } from './soundSaver.ts';
import { durationText, playingNote, sizeText } from './soundWords.ts';
import { UsedIn } from './UsedIn.tsx';
import { sizeFault, wavBytes } from './wavSize.ts';

export interface SoundFactsProps {
  readonly asset: Asset;
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
  readonly change: ChangeSound;
}

/** What is known of the file, whether edits of it can be saved, and where the sound is used. */
export function SoundFacts({ asset, editor, saver, change }: SoundFactsProps) {
  const { loaded, shown, edits } = useStore(editor.store);
  const { container, codec } = loaded.facts;
  const isEdited = edits.length > 0;
  const isMusic = container === 'M4A';
  const note = playingNote(loaded.facts);
  const isTooLarge = sizeFault(wavBytes(shown)) !== undefined;
  const convert = async () => {
    const name = await saver.convert();
    if (name !== undefined) showToast(`“${name}” is now a WAV file.`);
  };
  return (
    <>
      <SizeNote editor={editor} change={change} />
      <dl className={styles.facts} aria-label="Facts">
        <Fact title="Format">{isEdited ? 'WAV when saved' : `${container}, ${codec}`}</Fact>
        <Fact title="Duration">{durationText(shown.frames, shown.sampleRate)}</Fact>
        <Fact title="Sample rate">{shown.sampleRate.toLocaleString('en-US')} Hz</Fact>
        <Fact title="Channels">{shown.channels === 1 ? 'Mono' : 'Stereo'}</Fact>
        <Fact title="Size">{sizeText(isEdited ? wavBytes(shown) : loaded.bytes)}</Fact>
        <Fact title="Kind">{isMusic && !isEdited ? 'Music (m4a)' : 'Sound'}</Fact>
        <Fact title="Used in">
          <UsedIn sound={asset.name} />
        </Fact>
      </dl>
      <MadeSound asset={asset} editor={editor} saver={saver} />
      {note && !isEdited ? (
        <p className={styles.note}>
          {note}{' '}
          {isTooLarge ? null : (
            <Button size="small" onPress={() => change(() => void convert())}>
              Convert to WAV
            </Button>
          )}
        </p>
      ) : null}
    </>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
