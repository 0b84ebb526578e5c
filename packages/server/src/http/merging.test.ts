import { createProject } from '@playhouse/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryDatabases } from '../../../sync/src/memory/memoryDatabases.ts';
import { mergeConflicts } from '../../../sync/src/merge/mergeConflicts.ts';
import { createMergeMemory } from '../../../sync/src/merge/mergeMemory.ts';
import { type LocalMergePouch, openMergeDatabase, openMergeServer } from '../../../sync/src/pouch/mergePouch.ts';
import { type Client, localClient, remoteClient, startServer, type TestServer } from '../test/testServer.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.server.close();
  expect(server.faults).toEqual([]);
});

const _id = 'object.json';
const game = createProject({ title: '' }).object;
const text = (length: number) => ({ '@': 'text', $: 'x'.repeat(length), name: 'Text' });

/** Two devices that changed different things in a project, and sent that. */
async function twoDevices(attributes: readonly [object, object]) {
  count += 1;
  const name = `project_merging${count}`;
  await server.store.create(name);
  server.rights.set(name, 'write');
  const remote = remoteClient(server.url, name);
  const devices = [localClient(), localClient()] as const;
  await devices[0].put({ ...game, _id });
  await devices[0].sync(remote);
  await devices[1].sync(remote);
  for (const [index, device] of devices.entries()) {
    const { _rev } = await device.get(_id);
    await device.put({ ...game, attributes: { ...game.attributes, ...attributes[index] }, _id, _rev });
  }
  for (const device of [...devices, devices[0]]) await device.sync(remote);
  return { name, remote, devices };
}

async function merge(local: Client, remote: Client) {
  const [database, other] = [local, remote] as unknown as readonly [LocalMergePouch, LocalMergePouch];
  const memory = createMergeMemory(await createMemoryDatabases().open('merges'));
  return mergeConflicts({ local: openMergeDatabase(database), server: openMergeServer(other), memory, now: () => 0 });
}

describe('devices that merge through the gateway', () => {
  it('come to one version with both changes, which the other device takes as it is', async () => {
    const { remote, devices } = await twoDevices([{ id101: text(1) }, { id102: text(2) }]);
    expect(await merge(devices[0], remote)).toEqual({ merged: [_id], waiting: [], errors: [] });
    await devices[1].sync(remote);
    expect(await merge(devices[1], remote)).toEqual({ merged: [], waiting: [], errors: [] });
    const found = await Promise.all([...devices, remote].map((each) => each.get(_id, { conflicts: true })));
    expect(found[0]?.attributes).toMatchObject({ id101: text(1), id102: text(2) });
    expect(found[0]).not.toHaveProperty('_conflicts');
    expect(found.slice(1)).toEqual([found[0], found[0]]);
  });

  it('write the same revision when they merge at the same time', async () => {
    const { remote, devices } = await twoDevices([{ id101: text(1) }, { id102: text(2) }]);
    await devices[1].sync(remote);
    const reports = await Promise.all(devices.map((device) => merge(device, remote)));
    expect(reports.flatMap(({ errors }) => errors)).toEqual([]);
    for (const device of devices) await device.sync(remote);
    const found = await Promise.all([...devices, remote].map((each) => each.get(_id, { conflicts: true })));
    expect(found[0]).not.toHaveProperty('_conflicts');
    expect(found.slice(1)).toEqual([found[0], found[0]]);
  });

  it('keep both versions open when the merge is too large for the server', async () => {
    const { remote, devices } = await twoDevices([{ id101: text(3_700_000) }, { id102: text(3_700_000) }]);
    expect(await merge(devices[0], remote)).toEqual({ merged: [], waiting: [_id], errors: [] });
    for (const each of [devices[0], remote]) {
      expect((await each.get(_id, { conflicts: true }))._conflicts).toHaveLength(1);
    }
  });
});
