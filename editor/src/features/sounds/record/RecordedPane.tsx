import { countClipped, frameCount, type Sound, wholeRange } from '@playhouse/audio';
import { Mic, Play, Square } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { t } from '../../../i18n/t.ts';
import { StillWaveform } from '../editor/StillWaveform.tsx';
import { bufferOf, createPlayback } from '../editor/soundPlayback.ts';
import { durationText } from '../editor/soundWords.ts';
import styles from './RecordSound.module.css';
import { isSilent } from './recording.ts';

export interface RecordedPaneProps {
  /** As it will be added. */
  readonly sound: Sound;
  readonly canTrim: boolean;
  readonly isTrimmed: boolean;
  readonly onTrim: (isTrimmed: boolean) => void;
  readonly onAgain: () => void;
}

/** A recording, to listen to before it is added. */
export function RecordedPane({ sound, canTrim, isTrimmed, onTrim, onAgain }: RecordedPaneProps) {
  const [playback] = useState(createPlayback);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => playback.close(), [playback]);
  const stop = () => {
    playback.stop();
    setPlaying(false);
  };
  const play = () => {
    playback.play(
      bufferOf(sound).then((buffer) => ({ buffer })),
      () => setPlaying(false),
    );
    setPlaying(true);
  };
  const isLoud = useMemo(() => countClipped(sound, wholeRange(sound)) > 0, [sound]);
  const isQuiet = useMemo(() => isSilent(sound), [sound]);
  return (
    <div className={styles.pane}>
      <StillWaveform sound={sound} />
      <div className={styles.row}>
        <Button autoFocus icon={isPlaying ? Square : Play} onPress={isPlaying ? stop : play}>
          {isPlaying ? t('Stop') : t('Play')}
        </Button>
        <Button icon={Mic} onPress={onAgain}>
          {t('Record again')}
        </Button>
        <span className={styles.time}>{durationText(frameCount(sound), sound.sampleRate)}</span>
      </div>
      <Switch
        label={t('Trim silence at both ends')}
        isOn={isTrimmed && canTrim}
        isDisabled={!canTrim}
        onChange={(isOn) => {
          stop();
          onTrim(isOn);
        }}
      />
      {isQuiet ? <p className={styles.warning}>{t('Nothing can be heard. Check that the microphone is on.')}</p> : null}
      {isLoud ? (
        <p className={styles.warning}>{t('Parts are too loud and sound distorted. Record from farther away.')}</p>
      ) : null}
    </div>
  );
}
