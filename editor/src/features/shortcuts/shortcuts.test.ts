import { describe, expect, test } from 'vitest';
import { chordsOf, keysOf, shortcutAt, shortcuts, userOf } from './shortcuts.ts';

const undo = shortcuts.find(({ id }) => id === 'undo');
if (!undo) throw new Error('undo has a shortcut');

describe('shortcuts', () => {
  test('have different chords in each area, and different labels', () => {
    for (const area of ['Everywhere in a project', 'Stage'] as const) {
      const own = shortcuts.filter((each) => each.area === area);
      const chords = own.flatMap((each) => each.chords);
      expect(new Set(chords).size).toBe(chords.length);
      expect(new Set(own.map(({ label }) => label)).size).toBe(own.length);
    }
  });

  test.each(shortcuts.map((each) => [each.id, each] as const))('%s is run by its default chords', (_id, shortcut) => {
    for (const chord of shortcut.chords) expect(shortcutAt(shortcut.area, chord, {})).toBe(shortcut.id);
  });

  test('are replaced by the chosen chord', () => {
    const chosen = { undo: 'Ctrl+U' };
    expect(chordsOf(undo, chosen)).toEqual(['Ctrl+U']);
    expect(shortcutAt(undo.area, 'Ctrl+U', chosen)).toBe('undo');
    expect(shortcutAt(undo.area, 'Ctrl+Z', chosen)).toBeUndefined();
    expect(keysOf('undo', chosen)).toBe('Ctrl U');
  });

  test('can be none', () => {
    expect(chordsOf(undo, { undo: '' })).toEqual([]);
    expect(keysOf('undo', { undo: '' })).toBeUndefined();
    expect(shortcutAt(undo.area, '', { undo: '' })).toBeUndefined();
  });

  test('lose a chord that another command of the area was given', () => {
    const chosen = { find: 'Ctrl+Z' };
    expect(chordsOf(undo, chosen)).toEqual([]);
    expect(shortcutAt(undo.area, 'Ctrl+Z', chosen)).toBe('find');
    expect(userOf('Ctrl+Z', undo, {})).toBeUndefined();
    expect(userOf('Ctrl+K', undo, {})?.id).toBe('palette');
  });

  test('of the stage may use a chord of another area', () => {
    expect(shortcutAt('Stage', 'G', { undo: 'G' })).toBe('stage.grid');
    expect(shortcutAt('Everywhere in a project', 'G', { undo: 'G' })).toBe('undo');
  });
});
