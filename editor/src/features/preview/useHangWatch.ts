import { useEffect, useRef } from 'react';

/** A frame that says nothing for so long while its game runs is caught in something. */
const longestSilence = 6000;

/** Calls `onHang` when the running game falls silent. Returns what every sign of life has to call. */
export function useHangWatch(isRunning: boolean, onHang: () => void): () => void {
  const last = useRef(0);
  const hang = useRef(onHang);
  hang.current = onHang;
  useEffect(() => {
    if (!isRunning) return;
    last.current = performance.now();
    const timer = setInterval(() => {
      // A hidden page hears its frame seldom; that is no sign of anything.
      if (document.visibilityState === 'hidden') last.current = performance.now();
      else if (performance.now() - last.current > longestSilence) hang.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return () => {
    last.current = performance.now();
  };
}
