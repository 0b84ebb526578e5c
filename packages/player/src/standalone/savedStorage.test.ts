import { describe, expect, it } from 'vitest';
import { createSavedStorage } from './savedStorage.ts';

/** A browser's storage with room for this many characters. */
function storageWith(room: number): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

describe('saved values of an exported game', () => {
  it('outlive the page, and belong to one address', () => {
    const storage = storageWith(100);
    createSavedStorage('/games/pip/index.html', () => storage).set('attribute:best', '7');
    expect(createSavedStorage('/games/pip/', () => storage).get('attribute:best')).toBe('7');
    expect(createSavedStorage('/games/pebble/', () => storage).get('attribute:best')).toBeUndefined();
    expect(createSavedStorage('/games/pip/', () => storage).get('attribute:worst')).toBeUndefined();
  });

  it('last as long as the page when storage is full, and the latest value wins', () => {
    const storage = storageWith(3);
    const saved = createSavedStorage('/', () => storage);
    saved.set('key', '123');
    saved.set('key', '12345');
    expect(saved.get('key')).toBe('12345');
    expect(createSavedStorage('/', () => storage).get('key')).toBe('123');
  });

  it('last as long as the page when storage is blocked', () => {
    const saved = createSavedStorage('/', () => {
      throw new DOMException('The frame is sandboxed.', 'SecurityError');
    });
    expect(saved.get('key')).toBeUndefined();
    saved.set('key', '1');
    expect(saved.get('key')).toBe('1');
  });
});
