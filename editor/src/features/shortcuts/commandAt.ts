import { chordOf, isCharacter } from '../../interactions/chord.ts';
import { isTyping } from '../../interactions/isTyping.ts';
import { isSwitchedOff } from '../../ui-state/characterKeys.ts';
import { usePalette } from '../../ui-state/palette.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { type CommandId, namedCommands } from './commandNames.ts';
import { shortcutAt } from './shortcuts.ts';

/** The command of the open project that pressed keys run; none while a question is open, or where they write something. */
export function commandAt(event: KeyboardEvent): CommandId | undefined {
  if (isSwitchedOff(event)) return undefined;
  const chord = chordOf(event);
  const id = shortcutAt('Everywhere in a project', chord, usePreferences.getState().shortcuts);
  const command = namedCommands.find(([each]) => each === id);
  if (!command || isBusy(event.target, command[0])) return undefined;
  const isWritten = isTyping(event.target) && (!command[1].worksInFields || isCharacter(chord));
  return isWritten ? undefined : command[0];
}

/** An open question takes precedence; only the palette can be closed with its own keys. */
function isBusy(target: EventTarget | null, id: CommandId): boolean {
  if (!(target instanceof Element) || (id === 'palette' && usePalette.getState().isOpen)) return false;
  return target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
