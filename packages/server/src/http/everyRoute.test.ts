import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiRoute } from '../api/apiRoute.ts';
import { apiTable } from '../api/apiTable.ts';
import { apiSchemas } from '../api/schemas.ts';
import { routeTable } from '../gateway/routeTable.ts';
import { checkShape } from '../shapes/checkShape.ts';
import { bodies, successes } from '../test/callRights.ts';
import { png } from '../test/png.ts';
import { type ObjectName, objects, type RoleName, rights, roles } from '../test/rights.ts';
import { Browser, enrol, makeProject, type Person, type School, startSchool, uuidOf } from '../test/schoolServer.ts';

let school: School;
let canary: Server;
let hits = 0;
const people = new Map<RoleName, Person>();
const tokens = new Map<RoleName, string>();
const databases = new Map<ObjectName, string>();
let project = '';
let version = '';

beforeAll(async () => {
  canary = createServer((_request, response) => {
    hits += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  school = await startSchool();
  const { records, sessions } = school.all.services;
  const changes = { pro: { sku: 'PRO.YEAR' }, teacher: { roles: ['teacher'] }, admin: { roles: ['admin'] } } as const;
  for (const role of roles.filter((each) => !['nobody', 'token', 'otherToken'].includes(each))) {
    const change = Reflect.get(changes, role) as { sku?: string } | undefined;
    people.set(role, await enrol(school, `${role.replace(/admin|teacher/, 'boss')}-${role.length}x`, change));
  }
  const owner = personOf('owner');
  const members = { [personOf('editor').id]: 'edit', [personOf('viewer').id]: 'view' } as const;
  for (const [number, name] of (['shared', 'locked', 'trashed'] as const).entries()) {
    const id = await makeProject(owner, number);
    await owner.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs: [{ _id: 'object.json', title: name }] });
    const state = name === 'trashed' ? ({ state: 'trashed', deletedAt: '2026-09-01T00:00:00Z' } as const) : {};
    await records.change('project', id, (now) => now && { ...now, members, locked: name === 'locked', ...state });
    databases.set(name, `project_${id}`);
    if (name === 'shared') project = id;
  }
  const kept = await owner.browser.call('POST', `/creator/project/${project}/versions`, { name: 'First' });
  version = String(kept.body.id);
  databases.set('missing', `project_${'a'.repeat(20)}`);
  databases.set('config', 'global_config');
  databases.set('registry', 'registry');
  for (const [role, scope] of [
    ['token', 'projects'],
    ['otherToken', 'classroom:read'],
  ] as const) {
    people.set(role, { id: owner.id, browser: new Browser(school) });
    tokens.set(role, (await sessions.giveToken(owner.id, 'laptop', [scope])).secret);
  }
  await sessions.endAll(personOf('expired').id);
  school.all.services.callers.forget(personOf('expired').id);
  school.pass(6000);
});

afterAll(async () => {
  await school.close();
  await new Promise((resolve) => canary.close(resolve));
  expect(school.faults).toEqual([]);
});

function personOf(role: RoleName): Person {
  return people.get(role) ?? { id: 'a'.repeat(20), browser: new Browser(school) };
}

function call(
  role: RoleName,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string | null> = {},
) {
  const token = tokens.get(role);
  const sent = token === undefined ? headers : { origin: null, authorization: `Bearer ${token}`, ...headers };
  return personOf(role).browser.call(method, path, body, sent);
}

function databaseOf(role: RoleName, object: ObjectName): string {
  const { id } = personOf(object === 'foreignUser' ? (role === 'stranger' ? 'owner' : 'stranger') : role);
  return databases.get(object) ?? `creator2_${id}_ini`;
}

let count = 0;

/** A sound request for a route of a database, so that nothing but rights keeps it from success. */
function soundRequest(method: string, path: string, database: string): readonly [path: string, body: unknown] {
  count += 1;
  const _rev = `1-${count.toString(16).padStart(32, '0')}`;
  const isUser = database.startsWith('creator2_');
  const isFile = method === 'PUT' && path.includes('*');
  const ofProject = isFile ? `images/a${count}.png` : 'scenes/id1.json';
  const id = path.includes('_local') ? `check${count}` : isUser ? 'preferences' : ofProject;
  const address = path.replace(':database', database).replace(':document', encodeURIComponent(id)).replace('*', 'file');
  const bodies: Readonly<Record<string, unknown>> = {
    _changes: { doc_ids: [] },
    _revs_diff: {},
    _bulk_get: { docs: [] },
    _bulk_docs: { docs: [{ _id: id, _rev }], new_edits: false },
    _all_docs: { keys: [] },
    _ensure_full_commit: {},
  };
  if (method === 'POST') {
    return [path.endsWith('_changes') ? `${address}?filter=_doc_ids` : address, bodies[path.split('/').at(-1) ?? '']];
  }
  if (method !== 'PUT') return [address, undefined];
  if (path.includes('*')) return [address, png];
  if (path.includes('_local')) return [address, {}];
  return [path === '/:database/:document' ? `${address}?new_edits=false` : address, { _rev }];
}

