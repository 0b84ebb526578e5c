import { createProject } from '@playhouse/core';
import { expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from './createProjectStore.ts';
import { isTrashDue, trashEmptiedAt } from './trashRule.ts';

/** Long before anything was deleted. */
const updatedAt = '2026-01-01T00:00:00.000Z';

it.each<readonly [string, string, boolean]>([
  // Friday 3:00 is exactly 48 hours before Sunday 3:00.
  ['2026-11-20T03:00:00.000Z', '2026-11-22T02:59:59.999Z', false],
  ['2026-11-20T03:00:00.000Z', '2026-11-22T03:00:00.000Z', true],
  ['2026-11-20T03:00:00.001Z', '2026-11-22T03:00:00.000Z', false],
  ['2026-11-20T03:00:00.001Z', '2026-11-29T02:00:00.000Z', false],
  ['2026-11-20T03:00:00.001Z', '2026-11-29T03:00:00.000Z', true],
  ['2026-11-23T12:00:00.000Z', '2026-11-23T11:00:00.000Z', false],
  ['yesterday', '2026-11-29T03:00:00.000Z', false],
])('a project deleted at %s is due at %s: %s', (deletedAt, now, isDue) => {
  expect(isTrashDue({ deletedAt, updatedAt }, now)).toBe(isDue);
});

it.each([
  ['2026-11-20T03:00:00.000Z', '2026-11-22T03:00:00.000Z'],
  ['2026-11-20T03:00:00.001Z', '2026-11-29T03:00:00.000Z'],
  ['2026-11-22T03:00:00.000Z', '2026-11-29T03:00:00.000Z'],
  ['yesterday', undefined],
])('a project deleted at %s stays until %s', (deletedAt, emptiedAt) => {
  expect(trashEmptiedAt({ deletedAt, updatedAt })).toBe(emptiedAt);
});

it('a project that another tab changed after it was deleted stays longer', () => {
  const entry = { deletedAt: '2026-11-19T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' };
  expect(trashEmptiedAt(entry)).toBe('2026-11-29T03:00:00.000Z');
});

it('a project that is not in the trash is never due', () => {
  expect(isTrashDue({ updatedAt }, '2030-01-01T00:00:00.000Z')).toBe(false);
});

it('empties the trash with the first use of the library, and keeps what is not due', async () => {
  const databases = createMemoryDatabases();
  let now = '2026-11-18T12:00:00.000Z';
  let uuids = 0;
  const open = () => createProjectStore({ databases, now: () => now, uuid: () => `p${++uuids}` });
  const store = open();
  for (const title of ['Old', 'New', 'Kept']) {
    const created = await store.create({ title, contents: { project: createProject({ title }), files: new Map() } });
    if (!created.ok) throw new Error(created.fault.message);
    if (title === 'New') now = '2026-11-21T12:00:00.000Z';
    if (title !== 'Kept') await store.trash(created.value.id);
  }
  now = '2026-11-23T12:00:00.000Z';
  const listed = await open().list();
  expect(listed.ok && listed.value.map(({ title }) => title).sort()).toEqual(['Kept', 'New']);
  expect((await store.open('p1')).ok).toBe(false);
  expect((await store.open('p2')).ok).toBe(true);
});

it('empties the trash of a library that has been open since before it was due', async () => {
  let now = '2026-11-18T12:00:00.000Z';
  let uuids = 0;
  const ports = { databases: createMemoryDatabases(), now: () => now, uuid: () => `p${++uuids}` };
  const store = createProjectStore(ports);
  for (const title of ['Old', 'Kept'])
    await store.create({ title, contents: { project: createProject({ title }), files: new Map() } });
  await store.trash('p1');
  const titles = async () => {
    const listed = await store.list();
    return listed.ok && listed.value.map(({ title }) => title).sort();
  };
  expect(await titles()).toEqual(['Kept', 'Old']);
  now = '2026-11-22T02:59:59.999Z';
  expect(await titles()).toEqual(['Kept', 'Old']);
  now = '2026-11-22T03:00:00.000Z';
  expect(await titles()).toEqual(['Kept']);
  expect((await store.open('p1')).ok).toBe(false);
});
