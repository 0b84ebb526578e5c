import { durationOf, type Picture } from '@playhouse/paint';
import { useEffect, useRef } from 'react';
import styles from '../ImageEditor.module.css';
import { thumbnailOf, thumbnailSize } from '../view/thumbnail.ts';

export interface AnimationPreviewProps {
  readonly picture: Picture;
  /** Shown while it does not play. */
  readonly frame: number;
  readonly isPlaying: boolean;
}

/** px of the longer side. */
const side = 64;

/** The animation at its speed. */
export function AnimationPreview({ picture, frame, isPlaying }: AnimationPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = thumbnailSize(picture, side);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const images = new Map<number, ImageData>();
    const show = (index: number) => {
      if (!picture.frames[index]) return;
      const image = images.get(index) ?? thumbnailOf(picture, { frame: index }, side);
      images.set(index, image);
      context.putImageData(image, 0, 0);
    };
    if (!isPlaying) {
      const request = requestAnimationFrame(() => show(frame));
      return () => cancelAnimationFrame(request);
    }
    const times = picture.frames.map((_, index) => durationOf(picture, index));
    const whole = times.reduce((sum, time) => sum + time, 0);
    let request = 0;
    const step = (now: number) => {
      let rest = now % whole;
      const index = times.findIndex((time) => {
        rest -= time;
        return rest < 0;
      });
      show(Math.max(0, index));
      request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [picture, frame, isPlaying]);
  const scale = side / Math.max(size.width, size.height);
  return (
    <canvas
      ref={canvas}
      className={styles.thumbnail}
      width={size.width}
      height={size.height}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
      role="img"
      aria-label="Preview of the animation"
    />
  );
}
