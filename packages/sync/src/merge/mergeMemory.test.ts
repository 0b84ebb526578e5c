import { expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createMergeMemory } from './mergeMemory.ts';

const document = 'object.json';
const open = async () => createMergeMemory(await createMemoryDatabases().open('merges'));

it('keeps the last 8 bodies of each document', async () => {
  const memory = await open();
  const kept = Array.from({ length: 10 }, (_, n) => ({ document, rev: `${n}-a`, body: { n } }));
  await Promise.all(kept.map((each) => memory.keep([each])));
  await memory.keep([{ document: 'assets.json', rev: '1-a', body: { n: 'other' } }, ...kept.slice(9)]);
  const bodies = await Promise.all(kept.map(({ rev }) => memory.body(document, rev)));
  expect(bodies).toEqual([undefined, undefined, ...kept.slice(2).map(({ body }) => body)]);
  expect(await memory.body('assets.json', '1-a')).toEqual({ n: 'other' });
});

it('notes each merge once, and tells the latest first', async () => {
  const memory = await open();
  const note = (n: number) => ({ document, rev: `${n}-a`, at: n, lost: [{ rev: 'b', body: { n } }], conflicts: [] });
  for (let n = 0; n < 60; n += 1) await memory.note(note(n));
  await memory.note(note(59));
  const notes = await memory.notes();
  expect(notes.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, index) => 59 - index));
  expect(notes[0]).toEqual(note(59));
});

it('keeps the versions that the server still has to keep, also for the next session', async () => {
  const database = await createMemoryDatabases().open('merges');
  const names = new Map([[document, ['1-a', '1-b']]]);
  await createMergeMemory(database).writeOwed(names);
  expect(await createMergeMemory(database).owed()).toEqual(names);
  await createMergeMemory(database).writeOwed(new Map());
  expect(await createMergeMemory(database).owed()).toEqual(new Map());
});
