import { createIdSource, createProjectSession, type Edit, type Project, type ProjectSession } from '@playhouse/core';
import { buildProject, seededRandom } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { createMemoryJournal, type JournalPort } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { openRecovered, type RecoveredProject } from '../save/openRecovered.ts';
import { renameStored } from '../save/renameStored.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import { headId, slotId } from '../store/historyRecords.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';

interface Desk {
  readonly store: ProjectStore;
  readonly journal: JournalPort;
  readonly reports: string[];
  /** Writes to databases with this name prefix fail for this reason. */
  fault: { readonly database: string; readonly reason: string } | undefined;
  readonly writes: string[];
}

interface Tab extends RecoveredProject {
  readonly session: ProjectSession;
}

const image = { name: 'pip', files: [{ name: 'pip.png', size: 3 }] };

function meadow(): Project {
  const project = buildProject({
    title: 'Meadow',
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [
      { id: 'id1', name: 'Meadow', layers: [{ id: 'id9', actors: [{ id: 'id20', prototype: 'id1' }] }] },
      { id: 'id2', name: 'Cave' },
    ],
  });
  return { ...project, assets: { images: [image], sounds: [], fonts: [] } };
}

async function startDesk(journal = createMemoryJournal()): Promise<Desk> {
  const writes: string[] = [];
  const desk: { fault: Desk['fault'] } = { fault: undefined };
  const databases = createMemoryDatabases({
    beforeWrite(name) {
      const { fault } = desk;
      if (fault && name.startsWith(fault.database)) throw new Error(fault.reason);
      writes.push(name);
    },
  });
  const store = createProjectStore({ databases, uuid: () => 'a', now: tickingClock() });
  const contents = { project: meadow(), files: new Map([['images/pip.png', Uint8Array.from([1, 2, 3])]]) };
  const made = await store.create({ title: 'Meadow', contents });
  if (!made.ok) throw new Error(made.fault.message);
  return Object.assign(desk, { store, journal, reports: [], writes });
}

let holders = 0;

async function openTab({ store, journal, reports }: Desk): Promise<Tab> {
  const timers = { now: () => 0, after: () => () => undefined };
  holders += 1;
  const newHolder = () => `holder${holders}`;
  const report = (text: string) => void reports.push(text);
  const opened = await openRecovered({ store, journal, timers, newHolder, report }, 'a');
  if (!opened.ok) throw new Error(opened.fault.message);
  const { project, history, saver } = opened.value;
  const session = createProjectSession({ project, ids: createIdSource(seededRandom(1)), clock: () => 0, history });
  session.subscribe((state) => saver.record(state.project, state.history));
  return { ...opened.value, session };
}

const renameScene = (scene: string, name: string): Edit => ({ kind: 'scene.rename', data: { scene, name } });
const title = (text: string): Edit => ({ kind: 'project.setTitle', data: { title: text } });
const drag = (x: number): Edit => ({ kind: 'instance.move', data: { scene: 'id1', ids: ['id20'], by: { x, y: 0 } } });
const steps = ({ session }: Tab) => session.getState().history.undo.map(({ label }) => label.where);

async function worked(desk: Desk): Promise<Tab> {
  const tab = await openTab(desk);
  for (const edit of [renameScene('id1', 'A'), renameScene('id2', 'B'), title('C'), renameScene('id1', 'D')]) {
    tab.session.dispatch(edit);
    await tab.saver.flush();
  }
  return tab;
}

async function setRecord({ store }: Desk, id: string, body: Record<string, unknown>): Promise<void> {
  await store.histories.write('a', new Map([[id, body]]));
}

