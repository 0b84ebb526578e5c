import { createPrototype } from '@playhouse/core';
import PouchDB from 'pouchdb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeConflicts } from '../../../sync/src/merge/mergeConflicts.ts';
import type { MergePorts } from '../../../sync/src/merge/mergePorts.ts';
import { type LocalMergePouch, openMergeDatabase, openMergeServer } from '../../../sync/src/pouch/mergePouch.ts';
import { createModelMemory } from '../../../sync/src/test/merging/modelReplica.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';

type Local = LocalMergePouch & { readonly replicate: { from(remote: Local): Promise<unknown> } };

const Pouch = PouchDB as unknown as new (name: string, options: object) => Local;
const number = 250;
const hash = (letter: string) => letter.repeat(32);
const names = Array.from({ length: number }, (_, index) => `actors/id${index + 10}.json`);
let school: School;
let ann: Person;
let id = '';

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter', { sku: 'PRO.YEAR' });
  id = await makeProject(ann, 1);
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

/** Two versions of a prototype side by side, on a base that only the version history has. */
async function divide(name: string): Promise<object[]> {
  const base = createPrototype(name.slice(7, -5), 'Pip');
  const text = new TextEncoder().encode(JSON.stringify(base));
  await school.all.services.versions.keepLost(id, name, { rev: `1-${hash('0')}`, text });
  return ['a', 'b'].map((letter) => ({
    ...base,
    attributes: { ...base.attributes, [letter]: { '@': 'text', $: letter, name: letter } },
    _id: name,
    _rev: `2-${hash(letter)}`,
    _revisions: { start: 2, ids: [hash(letter), hash('0')] },
  }));
}

function open(): { readonly local: Local; readonly remote: Local } {
  const remote = new Pouch(`${school.url}/db/project_${id}`, {
    skip_setup: true,
    fetch: (address: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('origin', school.url);
      headers.set('cookie', ann.browser.cookieText());
      return fetch(address, { ...init, headers });
    },
  });
  return { local: new Pouch('many-stuck', { adapter: 'memory' }), remote };
}

it(`has the server merge ${number} documents whose base is missing here, also when one request fails`, async () => {
  const docs = (await Promise.all(names.map(divide))).flat();
  await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs, new_edits: false });
  const { local, remote } = open();
  await local.replicate.from(remote);
  let now = 0;
  let requests = 0;
  const ports: MergePorts = {
    local: openMergeDatabase(local),
    server: {
      ...openMergeServer(remote),
      async merge(documents) {
        requests += 1;
        if (requests === 1) throw new Error('cut');
        const { status, body } = await ann.browser.call('POST', `/creator/project/${id}/merge`, { documents });
        if (status !== 200) throw new Error(String(body.reason));
        return body.merged as string[];
      },
    },
    memory: createModelMemory(8),
    now: () => now,
  };
  expect(await mergeConflicts(ports)).toMatchObject({ merged: [], errors: [] });
  now += 60_000;
  const first = await mergeConflicts(ports);
  expect(first.errors).toEqual([new Error('cut')]);
  const second = await mergeConflicts(ports);
  expect([...first.merged, ...second.merged].sort()).toEqual([...names].sort());
  expect([first.waiting.length + first.merged.length, second.waiting, second.errors]).toEqual([number, [], []]);
  await local.replicate.from(remote);
  for (const name of names) {
    const merged = await local.get(name, { conflicts: true });
    expect(merged).toMatchObject({ attributes: { a: { $: 'a' }, b: { $: 'b' } } });
    expect(merged).not.toHaveProperty('_conflicts');
  }
  // Some thousand requests, where the databases are those of another server.
}, 600_000);
