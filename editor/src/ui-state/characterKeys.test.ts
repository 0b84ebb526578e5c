import { afterEach, expect, test } from 'vitest';
import { areSwitchedOn, isSwitchedOff } from './characterKeys.ts';
import { usePreferences } from './preferences.ts';

afterEach(() => usePreferences.setState({ characterKeys: true }));

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['a letter', { ...plain, key: 'm' }, true],
  ['a sign', { ...plain, key: '[' }, true],
  ['a digit', { ...plain, key: '0' }, true],
  ['a letter with Ctrl', { ...plain, key: 'm', ctrlKey: true }, false],
  ['a letter with Alt', { ...plain, key: 'm', altKey: true }, false],
  ['the space bar', { ...plain, key: ' ' }, false],
  ['an arrow', { ...plain, key: 'ArrowLeft' }, false],
  ['a function key', { ...plain, key: 'F8' }, false],
])('%s can be switched off: %j, %s', (_, event, canBe) => {
  expect(isSwitchedOff(event)).toBe(false);
  usePreferences.setState({ characterKeys: false });
  expect(isSwitchedOff(event)).toBe(canBe);
});

test.each([
  ['G', false],
  ['Shift G', false],
  ['Shift+G', false],
  ['+', false],
  ['Ctrl K', true],
  ['Del', true],
  ['F2', true],
])('%s is shown while characters are switched off: %s', (keys, isShown) => {
  expect(areSwitchedOn(keys, true)).toBe(true);
  expect(areSwitchedOn(keys, false)).toBe(isShown);
});