describe('the history of an earlier visit', () => {
  test('is restored with all its steps, and only new ones are written', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    const all = steps(tab);
    expect(all).toHaveLength(4);
    await tab.saver.close();
    desk.writes.length = 0;
    const next = await openTab(desk);
    expect(steps(next)).toEqual(all);
    await next.saver.flush();
    // Only the takeover is written.
    expect(desk.writes).toEqual(['project-a']);
    next.session.undo();
    await next.saver.close();
    const last = await openTab(desk);
    expect([steps(last).length, last.session.getState().history.redo.length]).toEqual([3, 1]);
  });

  test('reuses its slots, so that it does not grow with every edit', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    for (let round = 0; round < 40; round += 1) {
      tab.session.dispatch(title(`T${round}`));
      await tab.saver.flush();
      tab.session.undo();
      await tab.saver.flush();
    }
    const records = await desk.store.histories.read('a');
    expect(records.ok && records.value.size).toBeLessThan(6);
  });

  test.each<[string, (desk: Desk) => Promise<unknown>, number, string[]]>([
    [
      'a step that is not text',
      (desk) => setRecord(desk, slotId(1), { number: 2, text: 7, sum: 1 }),
      2,
      ['2 steps of the history cannot be read.'],
    ],
    [
      'a step with another number',
      (desk) => setRecord(desk, slotId(2), {}),
      1,
      ['3 steps of the history cannot be read.'],
    ],
    [
      'a step with another checksum',
      (desk) => setRecord(desk, slotId(0), { number: 1, text: '{}', sum: 1 }),
      3,
      ['One step of the history cannot be read.'],
    ],
    ['an invalid head', (desk) => setRecord(desk, headId, { version: 1, undo: 'many' }), 0, []],
    ['a head of a newer version', (desk) => setRecord(desk, headId, { version: 99 }), 0, []],
  ])('is restored as far as it is readable: %s', async (_title, damage, left, reports) => {
    const desk = await startDesk();
    await (await worked(desk)).saver.close();
    await damage(desk);
    const tab = await openTab(desk);
    expect(steps(tab)).toHaveLength(left);
    expect(desk.reports).toEqual(reports);
    tab.session.dispatch(title('Again'));
    await tab.saver.close();
    expect(steps(await openTab(desk))).toHaveLength(left + 1);
  });

  test('loses only the steps in a document that was changed elsewhere', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    await tab.saver.close();
    const opened = await desk.store.open('a');
    const scene = opened.ok ? opened.value.contents.project.scenes.get('id1') : undefined;
    const revision = opened.ok ? opened.value.revisions.get('scenes/id1.json') : undefined;
    if (!scene || revision === undefined) throw new Error('the scene is there');
    const value = { ...scene, attributes: { ...scene.attributes, time: 9 } };
    await desk.store.save('a', [{ document: 'scenes/id1.json', revision, value }]);
    const next = await openTab(desk);
    expect(next.session.getState().history.undo.map(({ label }) => label.what)).toEqual([
      'Renamed Cave',
      'Renamed the project',
    ]);
    while (next.session.getState().history.undo.length > 0) expect(next.session.undo()).toEqual([]);
    const { project } = next.session.getState();
    expect([project.object.title, project.scenes.get('id2')?.attributes.name]).toEqual(['Meadow', 'Cave']);
    expect(project.scenes.get('id1')?.attributes).toMatchObject({ time: 9, name: 'D' });
  });

  test('loses the steps for the title only when the title was changed outside this editor', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    tab.session.dispatch({ kind: 'scene.reorder', data: { scene: 'id2', index: 0 } });
    await tab.saver.close();
    const value = { ...tab.session.getState().project.object, title: 'Foreign' };
    const stored = await desk.store.open('a');
    const revision = stored.ok ? stored.value.revisions.get('object.json') : undefined;
    const { fault } = await desk.store.save('a', [{ document: 'object.json', value, ...(revision && { revision }) }]);
    expect(fault).toBeUndefined();
    const next = await openTab(desk);
    expect(steps(next)).toHaveLength(4);
    while (next.session.getState().history.undo.length > 0) expect(next.session.undo()).toEqual([]);
    expect(next.session.getState().project.object).toMatchObject({ title: 'Foreign', scenes: ['id1', 'id2'] });
  });

  test('has the renaming of a game in the library as its last step', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    await tab.saver.close();
    const timers = { now: () => 0, after: () => () => undefined };
    const ports = { ...desk, timers, newHolder: () => 'library', report: () => undefined, clock: () => 0 };
    expect(await renameStored(ports, 'a', 'Library')).toMatchObject({ ok: true });
    const next = await openTab(desk);
    expect(steps(next)).toHaveLength(5);
    expect(next.session.getState().project.object.title).toBe('Library');
    next.session.undo();
    expect(next.session.getState().project.object.title).toBe('C');
  });
});

