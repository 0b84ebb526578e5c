import { framesPerSecond } from '@playhouse/core';
import { Rewind, StepBack, StepForward } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { secondsOf } from './consoleLines.ts';
import type { PreviewStatus } from './previewStatus.ts';
import styles from './Timeline.module.css';

export interface TimelineProps {
  readonly status: PreviewStatus;
  /** Frames with faults. */
  readonly marks: readonly number[];
  readonly onSend: (command: FrameCommand) => void;
}

/** The last seconds of the game: the current frame, and the frames it can go back to. */
export function Timeline({ status, marks, onSend }: TimelineProps) {
  const { frame, first, last, phase } = status;
  const canGo = phase === 'running' || phase === 'paused';
  const goTo = (wanted: number) => onSend({ type: 'goTo', frame: Math.max(first, Math.min(last, wanted)) });
  const share = (at: number) => (last > first ? (at - first) / (last - first) : 0);
  return (
    <fieldset dir="ltr" className={styles.timeline} aria-label={t('Timeline')}>
      <IconButton
        icon={Rewind}
        label={t('Back one second')}
        isDisabled={!canGo || frame <= first}
        onPress={() => goTo(frame - framesPerSecond)}
      />
      <IconButton
        icon={StepBack}
        label={t('One step back')}
        isDisabled={!canGo || frame <= first}
        onPress={() => goTo(frame - 1)}
      />
      <IconButton
        icon={StepForward}
        label={t('One step')}
        isDisabled={phase !== 'paused'}
        onPress={() => onSend({ type: 'step' })}
      />
      <span className={styles.time}>{secondsOf(first)}</span>
      <span className={styles.track} ref={(element) => element?.style.setProperty('--done', `${share(frame) * 100}%`)}>
        {marks.flatMap((at) =>
          at >= first && at <= last ? [<i key={at} style={{ insetInlineStart: `${share(at) * 100}%` }} />] : [],
        )}
        <input
          type="range"
          aria-label={t('Playback position')}
          aria-valuetext={t('{seconds} seconds', { seconds: secondsOf(frame) })}
          min={first}
          max={Math.max(last, first + 1)}
          value={frame}
          disabled={!canGo || last === first}
          onChange={(event) => goTo(Number(event.target.value))}
        />
      </span>
      <span className={styles.time} title={t('Game time in seconds')}>
        {secondsOf(frame)}
      </span>
    </fieldset>
  );
}
