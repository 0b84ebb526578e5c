import { useCallback, useEffect, useState } from 'react';
import { t } from '../../i18n/t.ts';

/** The camera or the microphone of a mounted component. */
export interface OpenedStream {
  readonly stream: MediaStream | undefined;
  /** The name of the error that kept it from opening. */
  readonly fault: string | undefined;
  /** Opens it again. */
  readonly retry: () => void;
}

/** What is asked for; the same object each time. */
export interface WantedStream {
  readonly constraints: MediaStreamConstraints;
  /** Logged when it cannot be opened. */
  readonly warning: string;
}

/**
 * Opens a camera or microphone, and ends it when the component goes, the page is hidden, or the device is unplugged. A
 * hidden page opens it again when it is shown. A failure is only logged.
 */
export function useMediaStream(wanted: WantedStream): OpenedStream {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Pick<OpenedStream, 'stream' | 'fault'>>({ stream: undefined, fault: undefined });
  useEffect(() => {
    const opening = new AbortController();
    void openStream(wanted, opening.signal, setState);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') opening.abort();
      else setTurn((current) => current + 1);
    };
    const onLeave = () => opening.abort();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onLeave);
    return () => {
      opening.abort();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onLeave);
    };
  }, [wanted, turn]);
  return { ...state, retry: useCallback(() => setTurn((current) => current + 1), []) };
}

async function openStream(
  { constraints, warning }: WantedStream,
  signal: AbortSignal,
  tell: (state: Pick<OpenedStream, 'stream' | 'fault'>) => void,
): Promise<void> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints);
    const end = () => {
      for (const track of stream.getTracks()) track.stop();
      tell({ stream: undefined, fault: undefined });
    };
    if (signal.aborted) {
      end();
      return;
    }
    signal.addEventListener('abort', end, { once: true });
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => {
        if (!signal.aborted) tell({ stream: undefined, fault: 'NotFoundError' });
      });
    }
    tell({ stream, fault: undefined });
  } catch (error) {
    console.warn(warning, error);
    if (!signal.aborted) tell({ stream: undefined, fault: error instanceof Error ? error.name : t('Error') });
  }
}
