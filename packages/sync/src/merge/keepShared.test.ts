import { describe, expect, it } from 'vitest';
import { createModelMemory } from '../test/merging/modelReplica.ts';
import { keepShared } from './keepShared.ts';
import type { StoredLeaf } from './mergePorts.ts';

const names = Array.from({ length: 25 }, (_, index) => `actors/id${index}.json`);
const rev = `1-${'a'.repeat(32)}`;

function device() {
  const read: string[] = [];
  const memory = createModelMemory(100);
  const leaves = async (document: string): Promise<readonly StoredLeaf[]> => {
    read.push(document);
    return [{ rev, isDeleted: false, history: [rev], body: { id: document } }];
  };
  const keep = (shared: ReadonlyMap<string, readonly string[]>, signal = new AbortController().signal) =>
    keepShared({ local: { leaves }, memory }, shared, { pause: async () => undefined, signal });
  return { read, memory, leaves, keep };
}

const shared = new Map(names.map((name) => [name, [rev]]));

describe('keeping the bodies of what both sides have', () => {
  it('keeps each once', async () => {
    const { read, memory, keep } = device();
    await keep(shared);
    expect(read).toEqual(names);
    expect(await memory.body('actors/id3.json', rev)).toBeDefined();
    await keep(shared);
    expect(read).toEqual(names);
    await keep(new Map([...shared, ['actors/id3.json', ['2-b']]]));
    expect(read.slice(names.length)).toEqual(['actors/id3.json']);
  });

  it('keeps neither files nor what the server does not have', async () => {
    const { read, memory, keep } = device();
    await keep(
      new Map([
        ['images/hero.png', [rev]],
        ['actors/id1.json', [`1-${'b'.repeat(32)}`]],
      ]),
    );
    expect(read).toEqual(['actors/id1.json']);
    expect(await memory.shared('actors/id1.json')).toEqual([]);
  });

  it('goes on where it was ended', async () => {
    const { read, memory, leaves, keep } = device();
    const control = new AbortController();
    const pause = async () => control.abort();
    await keepShared({ local: { leaves }, memory }, shared, { pause, signal: control.signal });
    expect(read.length).toBeLessThan(names.length);
    await keep(shared);
    expect(read).toEqual(names);
  });
});
