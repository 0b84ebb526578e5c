import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';

/**
 * Ctrl Enter leaves the preview, F6 goes around its regions; undo and redo work in it as
 * everywhere.
 */
export function usePreviewKeys(leave: () => void, goAround: (step: 1 | -1) => void): void {
  const session = useSession();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        goAround(event.shiftKey ? -1 : 1);
      }
      if (!(event.ctrlKey || event.metaKey)) return;
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      const key = event.key.toLowerCase();
      if (key === 'enter') leave();
      else if (isTyping) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redoStep(session, { isNamed: true });
      else if (key === 'z') undoStep(session, { isNamed: true });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave, goAround, session]);
}
