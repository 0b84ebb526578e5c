import { keyNames } from '@playhouse/core';
import { expect, test } from 'vitest';
import { keyOfEvent } from './keyOfEvent.ts';

test.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  ['a', 'KeyQ', 'a'],
  ['ф', 'KeyA', 'a'],
  ['!', 'Digit1', '1'],
  ['5', 'Numpad5', '5'],
  [' ', 'Space', 'space'],
  ['ArrowLeft', 'ArrowLeft', 'left'],
  ['Enter', 'NumpadEnter', 'return'],
  ['Escape', 'Escape', 'escape'],
  ['Shift', 'ShiftRight', 'shift'],
  ['Control', 'ControlLeft', 'control'],
  ['Alt', 'AltLeft', 'alt'],
  ['Meta', 'MetaLeft', 'meta'],
  ['Delete', 'Delete', 'delete'],
  ['Backspace', 'Backspace', 'backspace'],
  ['F5', 'F5', 'f5'],
  [',', 'Comma', 'comma'],
  ['<', 'Comma', 'comma'],
  ['{', 'BracketLeft', 'leftbracket'],
  ["'", 'Quote', 'quote'],
  ['+', 'Equal', 'equals'],
  ['Tab', 'Tab', 'tab'],
  ['AudioVolumeUp', 'AudioVolumeUp', undefined],
  ['Unidentified', '', undefined],
])('maps %s on %s to %s', (key, code, expected) => {
  expect(keyOfEvent({ key, code })).toBe(expected);
  if (expected !== undefined) expect(keyNames).toContain(expected);
});
