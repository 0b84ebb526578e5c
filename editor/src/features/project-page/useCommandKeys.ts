import { useEffect } from 'react';
import { chordOf } from '../../interactions/chord.ts';
import { isTyping } from '../../interactions/isTyping.ts';
import { usePalette } from '../../ui-state/palette.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { type CommandId, namedCommands } from '../shortcuts/commandNames.ts';
import { shortcutAt } from '../shortcuts/shortcuts.ts';
import { goToRegion } from './regions.ts';

/** Runs commands by their keys, and moves through the parts of the page by F6. */
export function useCommandKeys(commands: Readonly<Record<CommandId, () => void>>): void {
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      // The focused element may use the keys itself, like the stage with Alt and arrows.
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const chord = chordOf(event);
      if (chord === 'F6' || chord === 'Shift+F6') {
        event.preventDefault();
        goToRegion(chord === 'F6' ? 1 : -1);
        return;
      }
      const id = shortcutAt('Everywhere in a project', chord, usePreferences.getState().shortcuts);
      const command = namedCommands.find(([each]) => each === id);
      if (!command || isBusy(event.target, command[0])) return;
      const isWritten = isTyping(event.target) && (!command[1].worksInFields || isCharacter(chord));
      if (isWritten) return;
      event.preventDefault();
      commands[command[0]]();
    };
    // Buttons, tabs and rows take Enter and Space for a press, whatever is held with them.
    const runBeforePress = (event: KeyboardEvent) => {
      if (isTyping(event.target) || !/\+(Enter|Space)$/.test(chordOf(event))) return;
      run(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    const { window } = globalThis;
    window.addEventListener('keydown', runBeforePress, { capture: true });
    window.addEventListener('keydown', run);
    return () => {
      window.removeEventListener('keydown', runBeforePress, { capture: true });
      window.removeEventListener('keydown', run);
    };
  }, [commands]);
}

/** True for a chord that writes something in a text field. */
function isCharacter(chord: string): boolean {
  return !/^(Ctrl|Alt)\+|^(Shift\+)?F\d+$/.test(chord);
}

/** An open question takes precedence; only the palette can be closed with its own keys. */
function isBusy(target: EventTarget | null, id: CommandId): boolean {
  if (!(target instanceof Element) || (id === 'palette' && usePalette.getState().isOpen)) return false;
  return target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
