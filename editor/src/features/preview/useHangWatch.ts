import { createPageClock, createWatchdog, type Watchdog } from '@playhouse/player/messages';
import { useEffect, useRef } from 'react';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { PreviewFrame } from './usePreviewFrame.ts';

/** A frame that is silent for this long while its game runs has hung, in ms. */
const longestSilence = 6000;

/**
 * Ends and reports a frame that stops responding while its game runs. The frame itself ends a game that hangs, so this
 * is for a frame that hangs. Returns a function to call for every sign of life.
 */
export function useHangWatch(
  { phase, frame: at }: Pick<PreviewStatus, 'phase' | 'frame'>,
  { frame, end }: Pick<PreviewFrame, 'frame' | 'end'>,
  tell: (event: FrameEvent) => void,
): () => void {
  const watchdog = useRef<Watchdog>(undefined);
  const hang = useRef<() => void>(undefined);
  hang.current = () => {
    end();
    tell({ type: 'hung', frame: at });
  };
  const isRunning = phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    // The game may be in a window of its own. While that one or this one is hidden, little is heard of the frame.
    const pages = [document, frame.current?.ownerDocument ?? document];
    const watching = createWatchdog(() => hang.current?.(), createPageClock(pages));
    watching.expect(longestSilence);
    watchdog.current = watching;
    return () => {
      watching.end();
      watchdog.current = undefined;
    };
  }, [isRunning, frame]);
  return () => watchdog.current?.expect(longestSilence);
}
