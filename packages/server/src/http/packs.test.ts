import { copyProject } from '@playhouse/sync/pouch';
import PouchDB from 'pouchdb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../test/png.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';

interface Local {
  put(document: object): Promise<unknown>;
  bulkDocs(documents: readonly object[], options?: object): Promise<readonly unknown[]>;
  changes(options: object): Promise<Changes>;
  get(id: string, options: object): Promise<unknown>;
  getAttachment(id: string, name: string): Promise<Buffer>;
  info(): Promise<{ doc_count: number; update_seq: number }>;
}

interface Leaf {
  readonly ok: { readonly _rev: string };
}

interface Feed {
  on(event: 'change', listener: (change: { readonly id: string }) => void): void;
}

interface Changes {
  readonly results: readonly { readonly id: string; readonly changes: readonly { readonly rev: string }[] }[];
}

type Answer = (address: string, init: RequestInit) => Promise<Response>;

const Pouch = PouchDB as unknown as new (name: string, options: object) => Local;
const hash = (digit: string) => digit.repeat(32);
let school: School;
let ann: Person;
let count = 0;
let id = '';
let seen: string[] = [];
let reported: string[] = [];
/** Whether only packs get through. */
let isOffline = false;

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter', { sku: 'PRO.YEAR' });
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

beforeEach(async () => {
  count += 1;
  [seen, reported] = [[], []];
  id = await makeProject(ann, count);
  const scenes = Array.from({ length: 30 }, (_, number) => ({ _id: `scenes/id${number}.json`, text: 'é😀', number }));
  await write({ docs: [{ _id: 'object.json', title: 'Maze' }, ...scenes] });
  const { body } = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid1.json`);
  await write({ docs: [{ ...body, number: -1 }] });
  const gone = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid2.json`);
  await write({ docs: [{ _id: 'scenes/id2.json', _rev: gone.body._rev, _deleted: true }] });
  const image = (name: string, _rev: string) => ({
    _id: `images/${name}.png`,
    _rev,
    _attachments: { file: { content_type: 'image/png', data: Buffer.from(png).toString('base64') } },
  });
  // Two versions of a document, and of a picture.
  const versions = ['a', 'b'].map((digit) => ({ _id: 'actors/id9.json', _rev: `1-${hash(digit)}`, name: digit }));
  const pictures = ['ä hero', 'sun', 'moon'].map((name) => image(name, `1-${hash('c')}`));
  await write({ docs: [...versions, ...pictures, image('sun', `1-${hash('d')}`)], new_edits: false });
});

async function write(body: object): Promise<void> {
  const { status, body: rows } = await ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, body);
  expect([status, (rows as unknown as object[]).filter((row) => 'error' in row)]).toEqual([201, []]);
}

const local = (name: string) => new Pouch(`${name}-project-maze`, { adapter: 'memory' });

/** Copies the project into the database of a name. `answer` may spoil what the server says. */
function copy(
  name: string,
  answer: (go: Answer) => Answer = (go) => go,
  pack = true,
  watch?: Parameters<typeof copyProject>[2],
): ReturnType<typeof copyProject> {
  const go: Answer = async (address, init) => {
    if (isOffline && !address.endsWith('/pack')) throw new TypeError('Failed to fetch');
    seen.push(`${init.method ?? 'GET'} ${address.slice(school.url.length).replace(/\?.*/, '')}`);
    const headers = new Headers(init.headers);
    headers.set('origin', school.url);
    headers.set('cookie', ann.browser.cookieText());
    const answered = await fetch(address, { ...init, headers });
    return Object.assign(answered, { buffer: async () => Buffer.from(await answered.arrayBuffer()) });
  };
  const spoilt = answer(go);
  const place = {
    id: 'maze',
    pouch: { PouchDB: PouchDB as never, adapter: 'memory' as const, prefix: `${name}-` },
    address: `${school.url}/db/project_${id}`,
    ...(pack && { pack: `${school.url}/creator/project/${id}/pack` }),
    fetch: ((address, init) => (address.endsWith('/pack') ? spoilt(address, init) : go(address, init))) as Answer,
  };
  return copyProject(place, (error) => void reported.push(String(error)), watch);
}

