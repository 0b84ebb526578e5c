import { createProject, type Project } from '@playhouse/core';
import { expect, test } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { createProjectStore } from '../store/createProjectStore.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { openRecovered } from './openRecovered.ts';

/** An open project whose timers run when the test says so. */
async function openProject() {
  const journal = createMemoryJournal();
  const store = createProjectStore({ databases: createMemoryDatabases(), uuid: () => 'one', now: tickingClock() });
  const made = await store.create({
    title: 'x',
    contents: { project: createProject({ title: 'x' }), files: new Map() },
  });
  if (!made.ok) throw new Error(made.fault.message);
  const { id } = made.value;
  const waits: { readonly at: number; work: () => void }[] = [];
  let now = 0;
  const timers = {
    now: () => now,
    after(milliseconds: number, work: () => void) {
      const wait = { at: now + milliseconds, work };
      waits.push(wait);
      return () => {
        wait.work = () => undefined;
      };
    },
  };
  const opened = await openRecovered({ store, journal, timers, newHolder: () => 'tab', report: () => undefined }, id);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { project, saver } = opened.value;
  const titled = (title: string): Project => ({ ...project, object: { ...project.object, title } });
  return {
    saver,
    entries: () => journal.read(id).length,
    drag: (title: string) => saver.record(titled(title), undefined, true),
    end: (title: string) => saver.record(titled(title)),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const wait of [...waits]) if (wait.at <= now) waits.splice(waits.indexOf(wait), 1)[0]?.work();
    },
    async stored() {
      const found = await store.open(id);
      return found.ok ? found.value.contents.project.object.title : found.fault.code;
    },
  };
}

test('an ongoing gesture is journalled at once and then every 250 ms, and its end at once', async () => {
  const { drag, end, pass, entries, saver } = await openProject();
  const counts = [entries()];
  const count = () => counts.push(entries());
  drag('1');
  count();
  for (const title of ['2', '3', '4']) drag(title);
  count();
  pass(250);
  count();
  drag('5');
  count();
  expect(saver.getState().kind).toBe('saving');
  end('5');
  count();
  pass(250);
  drag('6');
  count();
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 4]);
});

test('a save, and the end of a tab, take the newest state of an ongoing gesture', async () => {
  const { drag, pass, stored, saver } = await openProject();
  drag('1');
  drag('2');
  await saver.flush();
  expect(await stored()).toBe('2');
  drag('3');
  drag('4');
  await saver.close();
  drag('5');
  pass(1000);
  expect(await stored()).toBe('4');
});

test('a save that ends during a gesture does not count it as saved', async () => {
  const { drag, saver, pass, stored } = await openProject();
  drag('1');
  const saved = saver.flush();
  drag('2');
  await saved;
  expect(saver.getState().kind).toBe('saving');
  pass(250);
  pass(500);
  expect(await saver.flush()).toMatchObject({ kind: 'saved' });
  expect(await stored()).toBe('2');
});

test('a document from elsewhere waits for the edits of an ongoing gesture', async () => {
  const { drag, saver } = await openProject();
  drag('1');
  await saver.flush();
  drag('2');
  const arrived = new Map([['object.json', { value: undefined, revision: '9-a' }]]);
  expect(saver.takeIn(arrived, () => expect.unreachable())).toEqual(['object.json']);
});

test('the database gets a gesture when it has ended, and a long one every two seconds', async () => {
  const { drag, end, pass, stored, saver } = await openProject();
  for (const title of ['1', '2', '3']) {
    drag(title);
    pass(500);
  }
  expect(saver.getState().kind).toBe('saving');
  expect(await stored()).toBe('x');
  end('3');
  pass(0);
  await expect.poll(stored).toBe('3');
  await expect.poll(() => saver.getState().kind).toBe('saved');
  for (const title of ['4', '5', '6', '7']) {
    drag(title);
    pass(500);
  }
  await expect.poll(stored).toBe('7');
});
