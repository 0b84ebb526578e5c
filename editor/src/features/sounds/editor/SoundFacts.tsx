import { type Asset, findUses } from '@playhouse/core';
import { Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/Toast.tsx';
import { useOpenProject, useProject } from '../../../session/SessionContext.ts';
import { useFinding } from '../../../ui-state/finding.ts';
import styles from './SoundEditor.module.css';
import { durationText, type SoundEditor } from './soundEditor.ts';
import { playingNote, sizeText } from './soundWords.ts';
import { replaceSound, wavBytes } from './storeSound.ts';

export interface SoundFactsProps {
  readonly asset: Asset;
  readonly editor: SoundEditor;
}

/** What is known of the file, and where the sound is used. */
export function SoundFacts({ asset, editor }: SoundFactsProps) {
  const { session, assets } = useOpenProject();
  const { loaded, draft, file } = useStore(editor.store);
  const { sound } = draft.history;
  const { container, codec } = loaded.facts;
  const isEdited = draft.edits.length > 0;
  const isMusic = container === 'M4A';
  const uses = useUses(asset.name);
  const note = playingNote(loaded.facts);
  const convert = async () => {
    const stored = await replaceSound({ session, assets }, file, sound, loaded.recipe);
    showToast(stored.ok ? `“${stored.name}” is now a WAV file.` : stored.message);
  };
  return (
    <>
      <dl className={styles.facts} aria-label="Facts">
        <Fact title="Format">{isEdited ? 'WAV when saved' : `${container}, ${codec}`}</Fact>
        <Fact title="Duration">{durationText(sound)}</Fact>
        <Fact title="Sample rate">{sound.sampleRate.toLocaleString('en-US')} Hz</Fact>
        <Fact title="Channels">{sound.channels.length === 1 ? 'Mono' : 'Stereo'}</Fact>
        <Fact title="Size">{sizeText(isEdited ? wavBytes(sound) : loaded.bytes)}</Fact>
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
      {note && !isEdited ? (
        <p className={styles.note}>
          {note}{' '}
          <Button size="small" onPress={convert}>
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
