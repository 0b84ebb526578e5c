import { copyProject } from '@playhouse/sync/pouch';
import PouchDB from 'pouchdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseStore, fault, type StoreFaultCode, stored } from '../stores/databaseStore.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';

interface Local {
  info(): Promise<{ doc_count: number }>;
}

const Pouch = PouchDB as unknown as new (name: string, options: object) => Local;
let school: School;
let ann: Person;
let id = '';

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter', { sku: 'PRO.YEAR' });
  id = await makeProject(ann, 1);
  const docs = Array.from({ length: 3 }, (_, number) => ({ _id: `scenes/id${number}.json`, number }));
  await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs });
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

type Part = Partial<Pick<DatabaseStore, 'changes' | 'bulkGet'>>;

/** What the database does while a pack is made; what a replication asks for is answered as usual. */
async function whilePacking<Result>(part: Part, work: () => Promise<Result>): Promise<Result> {
  const { changes, bulkGet } = school.store;
  Object.assign(school.store, part);
  return work().finally(() => Object.assign(school.store, { changes, bulkGet }));
}

const failing = (code: StoreFaultCode): Part => ({ changes: async () => fault(code, 'secret/path') });

const cases: readonly (readonly [string, Part, number, string])[] = [
  ['a database that is not there', failing('database.missing'), 401, 'unauthorized'],
  ['a full disk', failing('store.full'), 507, 'storage_full'],
  ['a database that cannot be used', failing('store.access'), 503, 'unavailable'],
  ['a version that cannot be read', { bulkGet: missing }, 409, 'pack.missing'],
  ['a project that is too large', { bulkGet: large }, 422, 'pack.large'],
];

async function missing(_: string, requests: readonly { readonly id: string }[]) {
  return stored(requests.map((each) => ({ id: each.id, found: [], missing: ['1-a'] })));
}

async function large(_: string, requests: readonly { readonly id: string }[]) {
  const text = 'x'.repeat(40 * 1024 * 1024);
  return stored(requests.map((each) => ({ id: each.id, found: [{ _id: each.id, text }], missing: [] })));
}

describe('a pack that cannot be made because of', () => {
  it.each(cases)('%s says so', async (_, part, status, error) => {
    const answer = await whilePacking(part, () => ann.browser.call('GET', `/creator/project/${id}/pack`));
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(String(answer.body.reason)).not.toContain('secret');
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  });

  it.each(cases)('%s is replaced by a replication', async (name, part, status) => {
    const statuses: number[] = [];
    await copyProject(
      {
        id: 'maze',
        pouch: { PouchDB: PouchDB as never, adapter: 'memory', prefix: `${name}-` },
        address: `${school.url}/db/project_${id}`,
        pack: `${school.url}/creator/project/${id}/pack`,
        async fetch(address, init) {
          const headers = new Headers(init.headers);
          headers.set('origin', school.url);
          headers.set('cookie', ann.browser.cookieText());
          const ask = () => fetch(address, { ...init, headers });
          if (!address.endsWith('/pack')) return ask();
          const answer = await whilePacking(part, ask);
          statuses.push(answer.status);
          return answer;
        },
      },
      () => undefined,
    );
    const local = new Pouch(`${name}-project-maze`, { adapter: 'memory' });
    expect([statuses, (await local.info()).doc_count]).toEqual([[status], 3]);
  });
});
