import { createProject, type Project } from '@playhouse/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryJournal, type JournalPort } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import type { DatabasePort } from '../store/database.ts';
import type { LibraryEntry, ProjectStore } from '../store/projectStore.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { openRecovered, type RecoveredProject } from './openRecovered.ts';

/** Databases that can be cleared while in use, as a browser does when its storage is cleared. */
interface Disk extends DatabasePort {
  clear(): void;
}

function createDisk(): Disk {
  let memory = createMemoryDatabases();
  return {
    clear() {
      memory = createMemoryDatabases();
    },
    async open(name) {
      const now = memory;
      const database = await memory.open(name);
      const orClosed = <Value>(work: () => Promise<Value>): Promise<Value> => {
        if (now !== memory) throw new Error('The database connection is closing.');
        return work();
      };
      return {
        ...database,
        readAll: () => orClosed(() => database.readAll()),
        read: (id) => orClosed(() => database.read(id)),
        write: (changes) => orClosed(() => database.write(changes)),
        readFile: (id) => orClosed(() => database.readFile(id)),
        readFiles: (ids) => orClosed(() => database.readFiles(ids)),
      };
    },
  };
}

interface Tab extends RecoveredProject {
  /** Messages that the page received. */
  readonly heard: string[];
  edit(change: Partial<Project['object']>): void;
  current: Project;
}

let disk: Disk;
let store: ProjectStore;
let journal: JournalPort;
let tabs = 0;
const picture = Uint8Array.from([1, 2, 3]);

beforeEach(async () => {
  disk = createDisk();
  journal = createMemoryJournal();
  let ids = 0;
  const uuid = () => `project${++ids}`;
  store = createProjectStore({ databases: disk, uuid, now: tickingClock() });
  for (const title of ['Meadow', 'Maze']) {
    const made = await store.create({
      title,
      contents: { project: createProject({ title }), files: new Map([['images/pip.png', picture]]) },
    });
    expect(made.ok).toBe(true);
  }
});

async function open(id = 'project1', from: ProjectStore = store): Promise<Tab> {
  tabs += 1;
  const holder = `tab${tabs}`;
  const timers = { now: () => 0, after: () => () => undefined };
  const opened = await openRecovered(
    { store: from, journal, timers, newHolder: () => holder, report: () => undefined },
    id,
  );
  if (!opened.ok) throw new Error(opened.fault.message);
  const heard: string[] = [];
  opened.value.saver.connect({
    files: () => opened.value.files,
    onRebuilt: () => void heard.push('rebuilt'),
    onTaken: (unkept) => void heard.push(`taken, ${unkept} not kept`),
  });
  const tab: Tab = {
    ...opened.value,
    heard,
    current: opened.value.project,
    edit(change) {
      tab.current = { ...tab.current, object: { ...tab.current.object, ...change } };
      opened.value.saver.record(tab.current);
    },
  };
  return tab;
}

async function stored(id = 'project1') {
  const opened = await store.open(id);
  if (!opened.ok) return opened.fault.code;
  const { title, instructions } = opened.value.contents.project.object;
  return { title, instructions };
}

/** Retries as the timers do: each database has its own connection, which has to fail first. */
async function untilSaved({ saver, heard }: Tab) {
  for (let tries = 0; tries < 5 && heard.length === 0; tries += 1) {
    await saver.verify();
    await saver.flush();
  }
  return saver.flush();
}

