import { createIdSource, createProjectSession, type ProjectSession } from '@playhouse/core';
import { buildProject, seededRandom } from '@playhouse/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryJournal, type JournalPort } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { openRecovered, type RecoveredProject } from './openRecovered.ts';
import { type RenamePorts, renameStored } from './renameStored.ts';

interface Tab extends RecoveredProject {
  readonly session: ProjectSession;
  /** The number of edits that another tab did not take over. */
  readonly taken: number[];
}

let store: ProjectStore;
let journal: JournalPort;
let ports: RenamePorts;
let isFull: boolean;
/** The number of journal entries when a project's database was written. */
let journalled: number[];

beforeEach(async () => {
  let holders = 0;
  isFull = false;
  journalled = [];
  journal = createMemoryJournal();
  const databases = createMemoryDatabases({
    beforeWrite(name) {
      if (name !== 'project-a') return;
      if (isFull) throw new Error('QuotaExceededError');
      journalled.push(journal.read('a').length);
    },
  });
  store = createProjectStore({ databases, uuid: () => 'a', now: tickingClock() });
  const timers = { now: () => 0, after: () => () => undefined };
  const newHolder = () => `holder${++holders}`;
  ports = { store, journal, timers, newHolder, report: () => undefined, clock: () => 7 };
  const project = buildProject({ title: 'Meadow', scenes: [{ id: 'id1', name: 'Field' }] });
  const made = await store.create({ title: 'Meadow', contents: { project, files: new Map() } });
  expect(made.ok).toBe(true);
  journalled = [];
});

async function openTab(): Promise<Tab> {
  const opened = await openRecovered(ports, 'a');
  if (!opened.ok) throw new Error(opened.fault.message);
  const { project, history, saver, files } = opened.value;
  const session = createProjectSession({ project, ids: createIdSource(seededRandom(1)), clock: () => 0, history });
  session.subscribe((state) => saver.record(state.project, state.history));
  const taken: number[] = [];
  saver.connect({ files: () => files, onRebuilt: () => undefined, onTaken: (unkept) => void taken.push(unkept) });
  return { ...opened.value, session, taken };
}

async function titles(): Promise<string[]> {
  const [opened, list] = await Promise.all([store.open('a'), store.list()]);
  if (!opened.ok || !list.ok) throw new Error('The project cannot be read.');
  return [opened.value.contents.project.object.title, ...list.value.map(({ title }) => title)];
}

describe('renaming a stored project', () => {
  test('changes the game and its entry in the library', async () => {
    expect(await renameStored(ports, 'a', 'Maze')).toEqual({ ok: true, value: undefined });
    expect(await titles()).toEqual(['Maze', 'Maze']);
  });

  test('is in the journal until it is in the database', async () => {
    await renameStored(ports, 'a', 'Maze');
    expect(journalled).toContain(1);
    expect(journal.read('a')).toEqual([]);
  });

  test('is a step that the next visit can undo and redo', async () => {
    await renameStored(ports, 'a', 'Maze');
    const { session } = await openTab();
    expect(session.getState().history.undo).toMatchObject([
      { label: { what: 'Renamed the project', where: 'Meadow' }, created_at: 7 },
    ]);
    session.undo();
    expect(session.getState().project.object.title).toBe('Meadow');
    session.redo();
    expect(session.getState().project.object.title).toBe('Maze');
  });

  test('keeps edits that a closed tab had only in its journal', async () => {
    const tab = await openTab();
    tab.session.dispatch({ kind: 'scene.rename', data: { scene: 'id1', name: 'Cave' } });
    tab.saver.abandon();
    await renameStored(ports, 'a', 'Maze');
    const next = await openTab();
    const { project, history } = next.session.getState();
    expect([project.object.title, project.scenes.get('id1')?.attributes.name]).toEqual(['Maze', 'Cave']);
    expect(history.undo).toHaveLength(2);
  });

  test('takes the project from a tab that still holds it, which then does not overwrite the new title', async () => {
    const tab = await openTab();
    await renameStored(ports, 'a', 'Maze');
    tab.session.dispatch({ kind: 'project.setTitle', data: { title: 'Old tab' } });
    await tab.saver.flush();
    expect(tab.taken).toEqual([1]);
    expect(await titles()).toEqual(['Maze', 'Maze']);
  });

  test('twice at the same time refuses one or applies both, and game and library agree', async () => {
    const both = await Promise.all([renameStored(ports, 'a', 'One'), renameStored(ports, 'a', 'Two')]);
    expect(both.some(({ ok }) => ok)).toBe(true);
    for (const each of both) if (!each.ok) expect(each.fault.code).toBe('project.taken');
    const [game = '', entry] = await titles();
    expect(['One', 'Two']).toContain(game);
    expect(entry).toBe(game);
  });

  test.each(['', '  ', 'x'.repeat(257)])('refuses the title "%s" and writes no document', async (title) => {
    expect(await renameStored(ports, 'a', title)).toMatchObject({ ok: false, fault: { code: 'document.refused' } });
    expect(await titles()).toEqual(['Meadow', 'Meadow']);
  });

  test('reports a full disk, and the journal keeps the edit until there is room', async () => {
    isFull = true;
    expect(await renameStored(ports, 'a', 'Maze')).toMatchObject({ ok: false, fault: { code: 'database.full' } });
    isFull = false;
    const { session } = await openTab();
    expect(session.getState().project.object.title).toBe('Maze');
  });

  test('reports a missing project', async () => {
    const renamed = await renameStored(ports, 'none', 'Maze');
    expect(renamed).toMatchObject({ ok: false, fault: { code: 'database.notFound' } });
  });
});
