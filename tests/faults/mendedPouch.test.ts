import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../packages/server/src/test/testServer.ts';
import { mendLocal, mendRemote } from '../../packages/sync/src/pouch/mendRemote.ts';
import { MemoryPouch } from '../../packages/sync/src/test/memoryPouch.ts';
import { noisePng } from './noisePng.ts';

interface Database {
  put(document: object): Promise<{ readonly rev: string }>;
  get(id: string, options: object): Promise<{ readonly _rev: string }>;
  getAttachment(id: string, name: string, options: { readonly rev: string }): Promise<Buffer>;
  readonly replicate: Record<'to' | 'from', (other: Database) => Promise<{ readonly ok: boolean }>>;
}

const Pouch = MemoryPouch as unknown as new (name: string, options: object) => Database;
let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.server.close());

const local = () => {
  count += 1;
  return new Pouch(`mended-${count}`, { adapter: 'memory' });
};

/** The server's database; `seen` gets all requests, and the first `failures` of those to `_bulk_get` fail. */
async function open(seen: string[] = [], failures = 0) {
  count += 1;
  const name = `project_${count}`;
  await server.store.create(name);
  server.rights.set(name, 'write');
  let left = failures;
  const remote = () =>
    new Pouch(`${server.url}/db/${name}`, {
      skip_setup: true,
      async fetch(address: string, init: RequestInit) {
        const path = address.slice(server.url.length + name.length + 5).split('?')[0] ?? '';
        seen.push(path);
        if (path === '_bulk_get') left -= 1;
        if (path === '_bulk_get' && left >= 0) throw new TypeError('Failed to fetch');
        const { method = 'GET', body, headers } = init;
        const own = { ...Object.fromEntries(headers as Headers), 'x-user': 'ann' };
        return fetch(address, { method, headers: own, ...(body && { body }) });
      },
    });
  return { remote };
}

const picture = (seed: number) => ({
  _id: 'images/hero.png',
  _attachments: { file: { content_type: 'image/png', data: Buffer.from(noisePng(seed, 8)) } },
});

/** Whether a device has the file of the version that lost, when two have replaced a picture. */
async function hasFileOfLoser(mend: <Each extends object>(database: Each) => Each): Promise<boolean> {
  const { remote } = await open();
  const server = () => mendRemote(remote(), () => undefined);
  const devices = [mend(local()), mend(local())] as const;
  const [ann, ben] = devices;
  await ann.put(picture(1));
  await ann.replicate.to(server());
  await ben.replicate.from(server());
  const { _rev } = await ann.get('images/hero.png', {});
  const revisions = [
    (await ann.put({ ...picture(2), _rev })).rev,
    (await ben.put({ ...picture(3), _rev })).rev,
  ] as const;
  const [loser, winner] = revisions[0] < revisions[1] ? ([0, 1] as const) : ([1, 0] as const);
  await devices[loser].replicate.to(server());
  await devices[winner].replicate.to(server());
  await devices[winner].replicate.from(server());
  const found = await devices[winner].getAttachment('images/hero.png', 'file', { rev: revisions[loser] });
  return Buffer.compare(found, noisePng(2 + loser, 8)) === 0;
}

describe('a database of PouchDB', () => {
  it('gets the file of the version that it asks for', async () => {
    for (let round = 0; round < 4; round += 1) expect(await hasFileOfLoser(mendLocal)).toBe(true);
  });

  it('does not without our part, which proves that the test detects that', async () => {
    expect(await hasFileOfLoser((database) => database)).toBe(false);
  });

  it('asks for many documents at once also after that has failed', async () => {
    const seen: string[] = [];
    const { remote } = await open(seen, 1);
    const ann = local();
    for (const _id of ['scenes/id1.json', 'scenes/id2.json']) await ann.put({ _id });
    await ann.replicate.to(remote());
    const mended = mendRemote(remote(), () => undefined);
    await expect(local().replicate.from(mended)).rejects.toThrow('Failed to fetch');
    expect(await local().replicate.from(mended)).toMatchObject({ ok: true, docs_written: 2 });
    expect(seen.filter((path) => path.startsWith('scenes'))).toEqual([]);
  });

  it('says why a file is refused', async () => {
    const { remote } = await open();
    const mended = mendRemote(remote(), () => undefined);
    await expect(mended.getAttachment('images/none.png', 'file', { rev: '1-a' })).rejects.toMatchObject({
      status: 404,
      reason: 'missing',
    });
  });
});
