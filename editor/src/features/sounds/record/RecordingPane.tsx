import type { Sound } from '@playhouse/audio';
import { Circle, MicOff, Square, Undo2 } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { amount } from '../../../i18n/amount.ts';
import { t } from '../../../i18n/t.ts';
import styles from './RecordSound.module.css';
import { longestRecording, meterPart, microphoneAdvice } from './recording.ts';
import { useRecorder } from './useRecorder.ts';

export interface RecordingPaneProps {
  readonly onRecorded: (sound: Sound) => void;
  /** Goes back to the last recording; left out when there is none. */
  readonly onBack?: () => void;
}

/** The open microphone with its level, and the button that records. */
export function RecordingPane({ onRecorded, onBack }: RecordingPaneProps) {
  const { state, fault, level, seconds, start, stop, retry } = useRecorder(onRecorded);
  if (state === 'failed') {
    return (
      <div className={styles.note} role="status">
        <MicOff aria-hidden size={44} strokeWidth={1.25} />
        <p>{microphoneAdvice(fault ?? '')}</p>
        <Button size="small" onPress={retry}>
          {t('Try again')}
        </Button>
        {onBack ? <BackButton onBack={onBack} /> : null}
      </div>
    );
  }
  const isRecording = state === 'recording';
  return (
    <div className={styles.pane}>
      <Meter level={level} />
      <div className={styles.row}>
        {/* The focus follows what the button does next. */}
        <Button
          key={state}
          autoFocus
          look="main"
          icon={isRecording ? Square : Circle}
          isDisabled={state === 'opening'}
          onPress={isRecording ? stop : start}
        >
          {isRecording ? t('Stop') : t('Record')}
        </Button>
        {isRecording ? (
          <span className={styles.time} data-recording>
            {t('{seconds} s', { seconds: amount(seconds, 1) })}
          </span>
        ) : null}
        <span className={styles.hint} role="status">
          {state === 'opening'
            ? t('Opening the microphone …')
            : isRecording
              ? t('Recording …')
              : t('Make a noise: the bar shows what is heard. Up to {minutes} minutes.', {
                  minutes: longestRecording / 60,
                })}
        </span>
      </div>
      {onBack && !isRecording ? <BackButton onBack={onBack} /> : null}
    </div>
  );
}

function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <span>
      <Button size="small" icon={Undo2} onPress={onBack}>
        {t('Back to the last recording')}
      </Button>
    </span>
  );
}

/** Loud parts beyond full scale would be cut off, so the end of the bar warns. */
function Meter({ level }: { readonly level: number }) {
  const percent = Math.round(meterPart(level) * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers color the element themselves
    <div
      className={styles.meter}
      role="meter"
      aria-label={t('Level of the microphone')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-loud={level >= 0.98 || undefined}
    >
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