/** What a route changes or reads, for the table of rights. */
function needOf({ who, path }: (typeof routeTable)[number]): 'r' | 'w' | 'never' {
  if (who === 'session') return 'never';
  return who === 'write' || path.endsWith('_bulk_docs') ? 'w' : 'r';
}

describe.each(
  routeTable.filter(({ path }) => path !== '/').map((route) => [`${route.method} ${route.path}`, route] as const),
)('the route %s of databases', (_, route) => {
  it('works for nobody but those who may, with each object', async () => {
    const wrong: string[] = [];
    for (const role of roles) {
      for (const [index, object] of objects.entries()) {
        const [path, body] = soundRequest(route.method, route.path, databaseOf(role, object));
        const answer = await call(role, route.method, `/db${path}`, body);
        const rows: unknown = answer.body;
        const isRefused = Array.isArray(rows) && rows.length > 0 && rows.every((row) => 'error' in Object(row));
        const isSuccess = answer.status < 300 && !isRefused;
        const need = needOf(route);
        const right = rights[role].split(' ')[index];
        const may = need !== 'never' && (right === 'w' || right === need);
        // Without rights the answer is 401, whether the object exists or not.
        const isHidden = right !== '-' || [401, 403].includes(answer.status);
        if ((isSuccess && !may) || !isHidden || answer.status >= 500) wrong.push(`${role} ${object} ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Those that need nothing that has to be there first. */
const answering = routeTable.filter(
  (route) => needOf(route) !== 'never' && !/^(DELETE|(GET|HEAD) .*:document)/.test(`${route.method} ${route.path}`),
);

it.each(answering.filter(({ path }) => path !== '/').map((route) => [`${route.method} ${route.path}`, route] as const))(
  'the route %s of databases answers those who may',
  async (_, { method, path: pattern }) => {
    const [path, body] = soundRequest(method, pattern, databaseOf('owner', 'shared'));
    expect((await call('owner', method, `/db${path}`, body)).status).toBeLessThan(300);
  },
);

it.each(
  routeTable
    .filter(({ method, path }) => !['GET', 'HEAD'].includes(method) && path !== '/')
    .map((route) => [`${route.method} ${route.path}`, route] as const),
)('the route %s of databases takes nothing from other sites', async (_, route) => {
  const [path, body] = soundRequest(route.method, route.path, databaseOf('owner', 'shared'));
  await expectNoOrigin(route.method, `/db${path}`, body);
});

const foreign: readonly (readonly [string, Record<string, string | null>])[] = [
  ['origin.missing', { origin: null }],
  ['origin.missing', { origin: null, 'sec-fetch-site': 'same-site' }],
  ['origin.foreign', { origin: 'null' }],
  ['origin.foreign', { origin: 'https://evil.example' }],
  ['origin.foreign', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['origin.foreign', { origin: 'null', 'content-type': 'text/plain' }],
  ['origin.foreign', { origin: 'http://127.0.0.1' }],
];

async function expectNoOrigin(method: string, path: string, body: unknown): Promise<void> {
  for (const [error, headers] of foreign) {
    const answer = await call('owner', method, path, body, headers);
    expect([headers, answer.status, answer.body.error]).toEqual([headers, 403, error]);
  }
}

const zip = Uint8Array.from([0x50, 0x4b, 3, 4]);

function addressOf(route: ApiRoute): string {
  const ids = { createProject: uuidOf(0), changeAnyAccount: personOf('stranger').id };
  const id = Reflect.get(ids, route.id) ?? (route.path.includes('/creator/project') ? project : 'x');
  // That of `deleteVersion` is unknown, so that the others find theirs.
  return route.path.replace(':id', id).replace(':version', route.id === 'deleteVersion' ? 'x' : version);
}

function bodyOf(route: ApiRoute): unknown {
  if (route.file) return zip;
  return route.body ? (bodies[route.id] ?? {}) : undefined;
}

/** A sound request for a call. */
function send(role: RoleName, route: ApiRoute, query = '') {
  const type = route.file?.type ?? 'application/json';
  return call(role, route.method, addressOf(route) + query, bodyOf(route), { 'content-type': type });
}

describe.each(apiTable.map((route) => [route.id, route] as const))('the call %s', (id, route) => {
  it('works for nobody but those who may', async () => {
    const found: string[] = [];
    for (const role of roles) {
      // Signing out would end what the next call needs.
      const signer = id === 'logout' || id === 'login' ? new Browser(school) : undefined;
      const answer = signer
        ? await signer.call(route.method, addressOf(route), bodyOf(route))
        : await send(role, route);
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 300) {
        found.push(role);
        const kind = route.answers[answer.status] ?? 'error';
        if (kind === 'application/zip') expect(answer.headers.get('content-type')).toBe(kind);
        else expect(checkShape(apiSchemas[kind], answer.body)).toBeUndefined();
      } else expect(checkShape(apiSchemas.error, answer.body)).toBeUndefined();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(found).toEqual([...(successes[id] ?? ['not in the table'])].sort(byRole));
  });

  it('is not there by other methods', async () => {
    const known = apiTable.filter(({ path }) => path === route.path).map(({ method }) => method as string);
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (known.includes(method)) continue;
      const answer = await call('owner', method, addressOf(route));
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.headers.get('access-control-allow-methods')).toBeNull();
    }
  });

  it('refuses parameters that it does not know', async () => {
    if (route.who !== 'anybody' && successes[id]?.length === 0) return;
    const role = route.who === 'admin' ? 'admin' : 'owner';
    expect((await send(role, route, '?x=1')).status).toBe(400);
  });

  it('is in the audit log when it changes something', () => {
    expect(route.audit === 'none').toBe(route.method === 'GET');
  });
});

const named = (routes: readonly ApiRoute[]) => routes.map((route) => [route.id, route] as const);

it.each(named(apiTable.filter(({ method }) => method !== 'GET')))(
  'the call %s takes nothing from other sites',
  (_, route) => expectNoOrigin(route.method, addressOf(route), bodyOf(route)),
);

it.each(named(apiTable.filter(({ body }) => body !== undefined)))(
  'the call %s refuses bodies of other types, too large ones, and what is no object',
  async (_, route) => {
    const role = route.who === 'admin' ? 'admin' : 'owner';
    const send = (body: string, type = 'application/json', more = {}) =>
      call(role, route.method, addressOf(route), body, { 'content-type': type, ...more });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', 'x']) {
      expect([type, (await send('{}', type)).status]).toEqual([type, 415]);
    }
    expect((await send('{}', 'application/json', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(`"${'x'.repeat(64 * 1024)}"`)).status).toBe(413);
    for (const body of [
      '{',
      '[]',
      'null',
      '1',
      '"x"',
      `${'['.repeat(30_000)}`,
      '{"__proto__":{"a":1},"x":1}',
      '\xff',
    ]) {
      expect([body.slice(0, 20), (await send(body)).status]).toEqual([body.slice(0, 20), 400]);
    }
  },
);

function byRole(left: string, right: string): number {
  return roles.indexOf(left as RoleName) - roles.indexOf(right as RoleName);
}

describe('the server', () => {
  it('asks no other server for anything, whatever it is told', async () => {
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`;
    const told = { source: address, target: address, url: address, avatar_url: address, href: address, link: address };
    const { id } = personOf('owner');
    const documents = [
      { _id: 'scenes/id7.json', ...told },
      { _id: 'images/x.png', _attachments: { file: { content_type: 'image/png', url: address, follows: true } } },
      { _id: '_design/x', validate_doc_update: address, ...told },
    ];
    const headers = { 'x-forwarded-host': address, forwarded: `host=${address}`, referer: address, via: address };
    for (const [path, body] of [
      ['/db/_replicate', told],
      ['/db/_replicator', told],
      [`/db/project_${project}/_bulk_docs`, { docs: documents, ...told }],
      [`/db/project_${project}/_bulk_get`, { docs: [told] }],
      [`/db/creator2_${id}_ini/_bulk_docs`, { docs: [{ _id: 'preferences', theme: address }] }],
      ['/auth/tokens', { title: address, scopes: ['projects'] }],
      ['/publishing/project', { game_id: address, title: address }],
      ['/creator/project', { template_id: address, title: address }],
    ] as const) {
      await call('owner', 'POST', path, body, headers);
    }
    await call('owner', 'PATCH', '/auth/account', told);
    await call('owner', 'GET', `/login?next=${encodeURIComponent(address)}`);
    await call('owner', 'GET', `/db/${encodeURIComponent(address)}/_changes`);
    expect(hits).toBe(0);
  });

  it('stores nothing that is not in its schemas', async () => {
    const { recordKinds } = await import('../records/recordKinds.ts');
    const places = Object.values(recordKinds);
    const { store } = school;
    const names = ['accounts', 'sessions', 'registry', 'meta', 'global_config', 'audit_202609'];
    for (const name of [...names, `creator2_${personOf('owner').id}_ini`]) {
      const pattern = name.replace(/^creator2_.*/, 'creator2_{user}_ini').replace(/^audit_.*/, 'audit_{month}');
      const found = await store.allDocs(name, { includeDocs: true });
      if (!found.ok || found.value.rows.length === 0) throw new Error(`${name} is empty`);
      for (const row of found.value.rows) {
        if (row.rev === undefined || row.key === 'preferences') continue;
        const kinds = places.filter(({ database, prefix }) => database === pattern && row.key.startsWith(prefix));
        const { _id, _rev, ...value }: Record<string, unknown> = row.doc ?? {};
        expect([name, row.key, kinds.length]).toEqual([name, row.key, 1]);
        expect([row.key, checkShape(kinds[0]?.schema ?? {}, value)]).toEqual([row.key, undefined]);
      }
    }
  });

  it('refuses hosts, and answers nothing about what it is', async () => {
    const answer = await call('nobody', 'GET', '/healthz');
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