/** All that a database has, with histories and digests; versions of one document in any order. */
async function contentsOf(name: string): Promise<unknown[]> {
  const { results } = await local(name).changes({ since: 0, style: 'all_docs' });
  const ids = results.map((each) => each.id).sort();
  const leaves = async (each: string) => (await local(name).get(each, { open_revs: 'all', revs: true })) as Leaf[];
  return Promise.all(
    ids.map(async (each) => (await leaves(each)).sort((one, other) => (one.ok._rev < other.ok._rev ? -1 : 1))),
  );
}

/** What an ordinary replication brings. */
async function expectSame(name: string): Promise<void> {
  await copy(`${name}-plain`, undefined, false);
  expect(await contentsOf(name)).toEqual(await contentsOf(`${name}-plain`));
}

const asked = (text: string) => seen.filter((each) => each.includes(text)).length;

describe('a pack', () => {
  it('brings everything in one request, after which syncs find nothing to do', async () => {
    await copy(`whole${count}`);
    expect([asked('/pack'), asked('_bulk_get'), asked('_bulk_docs'), asked('/file')]).toEqual([1, 0, 0, 0]);
    const { update_seq } = await local(`whole${count}`).info();
    await expectSame(`whole${count}`);
    expect([...(await local(`whole${count}`).getAttachment('images/ä hero.png', 'file'))]).toEqual([...png]);
    seen = [];
    await copy(`whole${count}`);
    expect(seen.filter((each) => !/GET|_local|_revs_diff/.test(each))).toEqual([]);
    expect((await local(`whole${count}`).info()).update_seq).toBe(update_seq);
    await local(`whole${count}`).put({ _id: 'scenes/id500.json', text: 'mine' });
    await copy(`whole${count}`);
    const { body } = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid500.json`);
    expect([body.text, reported]).toEqual(['mine', []]);
  });

  it('misses nothing that is written while it is made or read', async () => {
    const { store } = school;
    const { bulkGet } = store;
    let writes = 0;
    Object.assign(store, {
      bulkGet: async (...given: Parameters<typeof bulkGet>) => {
        writes += 1;
        await store.bulkDocs(`project_${id}`, [{ _id: `scenes/id60${writes}.json`, text: 'new' }], { newEdits: true });
        const before = await store.get(`project_${id}`, 'scenes/id29.json', {});
        if (before.ok) await store.bulkDocs(`project_${id}`, [{ ...before.value, writes }], { newEdits: true });
        return bulkGet(...given);
      },
    });
    await copy(`writes${count}`, (go) => async (address, init) => {
      const answer = await go(address, init);
      await write({ docs: [{ _id: 'scenes/id700.json', text: 'later' }] });
      return answer;
    }).finally(() => Object.assign(store, { bulkGet }));
    expect([writes > 0, asked('/pack'), reported]).toEqual([true, 1, []]);
    // What was written during the last request of a copy, the next one brings.
    await copy(`writes${count}`);
    await expectSame(`writes${count}`);
  });

  it('leaves out what must not be taken in', async () => {
    const poison = [
      { _id: 'scenes/id801.json', text: '\ud83d' },
      { _id: 'scenes/id802.json', deep: JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`) },
    ];
    const stored: boolean[] = [];
    for (const each of poison) {
      stored.push((await school.store.bulkDocs(`project_${id}`, [each], { newEdits: true })).ok);
    }
    // CouchDB itself refuses half of a surrogate pair, and all that is written with it.
    expect(stored).toEqual([process.env.COUCH_URL === undefined, true]);
    await copy(`poison${count}`);
    expect([asked('/pack'), asked('_bulk_get'), reported.length]).toEqual([1, 0, stored.filter(Boolean).length]);
    await expectSame(`poison${count}`);
    expect((await local(`poison${count}`).info()).doc_count).toBe(34);
  });

  it('is not asked for where there is something already', async () => {
    await local(`some${count}`).put({ _id: 'scenes/id900.json', text: 'mine' });
    await copy(`some${count}`);
    expect(asked('/pack')).toBe(0);
    const { body } = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid900.json`);
    expect(body.text).toBe('mine');
    await expectSame(`some${count}`);
  });
});

describe('a project that is shown before all of it is there', () => {
  const scene = (prototype: string) => ({ layers: [{ actors: [{ prototype }] }] });

  beforeEach(async () => {
    const { body: game } = await ann.browser.call('GET', `/db/project_${id}/object.json`);
    const { body: first } = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid7.json`);
    await write({
      docs: [
        { _id: 'actors/id70.json', attributes: { image: 'Moon' } },
        { _id: 'assets.json', images: [{ name: 'Moon', files: [{ name: 'moon.png' }] }] },
        { ...game, scenes: ['id7', 'id3'] },
        { ...first, ...scene('id70') },
      ],
    });
  });

  const start = ['object.json', 'assets.json', 'scenes/id7.json', 'actors/id70.json'];

  it('comes with its first scene first, and with files last', async () => {
    const headers = { cookie: ann.browser.cookieText(), 'accept-encoding': 'identity' };
    const answer = await fetch(`${school.url}/creator/project/${id}/pack`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { docs, attachments } = JSON.parse(bytes.subarray(4, 4 + bytes.readUInt32BE(0)).toString());
    const ids = (docs as { _id: string }[]).map(({ _id }) => _id);
    expect(ids.slice(0, 4)).toEqual(start);
    expect(ids.slice(-4).every((each) => each.startsWith('images/'))).toBe(true);
    expect((attachments as { id: string }[]).map((file) => file.id)[0]).toBe('images/moon.png');
  });

  it('keeps what came before a cut, and says how much that is', async () => {
    const counts: { arrived: number; total: number | undefined }[] = [];
    const watch = { onProgress: (progress: (typeof counts)[number]) => void counts.push(progress) };
    const { signal } = new AbortController();
    const cutAtEnd = (go: Answer): Answer => {
      return async (address, init) => {
        const bytes = new Uint8Array(await (await go(address, init)).arrayBuffer());
        isOffline = true;
        return packed(bytes.slice(0, -3));
      };
    };
    await expect(copy(`kept${count}`, cutAtEnd, true, { ...watch, signal })).rejects.toThrow();
    isOffline = false;
    // All but the picture that was cut.
    const { doc_count } = await local(`kept${count}`).info();
    await expect.poll(() => counts.at(-1)?.arrived).toBe(doc_count);
    const leaves = (await contentsOf(`kept${count}`)).flat().length;
    await copy(`kept${count}`, undefined, true, { ...watch, signal });
    expect([(await contentsOf(`kept${count}`)).flat().length - leaves, asked('/pack')]).toEqual([1, 1]);
    await expect.poll(() => counts.at(-1)?.arrived === counts.at(-1)?.total).toBe(true);
    await expectSame(`kept${count}`);
  });

  it('comes with its first scene first, where there are no packs', async () => {
    const arrived: string[] = [];
    const { signal } = new AbortController();
    const database = local(`plain${count}`);
    const feed = database.changes({ since: 'now', live: true }) as unknown as Feed;
    feed.on('change', (change) => arrived.push(change.id));
    await copy(`plain${count}`, undefined, false, { onProgress: () => undefined, signal });
    await expect.poll(() => arrived.length).toBeGreaterThan(30);
    expect(new Set(arrived.slice(0, 4))).toEqual(new Set(start));
    await expectSame(`plain${count}`);
  });

  it('can be given up, and goes on from there', async () => {
    const control = new AbortController();
    const copying = copy(
      `ended${count}`,
      (go) => async (address, init) => {
        const bytes = new Uint8Array(await (await go(address, init)).arrayBuffer());
        return packed(new ReadableStream({ start: (stream) => stream.enqueue(bytes.subarray(0, -5)) }));
      },
      true,
      { onProgress: () => control.abort(), signal: control.signal },
    );
    await expect(copying).rejects.toThrow('The copy was ended.');
    expect((await local(`ended${count}`).info()).doc_count).toBeGreaterThan(30);
    await copy(`ended${count}`);
    await expectSame(`ended${count}`);
  });
});

