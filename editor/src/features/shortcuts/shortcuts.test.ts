import { describe, expect, test } from 'vitest';
import { findShortcuts } from './findShortcuts.ts';
import { fixedActionAt } from './fixedActionAt.ts';
import { areaNames, fixedKeys } from './fixedKeys.ts';
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
    expect(keysOf('undo', { shortcuts: chosen, characterKeys: true })).toBe('Ctrl U');
  });

  test('can be none', () => {
    expect(chordsOf(undo, { undo: '' })).toEqual([]);
    expect(keysOf('undo', { shortcuts: { undo: '' }, characterKeys: true })).toBeUndefined();
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

  test('are not shown while they are switched off', () => {
    const off = { shortcuts: { undo: 'U', find: 'Ctrl+U' }, characterKeys: false };
    expect(keysOf('undo', off)).toBeUndefined();
    expect(keysOf('stage.snap', off)).toBeUndefined();
    expect(keysOf('find', off)).toBe('Ctrl U');
  });

  test.each(shortcuts.map((each) => [each.id, each] as const))(
    '%s has no keys that always do something else',
    (_, each) => {
      expect(each.chords.map((chord) => fixedActionAt(chord, each)).filter(Boolean)).toEqual([]);
    },
  );

  test.each([
    ['F6', 'undo', 'Next, previous part of the page'],
    ['Ctrl+C', 'find', 'Copy, cut, paste'],
    ['Ctrl+C', 'stage.grid', 'Copy, cut, paste'],
    ['[', 'stage.grid', 'Send backward, bring forward; to back, to front'],
    ['[', 'find', undefined],
    ['Ctrl+U', 'stage.grid', undefined],
  ])('%s for %s: %s', (chord, id, action) => {
    const shortcut = shortcuts.find((each) => each.id === id);
    expect(shortcut && fixedActionAt(chord, shortcut)).toBe(action);
  });
});

describe('fixed keys', () => {
  test.each(fixedKeys.map((each) => [each.area, each] as const))(
    'of %s have different chords and names',
    (_, { rows }) => {
      const chords = rows.flatMap((row) => row.chords);
      expect(chords.filter((chord, index) => chords.indexOf(chord) !== index)).toEqual([]);
      expect(new Set(rows.map(({ action }) => action)).size).toBe(rows.length);
    },
  );

  test('are listed for every area', () => {
    expect(findShortcuts('', {}).map(({ area }) => area)).toEqual(Object.keys(areaNames));
  });
});

describe('the search', () => {
  const found = (query: string, chosen = {}) =>
    findShortcuts(query, chosen).flatMap(({ changeable, also, fixed }) => [
      ...[...changeable, ...also].map(({ label }) => label),
      ...fixed.map(({ action }) => action),
    ]);

  test.each([
    ['Ctrl K', {}, 'Search commands and places'],
    ['ctrl+k', {}, 'Search commands and places'],
    ['ctrl u', { undo: 'Ctrl+U' }, 'Undo'],
    ['pencil', {}, 'Pencil'],
    ['ctrl+shift+g', {}, 'Wrap in a group'],
    ['shift f6', {}, 'Next, previous part of the page'],
    ['fill down', {}, 'Fill down, right'],
  ])('finds by %s with %j: %s', (query, chosen, label) => {
    expect(found(query, chosen)).toContain(label);
  });

  test('does not find a command by keys that it has lost', () => {
    expect(found('ctrl z', { undo: 'Ctrl+U' })).not.toContain('Undo');
  });

  test('finds the keys of the preview among those of every page, too', () => {
    const areas = findShortcuts('undo', {}).flatMap(({ area, also, changeable }) =>
      [...also, ...changeable].some(({ id }) => id === 'undo') ? [area] : [],
    );
    expect(areas).toEqual(['Everywhere in a project', 'Preview']);
  });
});
