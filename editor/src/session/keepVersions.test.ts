import { createCountingIds, createProject, createProjectSession } from '@playhouse/core';
import { createMemoryDatabases, createProjectStore } from '@playhouse/sync';
import { expect, it } from 'vitest';
import { keepVersions } from './keepVersions.ts';

const minute = 60_000;

interface Given {
  readonly wasEdited?: boolean;
  readonly hasRoom?: () => boolean;
  readonly isInCloud?: () => boolean;
}

/** An open project, and a clock that a test moves. */
function openProject({ wasEdited = true, hasRoom = () => true, isInCloud = () => false }: Given = {}) {
  let now = 0;
  let uuids = 0;
  const store = createProjectStore({
    databases: createMemoryDatabases(),
    uuid() {
      uuids += 1;
      return `uuid-${uuids}`;
    },
    now: () => new Date(Date.UTC(2030, 0, 1) + now).toISOString(),
  });
  const session = createProjectSession({
    project: createProject({ title: 'Maze' }),
    ids: createCountingIds([]),
    clock: () => now,
  });
  const due: { at: number; work: () => void }[] = [];
  const reports: string[] = [];
  const end = keepVersions(
    {
      store,
      timers: {
        after(milliseconds, work) {
          const entry = { at: now + milliseconds, work };
          due.push(entry);
          return () => void due.splice(due.indexOf(entry), 1);
        },
      },
      report: (text) => void reports.push(text),
      hasRoomFor: async () => hasRoom(),
    },
    { id: 'one', session, assets: { getFiles: () => new Map() }, wasEdited, isInCloud },
  );
  return {
    end,
    reports,
    rename: (title: string) => session.dispatch({ kind: 'project.setTitle', data: { title } }),
    async pass(milliseconds: number) {
      for (const until = now + milliseconds; ; ) {
        const next = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        now = next?.at ?? until;
        if (!next) return;
        due.splice(due.indexOf(next), 1);
        next.work();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    /** The title in each version, newest first. */
    async titles() {
      const listed = await store.versions.list('one');
      if (!listed.ok) throw new Error(listed.fault.message);
      const read = await Promise.all(listed.value.map(({ id }) => store.versions.read('one', id)));
      return read.map((each) => each.ok && Reflect.get(each.value.documents.get('object.json') ?? {}, 'title'));
    },
  };
}

it('keeps what the visit before left, even when it is changed at once', async () => {
  const { pass, rename, titles } = openProject();
  rename('Maze 2');
  await pass(minute);
  expect(await titles()).toEqual(['Maze']);
});

it('keeps a version every ten minutes with changes, and none without', async () => {
  const { pass, rename, titles } = openProject({ wasEdited: false });
  await pass(60 * minute);
  expect(await titles()).toEqual([]);
  for (const title of ['Maze 2', 'Maze 3']) {
    rename(title);
    await pass(10 * minute);
  }
  await pass(60 * minute);
  expect(await titles()).toEqual(['Maze 3', 'Maze 2']);
});

it('leaves projects in the cloud to the server', async () => {
  const { pass, rename, titles } = openProject({ isInCloud: () => true });
  rename('Maze 2');
  await pass(60 * minute);
  expect(await titles()).toEqual([]);
});

it('waits until there is room', async () => {
  let hasRoom = false;
  const { pass, rename, titles } = openProject({ hasRoom: () => hasRoom });
  rename('Maze 2');
  await pass(60 * minute);
  expect(await titles()).toEqual([]);
  hasRoom = true;
  await pass(10 * minute);
  expect(await titles()).toEqual(['Maze 2']);
});

it('ends with the visit', async () => {
  const { end, pass, rename, titles } = openProject();
  end();
  rename('Maze 2');
  await pass(60 * minute);
  expect(await titles()).toEqual([]);
});
