import { lazy, Suspense, useEffect } from 'react';
import { chordOf, isCharacter } from '../interactions/chord.ts';
import { isTyping } from '../interactions/isTyping.ts';
import { isSwitchedOff } from '../ui-state/characterKeys.ts';
import { paletteChord, usePalette } from '../ui-state/palette.ts';
import { usePreferences } from '../ui-state/preferences.ts';
import { useShortcutsDialog } from '../ui-state/shortcutsDialog.ts';

const HomePalette = lazy(() => import('./HomePalette.tsx'));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../features/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** What opens over the pages outside the editor. */
export function HomeOverlays() {
  usePaletteKeys();
  const showsPalette = usePalette(({ isOpen }) => isOpen);
  const showsShortcuts = useShortcutsDialog(({ isOpen }) => isOpen);
  return (
    <Suspense fallback={null}>
      {showsPalette ? <HomePalette /> : null}
      {showsShortcuts ? <ShortcutsDialog /> : null}
    </Suspense>
  );
}

/** Opens and closes the palette by its keys. The other commands of projects and their keys are not loaded here. */
function usePaletteKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || isSwitchedOff(event)) return;
      const chord = chordOf(event);
      if (chord === '' || chord !== (usePreferences.getState().shortcuts.palette ?? paletteChord)) return;
      const { isOpen, open, close } = usePalette.getState();
      const { target } = event;
      const isAsked = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
      if ((isAsked && !isOpen) || (isTyping(target) && isCharacter(chord))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