describe('a tab whose project was taken by another tab', () => {
  test('writes nothing, reports how many changes are not saved, and stops', async () => {
    const sleeper = await open();
    sleeper.edit({ title: 'Before' });
    await sleeper.saver.flush();
    const next = await open();
    expect(next.project.object.title).toBe('Before');
    next.edit({ title: 'Newer' });
    await next.saver.flush();
    sleeper.edit({ title: 'Older' });
    sleeper.edit({ instructions: 'Older' });
    expect(await sleeper.saver.flush()).toMatchObject({ kind: 'taken' });
    sleeper.edit({ instructions: 'Later still' });
    await sleeper.saver.flush();
    expect(await stored()).toEqual({ title: 'Newer', instructions: '' });
    expect(sleeper.heard).toEqual(['taken, 2 not kept']);
    expect(next.saver.getState()).toMatchObject({ kind: 'saved' });
  });

  test('writes no document, even if the other tab has not changed it', async () => {
    const sleeper = await open();
    const next = await open();
    next.edit({ title: 'Newer' });
    await next.saver.flush();
    const [[id, scene] = []] = [...sleeper.project.scenes];
    if (id === undefined || !scene) throw new Error('a new project has a scene');
    const changed = { ...scene, attributes: { ...scene.attributes, name: 'Older' } };
    sleeper.saver.record({ ...sleeper.project, scenes: new Map([[id, changed]]) });
    await sleeper.saver.flush();
    const opened = await store.open('project1');
    expect(opened.ok && opened.value.contents.project.scenes.get(id)).toEqual(scene);
  });

  test.each([
    ['puts no file', (tab: Tab) => store.putAsset('project1', 'images/pip.png', new Uint8Array(9), tab.saver.hold)],
    ['removes no file', (tab: Tab) => store.removeAsset('project1', 'images/pip.png', tab.saver.hold)],
    ['writes no history', (tab: Tab) => store.histories.write('project1', new Map([['head', {}]]), tab.saver.hold)],
  ] as const)('%s', async (_, write) => {
    const sleeper = await open();
    await open();
    expect(await write(sleeper)).toMatchObject({ ok: false, fault: { code: 'project.taken' } });
    expect(await store.getAsset('project1', 'images/pip.png')).toEqual({ ok: true, value: picture });
    expect(await store.histories.read('project1')).toEqual({ ok: true, value: new Map() });
  });

  test('is notified without an edit of its own', async () => {
    const sleeper = await open();
    await open();
    expect(await sleeper.saver.verify()).toMatchObject({ kind: 'taken' });
    expect(sleeper.heard).toEqual(['taken, 0 not kept']);
  });

  test('leaves no late edit in the journal for a later visit to reapply', async () => {
    const sleeper = await open();
    const next = await open();
    next.edit({ title: 'Newer' });
    await next.saver.flush();
    sleeper.edit({ title: 'Older' });
    await sleeper.saver.flush();
    await next.saver.close();
    expect((await open()).project.object.title).toBe('Newer');
    expect(journal.read('project1')).toEqual([]);
  });

  test('passes its unsaved edits on to the tab that takes over', async () => {
    const sleeper = await open();
    sleeper.edit({ title: 'Not saved yet' });
    const next = await open();
    expect(next.project.object.title).toBe('Not saved yet');
    expect(await stored()).toMatchObject({ title: 'Not saved yet' });
    expect(await sleeper.saver.flush()).toMatchObject({ kind: 'taken' });
    expect(sleeper.heard).toEqual(['taken, 0 not kept']);
  });

  test('can save until the moment of the takeover, and those saves are kept', async () => {
    const sleeper = await open();
    sleeper.edit({ title: 'First' });
    let isFirst = true;
    const slow: ProjectStore = {
      ...store,
      async open(id) {
        const opened = await store.open(id);
        if (isFirst) {
          isFirst = false;
          sleeper.edit({ title: 'At the last moment' });
          await sleeper.saver.flush();
        }
        return opened;
      },
    };
    const next = await open('project1', slow);
    expect(next.project.object.title).toBe('At the last moment');
    expect(await stored()).toMatchObject({ title: 'At the last moment' });
  });
});

describe('storage that is cleared under an open project', () => {
  test('is detected without an edit, and the whole project is restored', async () => {
    const tab = await open();
    tab.edit({ title: 'Mine' });
    await tab.saver.flush();
    disk.clear();
    await tab.saver.verify();
    expect(await untilSaved(tab)).toEqual({ kind: 'saved', isSafe: true });
    expect(tab.heard).toEqual(['rebuilt']);
    expect(await stored()).toMatchObject({ title: 'Mine' });
    expect(await store.getAsset('project1', 'images/pip.png')).toEqual({ ok: true, value: picture });
    const list = await store.list();
    expect(list.ok && list.value.map(({ id }) => id)).toEqual(['project1']);
  });

  test('stores the edit that detected it, and later ones', async () => {
    const tab = await open();
    disk.clear();
    tab.edit({ title: 'Met it' });
    await untilSaved(tab);
    expect(await stored()).toMatchObject({ title: 'Met it' });
    tab.edit({ title: 'Later' });
    await tab.saver.flush();
    expect(await stored()).toMatchObject({ title: 'Later' });
    await tab.saver.close();
    expect((await open()).project.object.title).toBe('Later');
  });

  test('is reported as long as the project cannot be stored again, and never shown as saved', async () => {
    const tab = await open();
    disk.clear();
    const rebuild = store.rebuild;
    store.rebuild = async () => ({ ok: false, fault: { code: 'database.full', message: 'full' } });
    tab.edit({ title: 'Mine' });
    expect(await untilSaved(tab)).toMatchObject({ kind: 'failed', isSafe: false });
    store.rebuild = rebuild;
    expect(await untilSaved(tab)).toMatchObject({ kind: 'saved', isSafe: true });
    expect(await stored()).toMatchObject({ title: 'Mine' });
  });

  test('does not restore a project that was deleted permanently', async () => {
    const tab = await open();
    await store.destroy('project1');
    tab.edit({ title: 'Mine' });
    expect(await tab.saver.flush()).toMatchObject({ kind: 'lost' });
    const list = await store.list();
    expect(list.ok && list.value.map(({ id }) => id)).toEqual(['project2']);
  });

  test('does not stop later visits from opening what was stored again', async () => {
    const tab = await open();
    disk.clear();
    await tab.saver.verify();
    await untilSaved(tab);
    tab.edit({ title: 'After' });
    await tab.saver.close();
    expect((await open()).project.object.title).toBe('After');
  });
});

test('a project that was lost while nobody had it open is missing from the list', async () => {
  disk.clear();
  const list = await store.list();
  expect(list).toEqual({ ok: true, value: [] satisfies LibraryEntry[] });
});
