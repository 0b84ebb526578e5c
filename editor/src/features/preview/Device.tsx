import { OctagonAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { previewSource } from '../../offline/previewSource.ts';
import styles from './Device.module.css';
import type { PreviewLook } from './previewLook.ts';
import type { PreviewStatus } from './previewStatus.ts';
import { viewportOf } from './shownSizes.ts';
import type { PreviewFrame } from './usePreviewFrame.ts';

export interface DeviceProps {
  readonly look: PreviewLook;
  readonly frame: PreviewFrame;
  readonly status: PreviewStatus;
  readonly title: string;
  readonly onRestart: () => void;
  /** True beside a page of the editor, which has its own main part and heading. */
  readonly isDocked?: boolean;
  /** True where the screen of this device shows nothing but the game: no device is drawn around it. */
  readonly isFull?: boolean;
}

/** Space for the drawn bezel and its margin. */
const around = { along: 52 + 24, across: 28 + 24 };

/** The drawn device with the preview frame inside. */
export function Device({ look, frame, status, title, onRestart, isDocked = false, isFull = false }: DeviceProps) {
  const area = useRef<HTMLElement>(null);
  const room = useRoom(area);
  const source = useMemo(previewSource, [frame.generation]);
  const Area = isDocked ? 'section' : 'main';
  const screen = viewportOf(look.size, look.isUpright);
  const [inline, block] = look.isUpright ? [around.across, around.along] : [around.along, around.across];
  const scale =
    look.zoom === 'fit'
      ? Math.min((room.width - inline) / screen.width, (room.height - block) / screen.height)
      : look.zoom;
  const [width, height] = [
    Math.max(1, Math.floor(screen.width * scale)),
    Math.max(1, Math.floor(screen.height * scale)),
  ];
  return (
    <Area
      className={styles.area}
      ref={area}
      aria-label={isDocked ? t('Game') : t('Preview')}
      data-full={isFull || undefined}
    >
      {isDocked ? null : <h1 className="ph-hidden">{t('Preview of {title}', { title })}</h1>}
      <div
        className={styles.device}
        data-focus={status.hasFocus || undefined}
        data-upright={look.isUpright || undefined}
      >
        <i className={styles.lens} />
        <div className={styles.screen} {...(!isFull && { style: { width, height } })}>
          {frame.isThere ? (
            <iframe
              key={frame.generation}
              ref={frame.frame}
              className={styles.frame}
              title={t('{title}, running', { title })}
              {...source}
            />
          ) : null}
          {status.phase === 'failed' ? (
            <div className={styles.cover} role="alert">
              <OctagonAlert aria-hidden size={28} strokeWidth={1.75} />
              <p>{said(status.message)}</p>
              <Button onPress={onRestart}>{t('Start over')}</Button>
            </div>
          ) : null}
        </div>
      </div>
    </Area>
  );
}

function useRoom(area: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 800, height: 500 });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return room;
}
