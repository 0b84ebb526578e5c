import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext.ts';

/** Ctrl Enter leaves the preview; undo and redo work in it as everywhere, and the game takes the change at once. */
export function usePreviewKeys(leave: () => void): void {
  const session = useSession();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      const key = event.key.toLowerCase();
      if (key === 'enter') leave();
      else if (isTyping) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else if (key === 'z') session.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave, session]);
}
