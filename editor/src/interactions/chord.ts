/** The part of a key event that a chord depends on. */
export type ChordEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifiers = new Set([
  'Control',
  'Meta',
  'Alt',
  'Shift',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/**
 * The pressed keys as text, such as "Ctrl+Shift+Z", "Shift+G", "{" or "Alt+ArrowLeft"; empty for a modifier alone. Ctrl
 * also stands for the command key of a Mac. Letters are those that the layout gives, so that Ctrl Z is where people
 * expect it; layouts without Latin letters use their places on the keyboard.
 */
export function chordOf(event: ChordEvent): string {
  if (modifiers.has(event.key)) return '';
  const key = keyOf(event);
  // Shift is part of a character that is not a letter.
  const isSign = key.length === 1 && !/[A-Z]/.test(key);
  const parts = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : undefined,
    event.altKey && !isSign ? 'Alt' : undefined,
    event.shiftKey && !isSign ? 'Shift' : undefined,
    key,
  ];
  return parts.filter((part) => part !== undefined).join('+');
}

function keyOf({ key, code, ctrlKey, metaKey, altKey }: ChordEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (key === ' ') return 'Space';
  // On a Mac, Alt gives other signs; other layouts have no Latin letters.
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = key.length === 1 && (key.charCodeAt(0) > 127 || ((ctrlKey || metaKey) && altKey));
  return place !== undefined && isForeign ? place : key;
}

export const spaceChord = 'Space';
export const deleteChord = 'Delete';

/** The chords of the arrows, each with all of these modifiers such as "Shift+", separated by spaces. */
export function arrowChords(...modifiers: readonly string[]): string {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  return modifiers.flatMap((modifier) => arrows.map((arrow) => modifier + arrow)).join(' ');
}

const shownKeys: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Delete: 'Del',
  Escape: 'Esc',
};

/** A chord as menus show it: "Ctrl Shift Z". */
export function showChord(chord: string): string {
  const parts = chord === '+' ? ['+'] : chord.split(/\+(?=.)/);
  return parts.map((part) => shownKeys[part] ?? part).join(' ');
}

/** True for a chord that writes something in a text field. */
export function isCharacter(chord: string): boolean {
  return !/^(Ctrl|Alt)\+|^(Shift\+)?F\d+$/.test(chord);
}
