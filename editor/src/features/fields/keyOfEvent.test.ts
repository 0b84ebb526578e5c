import { keyNames } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { keyOfEvent } from './keyOfEvent.ts';

describe('the key of an event', () => {
  it.each([
    ['a', 'KeyA', 'a'],
    ['A', 'KeyA', 'a'],
    ['z', 'KeyY', 'z'],
    [' ', 'Space', 'space'],
    ['ArrowLeft', 'ArrowLeft', 'left'],
    ['Enter', 'Enter', 'return'],
    ['Enter', 'NumpadEnter', 'return'],
    ['F5', 'F5', 'f5'],
    [',', 'Comma', 'comma'],
    ['Shift', 'ShiftRight', 'shift'],
    ['Backspace', 'Backspace', 'backspace'],
  ])('is the name that games use: %s', (key, code, name) => {
    expect(keyOfEvent({ key, code })).toBe(name);
    expect(keyNames).toContain(name);
  });

  it.each([
    ['Dead', 'BracketLeft'],
    ['ß', 'Minus'],
    ['MediaPlayPause', 'MediaPlayPause'],
  ])('is unknown for %s', (key, code) => {
    expect(keyOfEvent({ key, code })).toBeUndefined();
  });
});
