import { useEffect, useState } from 'react';
import { roomForPictures } from './roomForPictures.ts';

/** How often the browser is asked, in ms; it is also asked whenever the person comes back to the page. */
const every = 60_000;

/** About how many more pictures fit on this computer; undefined while there is plenty of room. */
export function useRoom(): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const estimate = await navigator.storage?.estimate();
        if (isCurrent && estimate) setRoom(roomForPictures(estimate));
      } catch {
        // A browser that does not say gives no warning.
      }
    };
    void ask();
    const timer = setInterval(ask, every);
    window.addEventListener('focus', ask);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, []);
  return room;
}
