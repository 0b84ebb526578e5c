import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable } from '../gateway/routeTable.ts';
import { png } from '../test/png.ts';
import { startServer, type TestServer } from '../test/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await server.store.create('project_a');
  server.rights.set('ann project_a', 'write');
  server.rights.set('ben project_a', 'read');
  server.rights.set('ann project_missing', 'write');
});

afterAll(async () => {
  await server.server.close();
  expect(server.faults).toEqual([]);
});

const missing = { error: 'not_found', reason: 'missing' };
const hidden = { error: 'unauthorized', reason: 'You are not authorized to access this db.' };

function addressOf(path: string, database: string): string {
  return path.replace(':database', database).replace(':document', 'scenes%2Fid1.json').replace('*', 'file');
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

const withDatabase = routeTable.filter(({ path }) => path.includes(':database'));
const routes = withDatabase.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('each route of a database', () => {
  it.each(routes)('%s asks for a session', async (_, { method, path }) => {
    const answer = await server.call(addressOf(path, 'project_a'), { method, user: '' });
    expect([answer.status, answer.headers.get('playhouse-session')]).toEqual([401, 'none']);
    if (method !== 'HEAD') expect(await read(answer)).toEqual({ error: 'unauthorized', reason: 'session' });
  });

  it.each(routes)('%s does not tell a foreign database from a missing one', async (_, { method, path, who }) => {
    const answers = [
      await server.call(addressOf(path, 'project_a'), { method, user: 'eve' }),
      await server.call(addressOf(path, 'project_none'), { method, user: 'eve' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(who === 'session' ? [403, 403] : [401, 401]);
    if (method === 'HEAD') return;
    const [first, second] = await Promise.all(answers.map(read));
    expect(second).toEqual(first);
    if (who !== 'session') expect(first).toEqual(hidden);
  });

  it.each(routes.filter(([, { who }]) => who === 'write'))('%s refuses readers', async (_, { method, path }) => {
    const answer = await server.call(addressOf(path, 'project_a'), { method, user: 'ben' });
    expect(answer.status).toBe(403);
    expect(await read(answer)).toMatchObject({ error: 'forbidden' });
  });

  it.each(routes)('%s refuses parameters that it does not know', async (_, { method, path }) => {
    const answer = await server.call(`${addressOf(path, 'project_a')}?nonsense=1`, { method });
    expect(answer.status).toBe(400);
  });

  it.each(routes.filter(([, { bytes }]) => bytes > 0 && bytes <= 1024 * 1024))(
    '%s refuses bodies that are too large or not JSON',
    async (_, { method, path, bytes }) => {
      const address = addressOf(path, 'project_a');
      const large = await server.call(address, { method, body: `"${'x'.repeat(bytes)}"` });
      expect([large.status, await read(large)]).toEqual([413, { error: 'too_large', reason: expect.any(String) }]);
      const headers = { 'content-type': 'text/plain' };
      expect((await server.call(address, { method, body: 'x', headers })).status).toBe(415);
      const packed = { 'content-encoding': 'gzip' };
      expect((await server.call(address, { method, body: '{}', headers: packed })).status).toBe(415);
    },
  );

  it.each(routes.filter(([, { bytes, path }]) => bytes > 1024 && !path.includes('*')))(
    '%s says that a broken body is broken',
    async (_, { method, path }) => {
      for (const body of ['{', '', '[]', 'null', '"x"', '{"docs":1}', '{"docs":[1]}']) {
        const query = path.endsWith('_changes') ? '?filter=_doc_ids' : '';
        const answer = await server.call(addressOf(path, 'project_a') + query, { method, body });
        // An object without the expected members is a list of nothing, or a document.
        const isObject = body.startsWith('{"');
        if (!isObject) expect([body, answer.status]).toEqual([body, 400]);
        else expect(answer.status).toBeLessThan(500);
      }
    },
  );

  it.each(routes.filter(([, { who }]) => who !== 'session'))(
    '%s answers a database that vanished like one that is hidden',
    async (_, { method, path }) => {
      const address = addressOf(path, 'project_missing').replace('scenes%2Fid1.json/file', 'images%2Fa.png/file');
      const isFeed = path.endsWith('_changes') && method === 'POST';
      const answer = await server.call(isFeed ? `${address}?filter=_doc_ids` : address, {
        method,
        ...(method === 'POST' && { body: '{"docs":[{"_id":"object.json","id":"a"}],"keys":[],"doc_ids":[]}' }),
        ...(method === 'PUT' && path.includes('*') && { body: png.slice() }),
      });
      const isLater = path.endsWith('_ensure_full_commit') || path === '/:database' ? [201, 401, 405] : [400, 401];
      expect(isLater).toContain(answer.status);
    },
  );
});

const functions =
  '_replicate _all_dbs _dbs_info _db_updates _users _session _node _up _uuids _utils _config _stats _active_tasks';
const ofDatabases =
  '_design _design/x _design/x/_view/y _design_docs _local_docs _view/x _find _index _explain _security _purge _compact _revs_limit _temp_view _missing_revs _shards _view_cleanup _show _purged_infos_limit _auto_purge';

describe('what is not in the table', () => {
  const addresses = [
    ...functions.split(' ').map((name) => `/${name}`),
    ...ofDatabases.split(' ').map((name) => `/project_a/${name}`),
    '/project_a/%5Fsecurity',
    '/Project_A',
    '/..%2F..%2Fetc',
    '/project_a/scenes%2Fid1.json/other',
  ];

  it.each(addresses)('%s is not found, by any method', async (address) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { body: '{}' } : {};
      const answer = await server.call(address, { method, ...body });
      expect([method, answer.status, await read(answer)]).toEqual([method, 404, missing]);
    }
  });

  it.each(['_design/x', '_local/x', '_users', 'scenes/../x', 'scenes/id1.json/../../x'])(
    'the document %s is forbidden in a batch',
    async (_id) => {
      const body = JSON.stringify({ docs: [{ _id }] });
      const answer = await server.call('/project_a/_bulk_docs', { method: 'POST', body });
      expect(await read(answer)).toMatchObject([{ error: 'forbidden', status: 403, code: 'document.id' }]);
    },
  );

  it.each([
    'feed=continuous',
    'feed=eventsource',
    'filter=x/y',
    'filter=_selector',
    'filter=_view',
    'style=x',
    'limit=-1',
  ])('a feed with %s is refused', async (query) => {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: '{"doc_ids":[]}' } : {};
      const path = `/project_a/_changes?${query}${method === 'POST' && !query.includes('filter') ? '&filter=_doc_ids' : ''}`;
      const answer = await server.call(path, { method, ...body });
      expect(answer.status).toBe(400);
      expect(await read(answer)).toMatchObject({ error: 'query_parse_error' });
    }
  });
});

it('says who it is to everybody, always the same', async () => {
  const expected = { couchdb: 'Welcome', uuid: 'instance-1', version: '1.0.0', vendor: { name: 'Playhouse' } };
  for (const path of ['', '/']) expect(await read(await server.call(path, { user: '' }))).toEqual(expected);
});

it('never makes a database on request', async () => {
  const put = async (name: string) => (await server.call(`/${name}`, { method: 'PUT' })).status;
  expect([await put('project_a'), await put('project_new')]).toEqual([412, 403]);
  expect(await server.store.info('project_new')).toMatchObject({ ok: false });
});
