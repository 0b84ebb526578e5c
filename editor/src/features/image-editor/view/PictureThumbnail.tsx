import type { Raster } from '@playhouse/paint';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { afterFrame } from './afterFrame.ts';
import { Thumbnail, thumbnailSize } from './thumbnail.ts';

export interface PictureThumbnailProps {
  readonly editor: ImageEditor;
  readonly frame: number;
  /** Only this layer. */
  readonly layer?: number;
  /** CSS px of the longer side. */
  readonly side: number;
}

/** A small picture of a frame or a layer. It follows the picture without being rendered again. */
export function PictureThumbnail({ editor, frame, layer, side }: PictureThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useThumbnailSize(editor, side);
  useEffect(() => {
    const thumbnail = new Thumbnail({ frame, ...(layer !== undefined && { layer }) }, side);
    let cancel: (() => void) | undefined;
    const later = () => {
      cancel ??= afterFrame(() => {
        cancel = undefined;
        const { picture } = editor.store.getState().history;
        if (canvas.current && picture.frames[frame]) showRaster(canvas.current, thumbnail.of(picture));
      });
    };
    later();
    const stop = editor.store.subscribe((state, before) => {
      if (state.history.picture !== before.history.picture) later();
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [editor, frame, layer, side]);
  return <canvas ref={canvas} className={styles.thumbnail} style={size} aria-hidden />;
}

/** The shown size of a thumbnail, in CSS px. */
export function useThumbnailSize(editor: ImageEditor, side: number) {
  const size = useStore(
    editor.store,
    useShallow(({ history }) => thumbnailSize(history.picture, side)),
  );
  const scale = side / Math.max(size.width, size.height);
  return { inlineSize: size.width * scale, blockSize: size.height * scale };
}

export function showRaster(canvas: HTMLCanvasElement, { width, height, data }: Raster): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}
