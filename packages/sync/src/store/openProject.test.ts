import { createProject, limits } from '@playhouse/core';
import { expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { tickingClock } from '../test/runProjectStoreTests.ts';
import { createProjectStore } from './createProjectStore.ts';
import { databaseOf } from './databaseNames.ts';

/** Lists in lists, more of them than a document may have. */
function tooDeep(): unknown {
  let value: unknown = 0;
  for (let depth = 0; depth <= limits.depth; depth += 1) value = [value];
  return value;
}

it('hands out everything that is stored of a project that cannot be read', async () => {
  const databases = createMemoryDatabases();
  const store = createProjectStore({ databases, uuid: () => 'one', now: tickingClock() });
  const picture = Uint8Array.from([1, 2, 3]);
  const contents = { project: createProject({ title: 'One' }), files: new Map([['images/Pip.png', picture]]) };
  await store.create({ title: 'One', contents });
  const database = await databases.open(databaseOf('one'));
  const stored = await database.read('object.json');
  const body = { ...stored?.body, attributes: tooDeep() };
  await database.write([{ id: 'object.json', revision: stored?.revision ?? '', body }]);
  const opened = await store.open('one');
  if (opened.ok) expect.fail('it was read');
  const { code, files } = opened.fault;
  expect(code).toBe('project.unreadable');
  expect(files?.get('images/Pip.png')).toEqual(picture);
  expect(JSON.parse(new TextDecoder().decode(files?.get('object.json')))).toEqual(body);
});
