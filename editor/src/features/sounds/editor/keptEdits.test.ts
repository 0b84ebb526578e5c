import type { SoundEdit } from '@playhouse/audio';
import { describe, expect, it } from 'vitest';
import { createKeptEdits, type EditItems, forgetLostEdits } from './keptEdits.ts';

const range = { from: 3, to: 40 };

const edits: readonly SoundEdit[] = [
  { kind: 'trim', range },
  { kind: 'delete', range },
  { kind: 'silence', range },
  { kind: 'reverse', range },
  { kind: 'fadeIn', range, curve: 'linear' },
  { kind: 'fadeOut', range, curve: 'linear' },
  { kind: 'gain', range, decibels: -3 },
  { kind: 'normalize', range, decibels: -1 },
  { kind: 'setLoop', loop: { start: 1, end: 9 } },
  { kind: 'setLoop', loop: undefined },
  { kind: 'mixToMono' },
  { kind: 'resample', sampleRate: 24_000 },
];

function createItems(): EditItems & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

describe('kept edits', () => {
  it('are those that were kept, of each game and file', () => {
    const items = createItems();
    const one = createKeptEdits(items, 'g1');
    const other = createKeptEdits(items, 'g2');
    one.keep('a.wav', edits);
    other.keep('a.wav', [{ kind: 'mixToMono' }]);
    expect(one.of('a.wav')).toEqual(edits);
    expect(other.of('a.wav')).toEqual([{ kind: 'mixToMono' }]);
    expect(one.of('b.wav')).toEqual([]);
    one.keep('a.wav', []);
    expect(one.of('a.wav')).toEqual([]);
    expect(items.length).toBe(1);
  });

  it.each([
    ['no JSON', '{'],
    ['an object', '{"kind":"mixToMono"}'],
    ['null', 'null'],
    ['an unknown edit', '[{"kind":"explode"}]'],
    ['a range of text', '[{"kind":"trim","range":{"from":"0","to":"9"}}]'],
  ])('are none when the stored text is %s', (_, text) => {
    const items = createItems();
    items.setItem('playhouse-sound-edits:g1/a.wav', text);
    expect(createKeptEdits(items, 'g1').of('a.wav')).toEqual([]);
  });

  it('end at the first invalid one', () => {
    const items = createItems();
    const stored = [edits[0], { kind: 'gain', range }, edits[1]];
    items.setItem('playhouse-sound-edits:g1/a.wav', JSON.stringify(stored));
    expect(createKeptEdits(items, 'g1').of('a.wav')).toEqual([edits[0]]);
  });

  it('do without storage', () => {
    const kept = createKeptEdits(undefined, 'g1');
    kept.keep('a.wav', edits);
    expect(kept.of('a.wav')).toEqual([]);
  });
});

describe('forgetting lost edits', () => {
  it('removes those of deleted games and of files that are gone, and nothing else', () => {
    const items = createItems();
    for (const [game, file] of [
      ['open', 'here.wav'],
      ['open', 'gone.wav'],
      ['known', 'any.wav'],
      ['deleted', 'any.wav'],
    ] as const) {
      createKeptEdits(items, game).keep(file, edits);
    }
    items.setItem('playhouse-theme', 'dark');
    const hasFile = (file: string) => file === 'here.wav';
    forgetLostEdits(items, { game: 'open', games: new Set(['known']), hasFile });
    expect([...items.all.keys()]).toEqual([
      'playhouse-sound-edits:open/here.wav',
      'playhouse-sound-edits:known/any.wav',
      'playhouse-theme',
    ]);
  });
});
