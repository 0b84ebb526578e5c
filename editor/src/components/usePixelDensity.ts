import { useSyncExternalStore } from 'react';

/** Canvas pixels per CSS pixel. Changes when the window moves to another screen, or the page is zoomed. */
export function usePixelDensity(): number {
  return useSyncExternalStore(watchDensity, pixelDensity);
}

function pixelDensity(): number {
  return globalThis.devicePixelRatio || 1;
}

function watchDensity(listener: () => void): () => void {
  let query: MediaQueryList;
  // A query is about one density, so that each change needs another.
  const watch = () => {
    query = matchMedia(`(resolution: ${pixelDensity()}dppx)`);
    query.addEventListener('change', onChange, { once: true });
  };
  const onChange = () => {
    watch();
    listener();
  };
  watch();
  return () => query.removeEventListener('change', onChange);
}