type Spoil = (bytes: Uint8Array, answer: Response) => Response | Promise<Response>;

const packed = (bytes: BodyInit) => new Response(bytes, { headers: { 'content-type': 'application/octet-stream' } });
const cut =
  (part: number): Spoil =>
  (bytes) =>
    packed(bytes.slice(0, Math.floor(bytes.length * part)) as never);
const changed = (at: number): Spoil => {
  return (bytes) => {
    const copied = new Uint8Array(bytes);
    const index = at < 0 ? bytes.length + at : at;
    copied[index] = (copied[index] ?? 0) ^ 0x55;
    return packed(copied);
  };
};

const spoils: readonly (readonly [string, Spoil])[] = [
  ...[0, 0.0001, 0.001, 0.3, 0.6, 0.9, 0.99].map((part) => [`cut after ${part} of it`, cut(part)] as const),
  ['cut within the last file', (bytes) => packed(bytes.slice(0, -3) as never)],
  ['longer than it says', (bytes) => packed(Buffer.concat([bytes, Buffer.from('x')]) as never)],
  ['of another length', changed(0)],
  ['with a wrong byte in its text', changed(40)],
  ['with a wrong byte in a file', changed(-5)],
  ['with a file in another place', (bytes) => packed(Buffer.concat([bytes.slice(0, -10), png.slice(0, 10)]) as never)],
  ['a page', () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })],
  ['a page that says it is a pack', () => packed('<p>Sign in</p>')],
  ['of a shape that nobody knows', () => packed(Buffer.from('\0\0\0\x02{}'))],
  ['not there', () => new Response('{"error":"not_found"}', { status: 404 })],
  ['refused', () => new Response('{}', { status: 401 })],
  ['too many', () => new Response('{}', { status: 429 })],
  ['broken', () => new Response('{}', { status: 500 })],
  ['blank', () => new Response(null, { status: 204 })],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['interrupted', (bytes) => packed(interrupted(bytes))],
];

