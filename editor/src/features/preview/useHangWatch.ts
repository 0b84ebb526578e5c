import { useEffect, useRef } from 'react';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import type { PreviewStatus } from './previewStatus.ts';

/** A frame that says nothing for so long while its game runs is caught in something. */
const longestSilence = 6000;

/**
 * Ends a frame that falls silent while its game runs, and reports it. The frame itself ends a game that hangs, so this
 * is for a frame that hangs. Returns a function to call for every sign of life.
 */
export function useHangWatch(
  { phase, frame }: Pick<PreviewStatus, 'phase' | 'frame'>,
  end: () => void,
  tell: (event: FrameEvent) => void,
): () => void {
  const last = useRef(0);
  const hang = useRef<() => void>(undefined);
  hang.current = () => {
    end();
    tell({ type: 'hung', frame });
  };
  const isRunning = phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    last.current = performance.now();
    const timer = setInterval(() => {
      // A hidden page hears its frame seldom; that is no sign of anything.
      if (document.visibilityState === 'hidden') last.current = performance.now();
      else if (performance.now() - last.current > longestSilence) hang.current?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return () => {
    last.current = performance.now();
  };
}
