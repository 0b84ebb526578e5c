import { useStore } from 'zustand';
import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
import { unitName } from '../../../i18n/unitNames.ts';
import { SmallField } from '../SmallField.tsx';
import styles from './SoundEditor.module.css';
import type { SoundEditor } from './soundEditor.ts';
import { secondsText } from './soundWords.ts';
import { rangeOf, readClock } from './waveView.ts';

/** Start and end of the selection in seconds, and what is selected in words. */
export function TimeFields({ editor }: { readonly editor: SoundEditor }) {
  const { sampleRate, frames, clipped } = useStore(editor.store, (state) => state.shown);
  const selection = useStore(editor.store, (state) => state.selection);
  const isWaiting = useStore(editor.store, ({ waiting }) => waiting > 0);
  const { from, to } = rangeOf(selection);
  const frameOf = (seconds: number) => Math.round(seconds * sampleRate);
  return (
    <div className={styles.fields}>
      <TimeField
        label={t('Start')}
        frames={from}
        sampleRate={sampleRate}
        onCommit={(seconds) => editor.wave.select(frameOf(seconds), Math.max(to, frameOf(seconds)))}
      />
      <TimeField
        label={t('End')}
        frames={to}
        sampleRate={sampleRate}
        onCommit={(seconds) => editor.wave.select(Math.min(from, frameOf(seconds)), frameOf(seconds))}
      />
      <span className={styles.status} id="sound-status" role="status">
        {from < to
          ? t('{seconds} s selected', { seconds: amount((to - from) / sampleRate, 3) })
          : t('Nothing selected. Tools change all {seconds} s.', { seconds: amount(frames / sampleRate, 3) })}
      </span>
      {isWaiting ? <span className={`${styles.status} ${styles.waiting}`}>{t('Working …')}</span> : null}
      {clipped > 0 ? (
        <span className={`${styles.status} ${styles.warning}`}>
          {t('Too loud in {clipped} samples: Normalize helps', {
            clipped: amount(clipped),
          })}
        </span>
      ) : null}
    </div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly frames: number;
  readonly sampleRate: number;
  readonly onCommit: (seconds: number) => void;
}

function TimeField({ label, frames, sampleRate, onCommit }: TimeFieldProps) {
  return (
    <SmallField
      label={label}
      value={secondsText(frames, sampleRate)}
      unit={unitName('s')}
      inputMode="decimal"
      onCommit={(text) => {
        const seconds = readClock(text);
        if (seconds !== undefined) onCommit(seconds);
        return seconds !== undefined;
      }}
    />
  );
}
