import { displaySizes } from '@playhouse/core';
import {
  ChevronDown,
  ChevronLeft,
  Circle,
  Gauge,
  Laptop,
  Maximize,
  PanelRight,
  RotateCcw,
  RotateCw,
  Square,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { type FrameCommand, type FrameFit, viewportFits } from '../../preview/frameMessages.ts';
import { fitNames, zooms } from './lookNames.ts';
import { MediaMenu } from './MediaMenu.tsx';
import { PlayButton } from './PlayButton.tsx';
import styles from './PreviewBar.module.css';
import type { PreviewLook, Zoom } from './previewLook.ts';
import type { PreviewStatus } from './previewStatus.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';
import type { Media } from './useMedia.ts';

export interface PreviewBarProps {
  readonly look: PreviewLook;
  readonly status: PreviewStatus;
  readonly onChange: (part: Partial<PreviewLook>) => void;
  readonly onLeave: () => void;
  readonly onRestart: () => void;
  readonly onSend: (command: FrameCommand) => void;
  readonly onRecord: () => void;
  readonly onFullScreen: () => void;
  readonly marks: TimelineProps['marks'];
  readonly media: Media;
}

/** Controls of the running game. */
export function PreviewBar(props: PreviewBarProps) {
  const { look, status, onChange, onLeave, onRestart, onSend, onRecord, onFullScreen, marks, media } = props;
  const { size, isUpright, zoom, fit, isMuted } = look;
  const sides = isUpright ? `${size.height} × ${size.width}` : `${size.width} × ${size.height}`;
  const shownZoom = zooms.find(({ id }) => id === zoom)?.label ?? '';
  const isOver = status.phase === 'stopped' || status.phase === 'failed';
  return (
    <header className={styles.bar}>
      <Button icon={ChevronLeft} onPress={onLeave}>
        <span className={styles.backWords}>{t('Back to editing')}</span>
      </Button>
      <span className={styles.line} />
      <IconButton icon={RotateCcw} label={t('Restart')} onPress={onRestart} />
      <PlayButton phase={status.phase} onRestart={onRestart} onSend={onSend} />
      <IconButton icon={Square} label={t('Stop')} isDisabled={isOver} onPress={() => onSend({ type: 'stop' })} />
      <IconButton
        icon={Circle}
        label={status.isRecording ? t('Stop recording') : t('Record from the start')}
        isOn={status.isRecording}
        isDisabled={isOver || status.phase === 'loading'}
        onPress={onRecord}
      />
      <Timeline status={status} marks={marks} onSend={onSend} />
      <span className={styles.scene} title={status.scene} dir="auto">
        {status.scene}
      </span>
      <Menu label={t('Speed')} placement="bottom end" entries={speedEntries(look, onChange)}>
        <AriaButton className={styles.menu ?? ''} aria-label={t('Speed, {speed}×', { speed: look.speed })}>
          <Gauge aria-hidden size={16} strokeWidth={1.75} />
          {look.speed}×
        </AriaButton>
      </Menu>
      <IconButton
        icon={isMuted ? VolumeX : Volume2}
        label={isMuted ? t('Sound on') : t('Sound off')}
        onPress={() => onChange({ isMuted: !isMuted })}
      />
      <span className={styles.line} />
      <Menu label={t('Display size')} placement="bottom end" entries={sizeEntries(look, onChange)}>
        <AriaButton
          className={styles.menu ?? ''}
          aria-label={t('Display size, {label} {sides}', { label: size.label, sides })}
        >
          <Laptop aria-hidden size={16} strokeWidth={1.75} />
          <b>{size.label}</b> <span className={styles.number}>{sides}</span>
          <ChevronDown aria-hidden size={13} />
        </AriaButton>
      </Menu>
      <IconButton icon={RotateCw} label={t('Rotate the screen')} onPress={() => onChange({ isUpright: !isUpright })} />
      <Menu label={t('Zoom and fit')} placement="bottom end" entries={fitEntries(zoom, fit, onChange)}>
        <AriaButton className={styles.menu ?? ''} aria-label={t('Zoom and fit, {zoom}', { zoom: shownZoom })}>
          {shownZoom}
          <ChevronDown aria-hidden size={13} />
        </AriaButton>
      </Menu>
      <MediaMenu media={media} isDisabled={isOver || status.phase === 'loading'} />
      {document.fullscreenEnabled ? (
        <IconButton icon={Maximize} label={t('Full screen')} onPress={onFullScreen} />
      ) : null}
      <IconButton
        icon={PanelRight}
        label={t('Watch panel')}
        isOn={look.hasPanel}
        onPress={() => onChange({ hasPanel: !look.hasPanel })}
      />
    </header>
  );
}

const speeds = [0.25, 0.5, 1, 2] as const;

function speedEntries({ speed }: PreviewLook, onChange: PreviewBarProps['onChange']): MenuEntry[] {
  return speeds.map((each) => ({
    id: String(each),
    label: `${each}×`,
    isChosen: each === speed,
    onAction: () => onChange({ speed: each }),
  }));
}

function sizeEntries({ size }: PreviewLook, onChange: PreviewBarProps['onChange']): MenuEntry[] {
  return displaySizes.map((each) => ({
    id: each.id,
    label: `${each.label}  ${each.width} × ${each.height}`,
    ...(each.viewport && {
      hint: t('shows {width} × {height}', { width: each.viewport.width, height: each.viewport.height }),
    }),
    isChosen: each.id === size.id,
    onAction: () => onChange({ size: each }),
  }));
}

function fitEntries(zoom: Zoom, fit: FrameFit, onChange: PreviewBarProps['onChange']): (MenuEntry | 'line')[] {
  return [
    ...zooms.map(({ id, label }) => ({
      id: `zoom ${id}`,
      label,
      isChosen: id === zoom,
      onAction: () => onChange({ zoom: id }),
    })),
    'line',
    ...viewportFits.map((each) => ({
      id: each,
      label: fitNames[each],
      isChosen: each === fit,
      onAction: () => onChange({ fit: each }),
    })),
  ];
}
