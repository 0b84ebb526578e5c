import { describe, expect, test } from 'vitest';
import { createMemoryJournal, createStorageJournal, type JournalEntry, type TextStorage } from './journal.ts';

const entry = (sequence: number, holder = 'me'): JournalEntry => ({
  holder,
  sequence,
  parts: [{ document: 'tests/a.play.json', revision: '1-a', state: { frames: sequence } }],
});

function storageOf(items: Map<string, string>): TextStorage {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the journal', () => {
  test('returns entries in order, separately for each project, whatever order the storage has', () => {
    const journal = createMemoryJournal();
    for (const sequence of [10, 9, 100, 2]) journal.append('a', entry(sequence));
    journal.append('ab', entry(1));
    expect(journal.read('a').map(({ sequence }) => sequence)).toEqual([2, 9, 10, 100]);
    expect(journal.read('ab')).toEqual([entry(1)]);
    expect(journal.read('b')).toEqual([]);
  });

  test('removes entries up to a number and keeps later ones', () => {
    const journal = createMemoryJournal();
    for (const sequence of [1, 2, 3]) journal.append('a', entry(sequence));
    journal.trim('a', ({ sequence }) => sequence <= 2);
    expect(journal.read('a')).toEqual([entry(3)]);
  });

  test('reports when it is full and keeps what it has', () => {
    const journal = createMemoryJournal(200);
    const answers = [1, 2, 3, 4].map((sequence) => journal.append('a', entry(sequence)));
    expect(answers).toContain('full');
    const kept = answers.filter((answer) => answer === 'kept').length;
    expect(journal.read('a')).toHaveLength(kept);
    journal.trim('a', ({ sequence }) => sequence <= 4);
    expect(journal.append('a', entry(5))).toBe('kept');
  });

  test.each([
    ['text that is not JSON', '{"half'],
    ['another type', '7'],
    ['a part without a document', '[{"state":{}}]'],
    ['invalid steps', '[{"document":"object.json","steps":[{"path":3}]}]'],
    ['an invalid state', '[{"document":"object.json","state":4}]'],
  ])('stops before what it cannot read: %s', (_, text) => {
    const items = new Map<string, string>();
    const journal = createStorageJournal(storageOf(items));
    for (const sequence of [1, 2, 3]) journal.append('a', entry(sequence));
    items.set('playhouse-journal/a/me/2', text);
    expect(journal.read('a')).toEqual([entry(1)]);
  });
});
