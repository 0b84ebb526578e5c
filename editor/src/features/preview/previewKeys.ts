import { useEffect } from 'react';
import { isTyping } from '../../interactions/isTyping.ts';
import { useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';

/**
 * Ctrl Enter leaves the preview, F6 cycles through its regions; undo and redo work here as
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
      const key = event.key.toLowerCase();
      if (key === 'enter') leave();
      else if (isTyping(event.target)) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redoStep(session, { isNamed: true });
      else if (key === 'z') undoStep(session, { isNamed: true });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave, goAround, session]);
}

/** Moves the focus to the next or previous region of the preview, cycling through bar, game, console and panel. */
export function goToRegion(page: HTMLElement | null, step: 1 | -1): void {
  const regions = [...(page?.children ?? [])].filter((each) => stopsOf(each).length > 0);
  const at = regions.findIndex((each) => each.contains(document.activeElement));
  const from = at < 0 && step < 0 ? 0 : at;
  const region = regions.at((from + step) % regions.length);
  if (region) stopsOf(region)[0]?.focus();
}

/** Visible focusable elements. */
function stopsOf(region: Element): HTMLElement[] {
  const stops = region.querySelectorAll<HTMLElement>(
    'button:not(:disabled), input:not(:disabled), iframe, [tabindex="0"]',
  );
  return [...stops].filter((each) => each.checkVisibility());
}
