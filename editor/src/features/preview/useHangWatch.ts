import { useEffect, useRef } from 'react';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import type { PreviewStatus } from './previewStatus.ts';

/** A frame that is silent for this long while its game runs has hung. */
const longestSilence = 6000;

/**
 * Ends and reports a frame that stops responding while its game runs. The frame itself ends a game that hangs, so this
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
      // A hidden page rarely hears from its frame, which does not mean that the game hangs.
      if (document.visibilityState === 'hidden') last.current = performance.now();
      else if (performance.now() - last.current > longestSilence) hang.current?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return () => {
    last.current = performance.now();
  };
}
