import { useEffect, useState } from 'react';

/** Makes the whole page full screen, so that questions of the game stay visible. */
export function fillScreen(): void {
  void document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Whether the whole page is full screen. It no longer is when the component is gone. */
export function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === document.documentElement);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return isFull;
}
