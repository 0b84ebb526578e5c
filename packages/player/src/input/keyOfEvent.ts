import { findKey } from '@playhouse/core';

/** The fields of a keyboard event that decide which key it is. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
}

const namedKeys: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['OS', 'meta'],
]);

const codes: ReadonlyMap<string, string> = new Map([
  ['Comma', 'comma'],
  ['Period', 'period'],
  ['Slash', 'slash'],
  ['Semicolon', 'semicolon'],
  ['Quote', 'quote'],
  ['Minus', 'minus'],
  ['Equal', 'equals'],
  ['BracketLeft', 'leftbracket'],
  ['BracketRight', 'rightbracket'],
  ['Backslash', 'backslash'],
]);

/**
 * The game's name of a pressed key: the character it types or, where the game does not know that (other alphabets,
 * digits with Shift), the key at the same position of an English keyboard. docs/runtime-rules.md#key-names.
 */
export function keyOfEvent({ key, code }: KeyPress): string | undefined {
  return namedKeys.get(key) ?? findKey(key) ?? codes.get(code) ?? findKey(code.replace(/^(Key|Digit|Numpad)/, ''));
}
