import { describe, expect, test } from 'vitest';
import { type ChordEvent, chordOf, showChord } from './chord.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function press(key: string, code: string, ...held: (keyof typeof none)[]): ChordEvent {
  return { key, code, ...none, ...Object.fromEntries(held.map((each) => [each, true])) };
}

describe('the chord of', () => {
  test.each<[string, ChordEvent, string]>([
    ['Ctrl Z', press('z', 'KeyZ', 'ctrlKey'), 'Ctrl+Z'],
    ['Command Z on a Mac', press('z', 'KeyZ', 'metaKey'), 'Ctrl+Z'],
    ['Ctrl Z on a German keyboard, where Z and Y are swapped', press('z', 'KeyY', 'ctrlKey'), 'Ctrl+Z'],
    ['Ctrl Z on a French keyboard', press('z', 'KeyW', 'ctrlKey'), 'Ctrl+Z'],
    ['Ctrl Z on a Russian keyboard', press('я', 'KeyZ', 'ctrlKey'), 'Ctrl+Z'],
    ['Ctrl Z on a Greek keyboard', press('ζ', 'KeyZ', 'ctrlKey'), 'Ctrl+Z'],
    ['a letter with Caps Lock', press('Z', 'KeyZ', 'ctrlKey'), 'Ctrl+Z'],
    ['a letter with Shift', press('G', 'KeyG', 'shiftKey'), 'Shift+G'],
    ['a sign that needs Shift', press('{', 'BracketLeft', 'shiftKey'), '{'],
    ['a sign that needs AltGr', press('\\', 'Minus', 'altKey', 'ctrlKey'), 'Ctrl+\\'],
    ['Alt and a letter on a Mac', press('å', 'KeyA', 'altKey'), 'Alt+A'],
    ['an arrow', press('ArrowLeft', 'ArrowLeft', 'altKey'), 'Alt+ArrowLeft'],
    ['a function key', press('F8', 'F8', 'shiftKey'), 'Shift+F8'],
    ['the space bar', press(' ', 'Space'), 'Space'],
    ['a modifier alone', press('Control', 'ControlLeft', 'ctrlKey'), ''],
    ['the plus sign', press('+', 'Equal', 'shiftKey'), '+'],
  ])('%s', (_words, event, chord) => {
    expect(chordOf(event)).toBe(chord);
  });
});

test.each([
  ['Ctrl+Shift+Z', 'Ctrl Shift Z'],
  ['Alt+ArrowLeft', 'Alt Left'],
  ['+', '+'],
  ['Ctrl++', 'Ctrl +'],
  ['Delete', 'Del'],
])('%s is shown as %s', (chord, shown) => {
  expect(showChord(chord)).toBe(shown);
});
