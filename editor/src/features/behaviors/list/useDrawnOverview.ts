import { type RefObject, useEffect, useRef } from 'react';
import { useShownTheme } from '../../../theme/useShownTheme.ts';
import { colorReader, type DrawnOverview, drawOverview } from './drawOverview.ts';

/** Keeps the canvas of an overview up to date: drawn at most once a frame, and again in another size or theme. */
export function useDrawnOverview(
  canvas: RefObject<HTMLCanvasElement | null>,
  content: Omit<DrawnOverview, 'width' | 'height' | 'colorOf'>,
): void {
  const theme = useShownTheme();
  const latest = useRef(content);
  latest.current = content;
  const request = useRef<() => void>(undefined);
  useEffect(() => {
    const strip = canvas.current;
    if (!strip) return;
    let frame = 0;
    let size = { width: 0, height: 0 };
    const colorOf = colorReader(strip);
    const draw = () => {
      frame = 0;
      drawOverview(strip, { ...latest.current, ...size, colorOf });
    };
    request.current = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size = { width: entry.contentRect.width, height: entry.contentRect.height };
      request.current?.();
    });
    observer.observe(strip);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canvas, theme]);
  useEffect(() => request.current?.());
}
