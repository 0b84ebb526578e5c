import type { Asset } from '@playhouse/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/toasts.ts';
import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
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
    if (name !== undefined) showToast(t('“{name}” is now a WAV file.', { name }));
  };
  return (
    <>
      <SizeNote editor={editor} change={change} />
      <dl className={styles.facts} aria-label={t('Facts')}>
        <Fact title={t('Format')}>
          {isEdited ? t('WAV when saved') : `${container === 'unknown' ? t('unknown') : container}, ${codec}`}
        </Fact>
        <Fact title={t('Duration')}>{durationText(shown.frames, shown.sampleRate)}</Fact>
        <Fact title={t('Sample rate')}>{t('{rate} Hz', { rate: amount(shown.sampleRate) })}</Fact>
        <Fact title={t('Channels')}>
          {t('{channels, plural, one {Mono} other {Stereo}}', { channels: shown.channels })}
        </Fact>
        <Fact title={t('Size')}>{sizeText(isEdited ? wavBytes(shown) : loaded.bytes)}</Fact>
        <Fact title={t('Kind')}>{isMusic && !isEdited ? t('Music (m4a)') : t('Sound')}</Fact>
        <Fact title={t('Used in')}>
          <UsedIn sound={asset.name} />
        </Fact>
      </dl>
      <MadeSound asset={asset} editor={editor} saver={saver} />
      {note && !isEdited ? (
        <p className={styles.note}>
          {note}{' '}
          {isTooLarge ? null : (
            <Button size="small" onPress={() => change(() => void convert())}>
              {t('Convert to WAV')}
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
