import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../test/png.ts';
import { edit } from '../test/storeCase.ts';
import { startServer, type TestServer, until } from '../test/testServer.ts';

let server: TestServer;
let name = '';
let count = 0;

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  count += 1;
  name = `project_${count}`;
  await server.store.create(name);
  server.rights.set(name, 'write');
});

afterAll(async () => {
  await server.server.close();
  expect(server.faults).toEqual([]);
});

async function json(
  path: string,
  init?: Parameters<TestServer['call']>[1],
): Promise<[number, Record<string, unknown>]> {
  const answer = await server.call(`/${name}${path}`, init);
  return [answer.status, (await answer.json()) as Record<string, unknown>];
}

const put = (path: string, body: object, user = 'ann') =>
  json(path, { method: 'PUT', body: JSON.stringify(body), user });
const scene = '/scenes%2Fid1.json';

describe('feeds', () => {
  it('answer at once when there is something, and wait when there is nothing', async () => {
    await edit(server.store, name, { _id: 'object.json' });
    const [, first] = await json('/_changes?feed=longpoll&since=0');
    expect(first).toMatchObject({ results: [{ id: 'object.json' }], pending: 0 });
    const next = json(`/_changes?feed=longpoll&since=${first.last_seq}&timeout=10000`);
    await until(() => server.server.feeds.size === 1);
    await put(scene, { n: 1 });
    const [, { results, last_seq }] = await next;
    expect(results).toMatchObject([{ id: 'scenes/id1.json' }]);
    const [, empty] = await json(`/_changes?feed=longpoll&since=${last_seq}&timeout=20`);
    expect(empty).toEqual({ results: [], last_seq, pending: 0 });
  });

  it('of a client that leaves are no fault of the server', async () => {
    const leave = new AbortController();
    const address = `/${name}/_changes?feed=longpoll&since=now&heartbeat=60000&timeout=10000`;
    const held = server.call(address, { signal: leave.signal });
    await until(() => server.server.feeds.size === 1);
    leave.abort();
    await expect(held).rejects.toThrow();
    await until(() => server.server.feeds.size === 0);
    expect(server.faults).toEqual([]);
  });

  it('lose no change, whenever it comes', async () => {
    let since = '0';
    const seen: string[] = [];
    const ids = Array.from({ length: 60 }, (_, index) => `scenes/id${index}.json`);
    const writing = (async () => {
      for (const _id of ids) await edit(server.store, name, { _id });
    })();
    while (seen.length < ids.length) {
      const [, { results, last_seq }] = await json(`/_changes?feed=longpoll&since=${since}&timeout=5000&limit=7`);
      seen.push(...(results as { id: string }[]).map(({ id }) => id));
      since = String(last_seq);
    }
    await writing;
    expect(seen).toEqual(ids);
  });

  it('end at once for those who may no longer read', async () => {
    const held = server.call(`/${name}/_changes?feed=longpoll&since=now&timeout=10000`, { user: 'ben' });
    await until(() => server.server.feeds.size === 1);
    server.rights.set(`ben ${name}`, 'hidden');
    server.server.feeds.end(name, 'ann');
    expect(server.server.feeds.size).toBe(1);
    // Even a change that wakes everybody is not told.
    await edit(server.store, name, { _id: 'object.json' });
    const answer = await held;
    expect([answer.status, answer.headers.get('playhouse-session')]).toEqual([401, 'valid']);
  });

  it('send newlines while they wait when asked for them', async () => {
    const answer = await server.call(`/${name}/_changes?feed=longpoll&since=now&heartbeat=1000&timeout=10000`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('\n');
    await edit(server.store, name, { _id: 'object.json' });
    const rest = await reader?.read();
    expect(JSON.parse(rest?.value ?? '')).toMatchObject({ results: [{ id: 'object.json' }] });
  });

  it('are at most eight a user: the oldest ends', async () => {
    const gone = new AbortController();
    const held = Array.from({ length: 8 }, () => {
      const call = server.call(`/${name}/_changes?feed=longpoll&since=now`, { user: 'zoe', signal: gone.signal });
      return call.then((answer) => answer.json()).catch(() => 'gone');
    });
    await until(() => server.server.feeds.size === 8);
    const ninth = server.call(`/${name}/_changes?feed=longpoll&since=now`, { user: 'zoe', signal: gone.signal });
    expect(await Promise.race(held)).toMatchObject({ results: [] });
    expect(server.server.feeds.size).toBe(8);
    gone.abort();
    await ninth.catch(() => undefined);
    await until(() => server.server.feeds.size === 0);
  });
});

describe('local documents', () => {
  it('are kept apart by user, the newest 400 of each', async () => {
    expect(await put('/_local/check', { n: 'ann' })).toEqual([201, { ok: true, id: '_local/check', rev: '0-1' }]);
    expect((await put('/_local/check', { n: 'ben' }, 'ben'))[0]).toBe(201);
    expect((await json('/_local/check'))[1]).toEqual({ _id: '_local/check', _rev: '0-1', n: 'ann' });
    expect((await put('/_local/check', { n: 2 }))[0]).toBe(409);
    expect((await put('/_local/check', { _rev: '0-1', n: 2 }))[1]).toMatchObject({ rev: '0-2' });
    for (let index = 0; index < 399; index += 1) expect((await put(`/_local/c${index}`, {}))[0]).toBe(201);
    expect((await json('/_local/check'))[0]).toBe(200);
    expect((await put('/_local/more', {}))[0]).toBe(201);
    expect([(await json('/_local/check'))[0], (await json('/_local/c0'))[0]]).toEqual([404, 200]);
    expect((await put('/_local/check', {}))[0]).toBe(201);
    expect([(await json('/_local/c0'))[0], (await json('/_local/more'))[0]]).toEqual([404, 200]);
    expect((await json('/_local/check', { user: 'ben' }))[1]).toMatchObject({ n: 'ben' });
    expect((await json('/_local/check?rev=0-1', { method: 'DELETE' }))[0]).toBe(200);
    expect((await json('/_local/check'))[0]).toBe(404);
  });
});

describe('documents', () => {
  it('are written, read, listed and deleted one by one', async () => {
    const [status, { rev }] = await put(scene, { n: 1 });
    expect(status).toBe(201);
    expect((await put(scene, { n: 2 }))[0]).toBe(409);
    const [, second] = await put(`${scene}?rev=${rev}`, { n: 2 });
    expect((await json(`${scene}?revs=true`))[1]).toMatchObject({ n: 2, _revisions: { start: 2 } });
    expect(await json(`${scene}?open_revs=all`)).toMatchObject([200, [{ ok: { n: 2 } }]]);
    const [, { rows }] = await json('/_all_docs?include_docs=true&startkey="scenes/"');
    expect(rows).toMatchObject([{ id: 'scenes/id1.json', doc: { n: 2 } }]);
    const [, listed] = await json('/_all_docs?key="scenes/id1.json"&update_seq=true');
    expect(listed).toMatchObject({ update_seq: (await json(''))[1].update_seq, rows: [{ id: 'scenes/id1.json' }] });
    expect(await json('/_all_docs?key="scenes/id9.json"')).toMatchObject([200, { rows: [] }]);
    expect((await json('/_all_docs?key="a"&keys=["a"]'))[0]).toBe(400);
    expect(await json(`${scene}?open_revs=["none"]`)).toMatchObject([400, { error: 'bad_request' }]);
    expect((await json(`${scene}?revs_info=true`))[1]._revs_info).toMatchObject([{ rev: second.rev }, { rev }]);
    expect((await json(`${scene}?rev=${second.rev}`, { method: 'DELETE' }))[0]).toBe(200);
    expect(await json(scene)).toEqual([404, { error: 'not_found', reason: 'deleted' }]);
    expect((await json(''))[1]).toMatchObject({ doc_count: 0, doc_del_count: 1, instance_start_time: '0' });
    const head = await server.call(`/${name}${scene}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
  });

  it('have a row each, in their order, whatever becomes of them', async () => {
    const docs = [
      { _id: 'object.json', n: 1 },
      { _id: 'nonsense' },
      { _id: 'scenes/id1.json', _rev: `1-${'a'.repeat(32)}` },
      { _id: 'assets.json', big: 1 },
    ];
    const body = JSON.stringify({ docs }).replace('"big":1', '"big":1e999');
    const [, rows] = await json('/_bulk_docs', { method: 'POST', body });
    expect(rows).toMatchObject([
      { ok: true, id: 'object.json' },
      { id: 'nonsense', error: 'forbidden', code: 'document.id' },
      { id: 'scenes/id1.json', error: 'conflict' },
      { id: 'assets.json', error: 'forbidden', code: 'document.number' },
    ]);
  });

  const hash = (letter: string) => letter.repeat(32);
  const badRevisions: readonly [string, object][] = [
    ['a hash of other letters', { _rev: '1-xyz' }],
    ['no history of its own', { _rev: `2-${hash('a')}`, _revisions: { start: 2, ids: [hash('b')] } }],
    ['another start', { _rev: `2-${hash('a')}`, _revisions: { start: 3, ids: [hash('a')] } }],
    [
      'more ancestors than generations',
      { _rev: `1-${hash('a')}`, _revisions: { start: 1, ids: [hash('a'), hash('b')] } },
    ],
    ['a generation out of reach', { _rev: `10001-${hash('a')}`, _revisions: { start: 10001, ids: [hash('a')] } }],
    ['a generation beyond numbers', { _rev: `9007199254740993-${hash('a')}` }],
    ['the key __proto__', JSON.parse(`{"_rev":"1-${hash('a')}","x":{"__proto__":{"y":1}}}`)],
    ['a member of the database', { _rev: `1-${hash('a')}`, _conflicts: [] }],
  ];

  it.each(badRevisions)('with %s are forbidden', async (_, members) => {
    const good = { _id: 'assets.json', _rev: `1-${hash('c')}` };
    const body = JSON.stringify({ docs: [{ _id: 'object.json', ...members }, good], new_edits: false });
    const [, rows] = await json('/_bulk_docs', { method: 'POST', body });
    expect(rows).toMatchObject([{ id: 'object.json', error: 'forbidden', name: 'forbidden', status: 403 }]);
    expect((await json(''))[1].doc_count).toBe(1);
  });

  it('have at most 20 versions side by side', async () => {
    const docs = Array.from({ length: 25 }, (_, index) => {
      const id = index.toString(16).padStart(32, '0');
      return { _id: 'object.json', _rev: `1-${id}`, _revisions: { start: 1, ids: [id] } };
    });
    const [, first] = await json('/_bulk_docs', { method: 'POST', body: JSON.stringify({ docs, new_edits: false }) });
    const [, again] = await json('/_bulk_docs', { method: 'POST', body: JSON.stringify({ docs, new_edits: false }) });
    expect([first, again]).toMatchObject([{ length: 5 }, { length: 5 }]);
  });
});

describe('bodies', () => {
  it('of strangers are not read', async () => {
    // It never ends, so an answer can only come without it.
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(100_000)) });
    const init = { method: 'POST', body, duplex: 'half', user: '' } as RequestInit & { user: string };
    const answer = await server.call(`/${name}/_bulk_docs`, init);
    expect(answer.status).toBe(401);
  });

  it('of 300 KB arrive together, however many there are', async () => {
    const texts = Array.from({ length: 24 }, (_, index) => ({
      _id: `scenes/id${index}.json`,
      text: 'x'.repeat(300_000),
    }));
    const rows = await Promise.all(
      texts.map((document) => json('/_bulk_docs', { method: 'POST', body: JSON.stringify({ docs: [document] }) })),
    );
    expect(rows.map(([status]) => status)).toEqual(texts.map(() => 201));
    expect((await json(''))[1].doc_count).toBe(24);
  });
});

describe('files', () => {
  it('are put and read with headers that keep browsers from running them', async () => {
    const headers = { 'content-type': 'image/png' };
    const path = '/images%2Fa.png/file';
    const [status, { rev }] = await json(path, { method: 'PUT', body: png.slice(), headers });
    expect(status).toBe(201);
    const file = await server.call(`/${name}${path}?rev=${rev}`);
    expect([...(await file.bytes())]).toEqual([...png]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"md5-/),
    });
    const part = await server.call(`/${name}${path}`, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${png.length}`,
    ]);
    expect((await server.call(`/${name}${path}`, { headers: { range: 'bytes=900-' } })).status).toBe(416);
    const same = { 'if-none-match': file.headers.get('etag') ?? '' };
    expect((await server.call(`/${name}${path}`, { headers: same })).status).toBe(304);
    expect((await json(`${path}?rev=${rev}`, { method: 'DELETE' }))[0]).toBe(201);
    expect((await json(path))[0]).toBe(404);
  });

  it('that are not what they are called are forbidden', async () => {
    const headers = { 'content-type': 'image/png' };
    const html = '<script>alert(1)</script>';
    expect(await json('/images%2Fa.png/file', { method: 'PUT', body: html, headers })).toMatchObject([
      403,
      { code: 'file.content' },
    ]);
    expect((await json('/sounds%2Fa.wav/file', { method: 'PUT', body: png.slice(), headers }))[0]).toBe(403);
    expect((await json('/scenes%2Fid1.json/file', { method: 'PUT', body: png.slice(), headers }))[0]).toBe(403);
  });
});