describe('a drag', () => {
  test('is one step after a crash, and its journal entries are small', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    for (let x = 1; x <= 50; x += 1) tab.session.dispatch(drag(x), { history: 'replace', gesture: 'drag' });
    const notes = desk.journal.read('a').map(({ history }) => JSON.stringify(history).length);
    expect(notes).toHaveLength(50);
    expect(Math.max(...notes.slice(1))).toBeLessThan(200);
    tab.saver.abandon();
    const next = await openTab(desk);
    expect(steps(next)).toEqual(['Meadow']);
    next.session.undo();
    expect(next.session.getState().project.scenes).toEqual(meadow().scenes);
  });

  test('that was stored and is cancelled gives back what could be redone, also after a crash', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    tab.session.dispatch(title('A'));
    tab.session.undo();
    await tab.saver.flush();
    tab.session.dispatch(drag(5), { history: 'replace', gesture: 'drag' });
    await tab.saver.flush();
    tab.session.cancel('drag');
    tab.saver.abandon();
    const next = await openTab(desk);
    next.session.redo();
    expect([next.session.getState().project.object.title, desk.reports]).toEqual(['A', []]);
  });
});

describe('without room', () => {
  test('saves the project after dropping the history', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    desk.fault = { database: 'history-', reason: 'QuotaExceededError' };
    tab.session.dispatch(title('Full'));
    expect(await tab.saver.flush()).toEqual({ kind: 'saved', isSafe: true });
    expect(desk.journal.read('a')).toEqual([]);
    expect((await desk.store.histories.read('a')).ok).toBe(true);
    expect(tab.session.undo()).toEqual([]);
    await tab.saver.close();
    desk.fault = undefined;
    const next = await openTab(desk);
    expect([steps(next), next.project.object.title]).toEqual([[], 'C']);
  });

  test('for the project itself, removes the stored history', async () => {
    const desk = await startDesk();
    const tab = await worked(desk);
    const { clear } = desk.store.histories;
    desk.fault = { database: 'project-', reason: 'QuotaExceededError' };
    Object.assign(desk.store.histories, {
      clear: (id: string) => {
        desk.fault = undefined;
        return clear(id);
      },
    });
    tab.session.dispatch(title('Full'));
    expect(await tab.saver.flush()).toEqual({ kind: 'saved', isSafe: true });
    const records = await desk.store.histories.read('a');
    expect(records).toEqual({ ok: true, value: new Map() });
  });

  test('in the journal, stores an edit without its step', async () => {
    const edit: Edit = { kind: 'prototype.remove', data: { prototype: 'id1' } };
    const whole = await startDesk();
    (await openTab(whole)).session.dispatch(edit);
    const room = JSON.stringify(whole.journal.read('a')[0]?.parts).length;
    const desk = await startDesk(createMemoryJournal(room));
    const tab = await openTab(desk);
    tab.session.dispatch(edit);
    expect(tab.saver.getState().isSafe).toBe(true);
    tab.saver.abandon();
    const next = await openTab(desk);
    expect([next.project.actors.size, steps(next)]).toEqual([0, []]);
  });

  test('permanently, is not blocked by a history that cannot be written', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    desk.fault = { database: 'history-', reason: 'disk on fire' };
    for (let round = 0; round < 4; round += 1) {
      tab.session.dispatch(title(`T${round}`));
      expect((await tab.saver.flush()).kind).toBe('saved');
    }
    expect(desk.journal.read('a')).toEqual([]);
  });
});

describe('asset files', () => {
  const remove: Edit = { kind: 'asset.remove', data: { kind: 'images', name: 'pip' } };

  test('are kept while a step names them, then reported as unneeded', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    tab.session.dispatch(remove);
    await tab.saver.close();
    const next = await openTab(desk);
    expect([next.unneeded, next.files.has('images/pip.png')]).toEqual([[], true]);
    next.session.undo();
    next.session.dispatch(title('Instead'));
    await next.saver.close();
    expect((await openTab(desk)).unneeded).toEqual([]);
  });

  test('are removed when the step that deleted them can never be undone', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    tab.session.dispatch(remove);
    await tab.saver.close();
    await setRecord(desk, slotId(0), {});
    const next = await openTab(desk);
    expect(next.unneeded).toEqual(['images/pip.png']);
  });

  test('that were added and undone are removed once the step cannot be redone', async () => {
    const desk = await startDesk();
    const tab = await openTab(desk);
    const asset = { name: 'snail', files: [{ name: 'snail.png', size: 3 }] };
    await desk.store.putAsset('a', 'images/snail.png', Uint8Array.from([4, 5, 6]));
    tab.session.dispatch({ kind: 'asset.add', data: { kind: 'images', asset } });
    tab.session.undo();
    tab.session.dispatch(title('Instead'));
    await tab.saver.close();
    expect((await openTab(desk)).unneeded).toEqual(['images/snail.png']);
  });
});
