import { createProject } from '@playhouse/core';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { createProjectStore } from './createProjectStore.ts';
import type { DatabasePort } from './database.ts';
import { libraryName } from './databaseNames.ts';
import type { ProjectStore } from './projectStore.ts';

/** The operations on the disk, in order. */
let log: string[] = [];
let isFull = false;
let canRecover = true;
let store: ProjectStore;

function createDisk(): DatabasePort {
  const memory = createMemoryDatabases();
  const demandRoom = (): void => {
    if (!isFull) return;
    log.push('no room');
    throw Object.assign(new Error('The quota has been exceeded.'), { name: 'QuotaExceededError' });
  };
  return {
    async open(name) {
      const database = await memory.open(name);
      return {
        ...database,
        async write(changes) {
          demandRoom();
          // Titles are written to the library as well.
          if (name !== libraryName) log.push('written');
          return database.write(changes);
        },
      };
    },
    async recover() {
      log.push(canRecover ? 'recovered' : 'not recovered');
      if (!canRecover) throw Object.assign(new Error('No room for that.'), { name: 'QuotaExceededError' });
    },
  };
}

beforeEach(async () => {
  [isFull, canRecover] = [false, true];
  store = createProjectStore({ databases: createDisk(), uuid: () => 'one', now: tickingClock() });
  await store.create({ title: 'One', contents: { project: createProject({ title: 'One' }), files: new Map() } });
  log = [];
});

/** The title is stored under this name; returns what the save reported. */
async function save(title: string): Promise<string | undefined> {
  const opened = await store.open('one');
  if (!opened.ok) return opened.fault.code;
  const { project } = opened.value.contents;
  const revision = opened.value.revisions.get('object.json') ?? '';
  const value = { ...project.object, title };
  const { fault } = await store.save('one', [{ document: 'object.json', revision, value }]);
  return fault?.code;
}

it('leaves a disk alone that never failed', async () => {
  expect(await save('Two')).toBeUndefined();
  expect(log).toEqual(['written']);
});

it('after a failed write, recovers the disk once before the next one is reported as stored', async () => {
  isFull = true;
  expect(await save('Two')).toBe('database.full');
  isFull = false;
  expect(await save('Three')).toBeUndefined();
  expect(await save('Four')).toBeUndefined();
  expect(log).toEqual(['no room', 'written', 'recovered', 'written']);
});

it('reports nothing as stored while the disk cannot recover', async () => {
  isFull = true;
  await save('Two');
  [isFull, canRecover] = [false, false];
  expect(await save('Three')).toBe('database.full');
  expect(await save('Four')).toBe('database.full');
  canRecover = true;
  expect(await save('Five')).toBeUndefined();
  expect(log.slice(1)).toEqual(['written', 'not recovered', 'written', 'not recovered', 'written', 'recovered']);
});
