import type { Picture } from '@playhouse/paint';
import { useEffect, useRef } from 'react';
import styles from '../ImageEditor.module.css';
import { thumbnailOf, thumbnailSize } from './thumbnail.ts';

export interface PictureThumbnailProps {
  readonly picture: Picture;
  readonly frame: number;
  /** Only this layer. */
  readonly layer?: number;
  /** CSS px of the longer side. */
  readonly side: number;
}

/** A small picture of a frame or a layer. */
export function PictureThumbnail({ picture, frame, layer, side }: PictureThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = thumbnailSize(picture, side);
  // A thumbnail depends on what its own cels show.
  const row = layer === undefined ? picture.cels[frame] : picture.cels[frame]?.[layer];
  const layers = layer === undefined ? picture.layers : undefined;
  useEffect(() => {
    const request = requestAnimationFrame(() => {
      if (!canvas.current || !picture.frames[frame]) return;
      canvas.current.width = size.width;
      canvas.current.height = size.height;
      const part = layer === undefined ? { frame } : { frame, layer };
      canvas.current.getContext('2d')?.putImageData(thumbnailOf(picture, part, side), 0, 0);
    });
    return () => cancelAnimationFrame(request);
    // The picture changes with every edit; its thumbnail only with the cels and layers that it shows.
  }, [row, layers, frame, layer, side, size.width, size.height]);
  const scale = side / Math.max(size.width, size.height);
  return (
    <canvas
      ref={canvas}
      className={styles.thumbnail}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
      aria-hidden
    />
  );
}
