import type { ProjectSession } from '@playhouse/core';
import { useEffect } from 'react';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { useShortcutsDialog } from '../../ui-state/shortcutsDialog.ts';
import { togglePalette } from '../find/openPalette.ts';
import { commandAt } from '../shortcuts/commandAt.ts';
import { commandEntry } from '../shortcuts/commandEntry.ts';
import { previewCommands } from '../shortcuts/commandNames.ts';

/** The commands of the project page that the preview has too. */
const commands = (session: ProjectSession): Readonly<Record<(typeof previewCommands)[number], () => void>> => ({
  undo: () => void undoStep(session, { isNamed: true }),
  redo: () => void redoStep(session, { isNamed: true }),
  palette: togglePalette,
  shortcuts: () => useShortcutsDialog.getState().show(true),
});

/**
 * Ctrl Enter leaves the preview, F6 cycles through its regions; some commands of the project page work here too, while
 * the game does not have the keyboard.
 */
export function usePreviewKeys(leave: () => void, goAround: (step: 1 | -1) => void): void {
  const session = useSession();
  useOfferCommands(t('Project'), () =>
    previewCommands.filter((id) => id !== 'palette').map((id) => commandEntry(id, commands(session)[id])),
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        goAround(event.shiftKey ? -1 : 1);
      }
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') leave();
      else {
        const command = commandAt(event);
        const id = previewCommands.find((each) => each === command);
        if (id === undefined) return;
        commands(session)[id]();
      }
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
