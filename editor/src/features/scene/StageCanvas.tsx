import type { Size } from '@playhouse/core';
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface StageCanvasProps {
  readonly size: Size;
  readonly density: number;
  readonly className: string;
  /** Draws the whole picture. A new function means that the picture changed. */
  readonly draw: (pen: CanvasRenderingContext2D) => void;
}

/** A canvas that draws at most once per frame, and only when its picture changed. */
export function StageCanvas({ size, density, className, draw }: StageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(draw);
  const width = Math.max(1, Math.round(size.width * density));
  const height = Math.max(1, Math.round(size.height * density));
  useLayoutEffect(() => {
    latest.current = draw;
  });
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node) return;
    node.width = width;
    node.height = height;
    const pen = node.getContext('2d');
    if (pen) latest.current(pen);
  }, [width, height]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const pen = canvas.current?.getContext('2d');
      if (pen) draw(pen);
    });
    return () => cancelAnimationFrame(frame);
  }, [draw]);
  return <canvas ref={canvas} className={className} style={{ inlineSize: size.width, blockSize: size.height }} />;
}
