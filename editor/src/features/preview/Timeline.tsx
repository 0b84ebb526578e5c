import { framesPerSecond } from '@playhouse/core';
import { Rewind, StepBack, StepForward } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { secondsOf } from './consoleLines.ts';
import type { PreviewStatus } from './previewStatus.ts';
import styles from './Timeline.module.css';
import type { TimelineMark } from './timelineMarks.ts';

export interface TimelineProps {
  readonly status: PreviewStatus;
  readonly marks: readonly TimelineMark[];
  readonly onSend: (command: FrameCommand) => void;
}

/** The last seconds of the game: the current frame, and the frames it can go back to. */
export function Timeline({ status, marks, onSend }: TimelineProps) {
  const { frame, first, last, phase } = status;
  const canGo = phase === 'running' || phase === 'paused';
  const goTo = (wanted: number) => onSend({ type: 'goTo', frame: Math.max(first, Math.min(last, wanted)) });
  const share = (at: number) => (last > first ? (at - first) / (last - first) : 0);
  const shown = marks.filter((mark) => mark.frame >= first && mark.frame <= last);
  const errors = shown.filter(({ level }) => level === 'error').length;
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
      <span className={styles.track} ref={(element) => element?.style.setProperty('--done', String(share(frame)))}>
        {shown.map(({ frame: at, level }) => (
          <i key={at} data-level={level} ref={(element) => element?.style.setProperty('--at', String(share(at)))} />
        ))}
        <input
          type="range"
          aria-label={t('Playback position')}
          aria-valuetext={t('{seconds} of {end} seconds', { seconds: secondsOf(frame), end: secondsOf(last) })}
          {...(shown.length > 0 && {
            'aria-description': t(
              '{errors, plural, =0 {} one {# error, } other {# errors, }}{warnings, plural, one {# warning} other {# warnings}}',
              { errors, warnings: shown.length - errors },
            ),
          })}
          min={first}
          max={Math.max(last, first + 1)}
          value={frame}
          disabled={!canGo || last === first}
          onChange={(event) => goTo(Number(event.target.value))}
        />
      </span>
      <span className={styles.now} title={t('Game time in seconds')}>
        {secondsOf(frame)}
      </span>
      <span className={styles.end} title={t('End of the timeline in seconds')} data-past={frame < last || undefined}>
        {secondsOf(last)}
      </span>
    </fieldset>
  );
}
