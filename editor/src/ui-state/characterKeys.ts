import type { ChordEvent } from '../interactions/chord.ts';
import { usePreferences } from './preferences.ts';

type PressedKey = Pick<ChordEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** True for a letter, digit or sign without Ctrl or Alt, while the user does not want these as shortcuts. */
export function isSwitchedOff({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  const isCharacter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isCharacter && !usePreferences.getState().characterKeys;
}

/** Whether keys that are shown as "G" or "Shift G", or a chord, work at present. */
export function areSwitchedOn(keys: string, characterKeys = usePreferences.getState().characterKeys): boolean {
  return characterKeys || !/^(?:Shift[ +])?.$/u.test(keys);
}
