import { type Asset, findUses } from '@playhouse/core';
import { Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/Toast.tsx';
import { useProject } from '../../../session/SessionContext.ts';
import { useFinding } from '../../../ui-state/finding.ts';
import { MadeSound } from '../make/MadeSound.tsx';
import styles from './SoundEditor.module.css';
import type { ChangeSound } from './soundCommands.ts';
import type { SoundEditor } from './soundEditor.ts';
import type { SoundSaver } from './soundSaver.ts';
import { durationText, playingNote, sizeText } from './soundWords.ts';
import { wavBytes } from './storeSound.ts';

export interface SoundFactsProps {
  readonly asset: Asset;
  readonly editor: SoundEditor;
  readonly saver: SoundSaver;
  readonly change: ChangeSound;
}

/** What is known of the file, and where the sound is used. */
export function SoundFacts({ asset, editor, saver, change }: SoundFactsProps) {
  const { loaded, shown, edits } = useStore(editor.store);
  const { container, codec } = loaded.facts;
  const isEdited = edits.length > 0;
  const isMusic = container === 'M4A';
  const uses = useUses(asset.name);
  const note = playingNote(loaded.facts);
  const convert = async () => {
    const name = await saver.convert();
    if (name !== undefined) showToast(`“${name}” is now a WAV file.`);
  };
  return (
    <>
      <dl className={styles.facts} aria-label="Facts">
        <Fact title="Format">{isEdited ? 'WAV when saved' : `${container}, ${codec}`}</Fact>
        <Fact title="Duration">{durationText(shown.frames, shown.sampleRate)}</Fact>
        <Fact title="Sample rate">{shown.sampleRate.toLocaleString('en-US')} Hz</Fact>
        <Fact title="Channels">{shown.channels === 1 ? 'Mono' : 'Stereo'}</Fact>
        <Fact title="Size">{sizeText(isEdited ? wavBytes(shown) : loaded.bytes)}</Fact>
        <Fact title="Kind">{isMusic && !isEdited ? 'Music (m4a)' : 'Sound'}</Fact>
        <Fact title="Used in">
          {uses === 0 ? (
            'Nothing yet'
          ) : (
            <Button
              size="small"
              look="plain"
              icon={Search}
              onPress={() => useFinding.getState().findUses({ kind: 'sound', id: asset.name })}
            >
              {uses === 1 ? '1 place' : `${uses} places`}
            </Button>
          )}
        </Fact>
      </dl>
      <MadeSound asset={asset} editor={editor} saver={saver} />
      {note && !isEdited ? (
        <p className={styles.note}>
          {note}{' '}
          <Button size="small" onPress={() => change(() => void convert())}>
            Convert to WAV
          </Button>
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

function useUses(name: string): number {
  const project = useProject((all) => all);
  return useMemo(() => findUses(project, { kind: 'sound', id: name }).length, [project, name]);
}
