import { useEffect } from 'react';
import { chordOf } from '../../interactions/chord.ts';
import { isTyping } from '../../interactions/isTyping.ts';
import { commandAt } from '../shortcuts/commandAt.ts';
import type { CommandId } from '../shortcuts/commandNames.ts';
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
      const command = commandAt(event);
      if (command === undefined) return;
      event.preventDefault();
      commands[command]();
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