/** Half of it, and then an error. */
function interrupted(bytes: Uint8Array): ReadableStream {
  const half = bytes.subarray(0, bytes.length / 2);
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(half);
      isSent = true;
    },
  });
}

describe('a pack that is spoilt', () => {
  it.each(spoils)('%s leaves it to the replication', async (name, spoil) => {
    await copy(`spoilt${count}`, (go) => async (address, init) => {
      const answer = await go(address, init);
      return spoil(new Uint8Array(await answer.clone().arrayBuffer()), answer);
    });
    // Where it is only too long, all of it is there.
    expect([asked('/pack'), asked('_bulk_get') > 0]).toEqual([1, !name.startsWith('longer')]);
    await expectSame(`spoilt${count}`);
    expect([...(await local(`spoilt${count}`).getAttachment('images/moon.png', 'file'))]).toEqual([...png]);
  });

  it('and left half by a page that closed, is completed by the next copy', async () => {
    let reach: () => void = () => undefined;
    const isHalf = new Promise<void>((resolve) => (reach = resolve));
    void copy(`half${count}`, (go) => async (address, init) => {
      const bytes = new Uint8Array(await (await go(address, init)).arrayBuffer());
      const stream = new ReadableStream({
        pull(controller) {
          controller.enqueue(bytes.subarray(0, bytes.length - 5));
          reach();
          return new Promise(() => undefined);
        },
      });
      return packed(stream);
    });
    await isHalf;
    await local(`half${count}`).bulkDocs([{ _id: 'scenes/id3.json', _rev: `1-${hash('e')}` }], { new_edits: false });
    await copy(`half${count}`);
    expect(asked('/pack')).toBe(1);
    const { body } = await ann.browser.call('GET', `/db/project_${id}/scenes%2Fid3.json?rev=1-${hash('e')}`);
    expect(body._rev).toBe(`1-${hash('e')}`);
    await expectSame(`half${count}`);
  });
});
