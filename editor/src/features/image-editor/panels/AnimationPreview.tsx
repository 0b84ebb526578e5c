import { durationOf } from '@playhouse/paint';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { afterFrame } from '../view/afterFrame.ts';
import { showRaster, useThumbnailSize } from '../view/PictureThumbnail.tsx';
import { Thumbnail } from '../view/thumbnail.ts';

export interface AnimationPreviewProps {
  readonly editor: ImageEditor;
  /** Shown while it does not play. */
  readonly frame: number;
  readonly isPlaying: boolean;
}

/** px of the longer side. */
const side = 64;

/** The animation at its speed; what is drawn meanwhile is shown. */
export function AnimationPreview({ editor, frame, isPlaying }: AnimationPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useThumbnailSize(editor, side);
  useEffect(() => {
    const thumbnails = new Map<number, Thumbnail>();
    const show = (index: number) => {
      const { picture } = editor.store.getState().history;
      if (!canvas.current || !picture.frames[index]) return;
      const thumbnail = thumbnails.get(index) ?? new Thumbnail({ frame: index }, side);
      thumbnails.set(index, thumbnail);
      showRaster(canvas.current, thumbnail.of(picture));
    };
    let request = 0;
    let cancel: (() => void) | undefined;
    const play = (now: number) => {
      show(frameAt(editor, now));
      request = requestAnimationFrame(play);
    };
    const later = () => {
      cancel?.();
      if (isPlaying) request = requestAnimationFrame(play);
      else cancel = afterFrame(() => show(frame));
    };
    later();
    const stop = editor.store.subscribe((state, before) => {
      if (!isPlaying && state.history.picture !== before.history.picture) later();
    });
    return () => {
      stop();
      cancel?.();
      cancelAnimationFrame(request);
    };
  }, [editor, frame, isPlaying]);
  return (
    <canvas
      ref={canvas}
      className={styles.thumbnail}
      style={size}
      role="img"
      aria-label={t('Preview of the animation')}
    />
  );
}

/** The frame that an endless animation shows at a time, in ms. */
function frameAt(editor: ImageEditor, now: number): number {
  const { picture } = editor.store.getState().history;
  const times = picture.frames.map((_, index) => durationOf(picture, index));
  let rest = now % times.reduce((sum, time) => sum + time, 0);
  const index = times.findIndex((time) => {
    rest -= time;
    return rest < 0;
  });
  return Math.max(0, index);
}
