import { createIdSource, createProjectSession } from '@playhouse/core';
import { buildProject, seededRandom } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import type { ProjectStore } from '../store/projectStore.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { openRecovered } from './openRecovered.ts';

/**
 * Saves an edit while another one is made, and returns what was written in which order. Writing documents takes
 * `saveTime` in ms.
 */
async function editDuringSave(saveTime: number) {
  const store = createProjectStore({ databases: createMemoryDatabases(), uuid: () => 'one', now: tickingClock() });
  const contents = { project: buildProject({ title: 'x', scenes: [{ id: 'id1', name: 'Meadow' }] }), files: new Map() };
  await store.create({ title: 'x', contents });
  const writes: string[] = [];
  let now = 0;
  let duringSave = () => undefined as unknown;
  const slow: ProjectStore = {
    ...store,
    async save(...request) {
      const report = await store.save(...request);
      writes.push('documents');
      duringSave();
      now += saveTime;
      return report;
    },
    histories: {
      ...store.histories,
      write(...request) {
        writes.push('history');
        return store.histories.write(...request);
      },
    },
  };
  let timed: () => void = () => undefined;
  const timers = {
    now: () => now,
    after(_: number, work: () => void) {
      timed = work;
      return () => undefined;
    },
  };
  const journal = createMemoryJournal();
  const ports = { store: slow, journal, timers, newHolder: () => 'tab', report: () => undefined };
  const opened = await openRecovered(ports, 'one');
  if (!opened.ok) throw new Error(opened.fault.message);
  const { project, history, saver } = opened.value;
  const session = createProjectSession({
    project,
    ids: createIdSource(seededRandom(1)),
    clock: () => now,
    history,
  });
  session.subscribe((state) => saver.record(state.project, state.history));
  const rename = (name: string) => session.dispatch({ kind: 'scene.rename', data: { scene: 'id1', name } });
  writes.length = 0;
  rename('Cave');
  duringSave = () => {
    duringSave = () => undefined;
    rename('Tower');
  };
  await expect
    .poll(() => {
      timed();
      return saver.getState().kind;
    })
    .toBe('saved');
  saver.abandon();
  const order = [...writes];
  const again = await openRecovered({ ...ports, newHolder: () => 'next tab' }, 'one');
  if (!again.ok) throw new Error(again.fault.message);
  return {
    order,
    name: again.value.project.scenes.get('id1')?.attributes.name,
    steps: again.value.history.undo.length,
    recovered: again.value.recovered,
  };
}

const end = { name: 'Tower', steps: 2, recovered: [] };

test('edits that have waited for half a second are stored before the history, which follows with the last of them', async () => {
  expect(await editDuringSave(500)).toEqual({ ...end, order: ['documents', 'documents', 'history'] });
});

test('later edits are stored after the history', async () => {
  expect(await editDuringSave(499)).toEqual({ ...end, order: ['documents', 'history', 'documents', 'history'] });
});
