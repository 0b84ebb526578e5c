import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../test/png.ts';
import { type Client, localClient, remoteClient, startServer, type TestServer, until } from '../test/testServer.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.server.close();
  expect(server.faults).toEqual([]);
});

/** A database that Ann and Ben may write. */
async function project(): Promise<{ name: string; remote: Client }> {
  count += 1;
  const name = `project_${count}`;
  await server.store.create(name);
  server.rights.set(name, 'write');
  return { name, remote: remoteClient(server.url, name) };
}

const scenes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ _id: `scenes/id${from + index}.json`, n: index, text: 'é😀' }));

describe('a PouchDB client', () => {
  it('pushes and pulls a project, with its files, and then has nothing left to do', async () => {
    const { remote } = await project();
    const [mine, other] = [localClient(), localClient()];
    await mine.bulkDocs(scenes(0, 120));
    const file = { content_type: 'image/png', data: Buffer.from(png) };
    await mine.put({ _id: 'images/ä hero.png', _attachments: { file } });
    const pushed = await mine.replicate.to(remote, { batch_size: 50, batches_limit: 5 });
    expect(pushed).toMatchObject({ ok: true, docs_written: 121, doc_write_failures: 0 });
    const pulled = await other.replicate.from(remote, { batch_size: 50, batches_limit: 5 });
    expect(pulled).toMatchObject({ ok: true, docs_written: 121 });
    expect(await other.allDocs({ include_docs: true })).toEqual(await mine.allDocs({ include_docs: true }));
    expect([...(await other.getAttachment('images/ä hero.png', 'file'))]).toEqual([...png]);
    expect(await mine.sync(remote)).toMatchObject({ push: { docs_written: 0 }, pull: { docs_written: 0 } });
  });

  it('gets the changes of others at once', async () => {
    const { name, remote } = await project();
    const [ann, ben] = [localClient(), localClient()];
    const options = { live: true, retry: true, heartbeat: false, timeout: 10_000 };
    const running = [ann.sync(remote, options), ben.sync(remoteClient(server.url, name, 'ben'), options)];
    for (let n = 0; n < 5; n += 1) {
      await ann.put({ _id: `actors/id${n}.json`, n });
      await until(async () => (await ben.allDocs()).rows.length === n + 1);
    }
    const { _rev } = await ben.get('actors/id0.json');
    await ben.put({ _id: 'actors/id0.json', _rev, n: 'back' });
    await until(async () => (await ann.get('actors/id0.json')).n === 'back');
    for (const each of running) each.cancel();
    await until(() => server.server.feeds.size === 0);
  });

  it('keeps both sides of a conflict, with the same winner everywhere', async () => {
    const { remote } = await project();
    const [ann, ben] = [localClient(), localClient()];
    await ann.put({ _id: 'object.json', n: 0 });
    await ann.sync(remote);
    await ben.sync(remote);
    const { _rev } = await ann.get('object.json');
    await ann.put({ _id: 'object.json', _rev, n: 'ann' });
    await ben.put({ _id: 'object.json', _rev, n: 'ben' });
    for (const each of [ann, ben, ann, ben]) await each.sync(remote);
    const found = await Promise.all([ann, ben, remote].map((each) => each.get('object.json', { conflicts: true })));
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    expect(found[0]?._conflicts).toHaveLength(1);
  });

  it('is told of documents that are refused, and all others arrive', async () => {
    const { remote, name } = await project();
    const mine = localClient();
    const poison = [
      { _id: 'scenes/id900.json', text: '\ud83d' },
      { _id: 'scenes/id901.json', text: 'x'.repeat(7_400_000) },
      { _id: 'scenes/id902.json', deep: JSON.parse('['.repeat(300) + ']'.repeat(300)) },
      { _id: 'images/..', n: 1 },
      { _id: 'other/thing', n: 1 },
      { _id: '_design/x', views: {} },
      { _id: 'scenes/id903.json', _attachments: { 'a/b': { content_type: 'text/plain', data: 'aGk=' } } },
      { _id: 'images/not.png', _attachments: { file: { content_type: 'image/png', data: 'aGk=' } } },
    ];
    await mine.bulkDocs([...scenes(0, 60), ...poison, ...scenes(60, 120)]);
    const denied: string[] = [];
    const replication = mine.replicate.to(remote, { batch_size: 50 });
    replication.on('denied', (row) => denied.push(String(row.id ?? row.doc?.id)));
    const pushed = await replication;
    expect(pushed).toMatchObject({ ok: true, docs_written: 120, doc_write_failures: poison.length });
    expect(denied.sort()).toEqual(poison.map(({ _id }) => _id).sort());
    expect((await remote.info()).doc_count).toBe(120);
    // Once repaired, a document goes by itself.
    const { _rev } = await mine.get('scenes/id900.json');
    await mine.put({ _id: 'scenes/id900.json', _rev, text: 'ok' });
    expect(await mine.replicate.to(remote)).toMatchObject({ ok: true, docs_written: 1 });
    expect(await server.store.get(name, 'scenes/id900.json', {})).toMatchObject({ ok: true, value: { text: 'ok' } });
  });

  it('that may only read is told so for each document, and keeps pulling', async () => {
    const { name, remote } = await project();
    server.rights.set(`ben ${name}`, 'read');
    const ben = localClient();
    await remote.put({ _id: 'object.json', n: 1 });
    await ben.bulkDocs(scenes(0, 3));
    const result = await ben.sync(remoteClient(server.url, name, 'ben'));
    expect(result).toMatchObject({
      push: { ok: true, docs_written: 0, doc_write_failures: 3 },
      pull: { docs_written: 1 },
    });
    expect((await remote.info()).doc_count).toBe(1);
  });

  it('that is not allowed ends as unauthorized instead of trying for ever', async () => {
    const errors: unknown[] = [];
    const remote = remoteClient(server.url, 'project_nobody');
    await localClient()
      .replicate.from(remote, { live: true, retry: true })
      .catch((error: unknown) => errors.push(Reflect.get(Object(error), 'name')));
    expect(errors).toEqual(['unauthorized']);
  });

  it('steps over what its own guard empties', async () => {
    const { remote } = await project();
    await remote.bulkDocs(scenes(0, 20));
    const guarded = remoteClient(server.url, `project_${count}`);
    const { bulkGet } = guarded as unknown as { bulkGet: (options: object) => Promise<{ results: Entry[] }> };
    Object.assign(guarded, {
      bulkGet: async (options: object) => {
        const { results } = await bulkGet.call(guarded, options);
        return { results: results.map((each) => (each.id.endsWith('id7.json') ? { ...each, docs: [] } : each)) };
      },
    });
    const pulled = await localClient().replicate.from(guarded);
    expect(pulled).toMatchObject({ ok: true, docs_written: 19, doc_write_failures: 0 });
  });

  it('finds a file there that was sent alone as multipart, and writes nothing again', async () => {
    const { name, remote } = await project();
    const mine = localClient();
    const file = { content_type: 'image/png', data: Buffer.from(png) };
    const { rev } = await mine.put({ _id: 'images/a.png', note: 1, _attachments: { file } });
    const digest = `md5-${createHash('md5').update(png).digest('base64')}`;
    const { _id, _revisions, note } = await mine.get('images/a.png', { revs: true });
    const facts = { content_type: 'image/png', follows: true, length: png.length, digest, revpos: 1 };
    const document = { _id, _rev: rev, _revisions, note, _attachments: { file: facts } };
    const body = new Blob([
      `--abc\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(document)}\r\n--abc\r\n\r\n`,
      Buffer.from(png),
      '\r\n--abc--',
    ]);
    const answer = await server.call(`/${name}/images%2Fa.png?new_edits=false`, {
      method: 'PUT',
      headers: { 'content-type': 'multipart/related; boundary="abc"' },
      body: await body.arrayBuffer(),
    });
    expect([answer.status, await answer.json()]).toEqual([201, { ok: true, id: 'images/a.png', rev }]);
    expect(await mine.replicate.to(remote)).toMatchObject({ ok: true, docs_written: 0 });
    expect(await remote.get('images/a.png', { revs: true })).toEqual(await mine.get('images/a.png', { revs: true }));
  });
});

interface Entry {
  readonly id: string;
  readonly docs: readonly unknown[];
}
