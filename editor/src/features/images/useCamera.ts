import { useCallback, useEffect, useState } from 'react';
import { webcamSize } from './webcamPicture.ts';

/** The camera of a mounted component. */
export interface Camera {
  readonly stream: MediaStream | undefined;
  /** The name of the error that kept it from opening. */
  readonly fault: string | undefined;
  /** Opens it again. */
  readonly retry: () => void;
}

/**
 * Opens the camera, and ends it when the component goes, the page is hidden, or the device is unplugged. A hidden page
 * opens it again when it is shown. A failure is only logged. docs/product-rules.md#adding-images.
 */
export function useCamera(): Camera {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<Pick<Camera, 'stream' | 'fault'>>({ stream: undefined, fault: undefined });
  useEffect(() => {
    const opening = new AbortController();
    void openStream(opening.signal, setState);
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
  }, [turn]);
  return { ...state, retry: useCallback(() => setTurn((current) => current + 1), []) };
}

async function openStream(signal: AbortSignal, tell: (state: Pick<Camera, 'stream' | 'fault'>) => void): Promise<void> {
  try {
    const { width, height } = webcamSize;
    const video = { width: { ideal: width }, height: { ideal: height } };
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
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
    console.warn('The camera cannot be opened.', error);
    if (!signal.aborted) tell({ stream: undefined, fault: error instanceof Error ? error.name : 'Error' });
  }
}
