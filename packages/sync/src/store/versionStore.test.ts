import { createProject, documentsOf, packDocuments } from '@playhouse/core';
import { expect, it } from 'vitest';
import { createMemoryDatabases } from '../memory/memoryDatabases.ts';
import { unwrap } from '../test/projectStoreCases.ts';
import { createProjectStore } from './createProjectStore.ts';
import type { VersionPorts } from './versionStore.ts';

const contentsOf = (title: string) => ({ project: createProject({ title }), files: new Map() });
const auto = { kind: 'auto', name: '' } as const;

/** A store with a project in it. */
async function storeWith(pack: VersionPorts['pack']) {
  let uuids = 0;
  const uuid = () => {
    uuids += 1;
    return `uuid-${uuids}`;
  };
  const now = () => new Date(Date.UTC(2030, 0, 1, 0, 0, uuids)).toISOString();
  const store = createProjectStore({ databases: createMemoryDatabases(), uuid, now, ...(pack && { pack }) });
  const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
  return { id, versions: store.versions };
}

it('keeps what was packed elsewhere, and packs here when that gives nothing', async () => {
  const elsewhere = packDocuments(new Map(documentsOf(createProject({ title: 'Elsewhere' }))));
  let given: Uint8Array | undefined = elsewhere;
  const asked: unknown[] = [];
  const { id, versions } = await storeWith(async (documents) => {
    asked.push(documents.get('object.json'));
    return given;
  });
  expect(unwrap(await versions.keep(id, auto, contentsOf('Maze')))).toBe('kept');
  given = undefined;
  expect(unwrap(await versions.keep(id, auto, contentsOf('Maze 2')))).toBe('kept');
  expect(asked).toMatchObject([{ title: 'Maze' }, { title: 'Maze 2' }]);
  const titles = [];
  for (const version of unwrap(await versions.list(id))) {
    titles.push(unwrap(await versions.read(id, version.id)).documents.get('object.json'));
  }
  expect(titles).toMatchObject([{ title: 'Maze 2' }, { title: 'Elsewhere' }]);
});

it('finds a version the same, wherever each was packed', async () => {
  let isThere = true;
  const { id, versions } = await storeWith(async (documents) => (isThere ? packDocuments(documents) : undefined));
  expect(unwrap(await versions.keep(id, auto, contentsOf('Maze')))).toBe('kept');
  isThere = false;
  expect(unwrap(await versions.keep(id, auto, contentsOf('Maze')))).toBe('same');
});

it('packs here when packing elsewhere is refused', async () => {
  const { id, versions } = await storeWith(() => Promise.reject(new Error('no workers here')));
  expect(unwrap(await versions.keep(id, auto, contentsOf('Maze')))).toBe('kept');
  expect(unwrap(await versions.list(id))).toHaveLength(1);
});

it('keeps versions in their order, however long packing takes', async () => {
  const { promise: isPacked, resolve: finish } = Promise.withResolvers<void>();
  const { id, versions } = await storeWith(async (documents) => {
    await isPacked;
    return packDocuments(documents);
  });
  const first = versions.keep(id, { kind: 'named', name: 'First' }, contentsOf('Maze'));
  const second = versions.keep(id, { kind: 'named', name: 'Second' }, contentsOf('Maze 2'));
  expect(unwrap(await versions.list(id))).toEqual([]);
  finish();
  await Promise.all([first, second]);
  expect(unwrap(await versions.list(id)).map(({ name }) => name)).toEqual(['Second', 'First']);
});
