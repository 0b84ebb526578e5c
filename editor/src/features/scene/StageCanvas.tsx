import type { Size } from '@playhouse/core';
import { useLayoutEffect, useRef } from 'react';

export interface StageCanvasProps {
  readonly size: Size;
  readonly density: number;
  readonly className: string;
  /** Brings the canvas up to date; `isBlank`: it has been cleared since. A new function means that the picture changed. */
  readonly draw: (pen: CanvasRenderingContext2D, isBlank: boolean) => void;
}

/** A canvas that draws at most once per frame, and only when its picture changed. */
export function StageCanvas({ size, density, className, draw }: StageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(draw);
  const isDrawn = useRef(false);
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
    const drawAgain = () => drawOn(node, latest.current, true);
    // The first picture comes with the frame; a new size has cleared the canvas, maybe after the frame began.
    if (isDrawn.current) drawAgain();
    // A canvas whose graphics memory was lost is empty once it is restored.
    node.addEventListener('contextrestored', drawAgain);
    return () => node.removeEventListener('contextrestored', drawAgain);
  }, [width, height]);
  const drawnAt = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const show = () => {
      if (!canvas.current) return;
      drawOn(canvas.current, draw, !isDrawn.current);
      isDrawn.current = true;
      drawnAt.current = document.timeline.currentTime;
    };
    // What changed at the beginning of a frame, such as during a drag, is still shown in it.
    if (isDrawn.current && drawnAt.current !== document.timeline.currentTime) return show();
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [draw]);
  return <canvas ref={canvas} className={className} style={{ inlineSize: size.width, blockSize: size.height }} />;
}

function drawOn(canvas: HTMLCanvasElement, draw: StageCanvasProps['draw'], isBlank: boolean): void {
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, isBlank);
}
