import { createHash } from 'node:crypto';
import { copyProject } from '@playhouse/sync/pouch';
import PouchDB from 'pouchdb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../test/png.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';

interface Local {
  put(document: object): Promise<{ rev: string }>;
  get(id: string, options: object): Promise<object>;
}

type Ask = (address: string, init: RequestInit) => Promise<Response>;

const Pouch = PouchDB as unknown as new (name: string, options: object) => Local;
let school: School;
let ann: Person;
let count = 0;
let id = '';
let seen: string[] = [];
let now = 0;

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
  seen = [];
  id = await makeProject(ann, count);
});

const local = () => new Pouch(`lane${count}-project-maze`, { adapter: 'memory' });
const file = (bytes: Uint8Array, content_type = 'image/png') => ({
  _attachments: { file: { content_type, data: Buffer.from(bytes) } },
});

async function addPictures(number: number): Promise<void> {
  for (let at = 0; at < number; at += 1) await local().put({ _id: `images/ä ${at}.png`, note: at, ...file(png) });
}

/** Syncs once. `ask` may change what goes over the network. */
function copy(
  ask: (go: Ask) => Ask = (go) => go,
  without?: Readonly<Record<'pack' | 'assetLane' | 'fastAnswers', boolean>>,
): ReturnType<typeof copyProject> {
  const go: Ask = async (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', school.url);
    headers.set('cookie', ann.browser.cookieText());
    const answered = await fetch(address, { ...init, headers });
    const name = decodeURIComponent(address.slice(school.url.length).replace(/\?.*/, ''));
    seen.push(`${init.method ?? 'GET'} ${name.replace(`/db/project_${id}`, '')} ${answered.status}`);
    return answered;
  };
  return copyProject(
    {
      id: 'maze',
      pouch: { PouchDB: PouchDB as never, adapter: 'memory', prefix: `lane${count}-` },
      address: `${school.url}/db/project_${id}`,
      fetch: ask(go),
      now: () => now,
      speedUps: without,
    },
    () => undefined,
  );
}

const sentAlone = () => seen.filter((each) => /^PUT \/(images|sounds).* 20/.test(each));
const batches = () => seen.filter((each) => each.startsWith('POST /_bulk_docs'));

async function onServer(name: string): Promise<Record<string, unknown>> {
  return (await ann.browser.call('GET', `/db/project_${id}/${encodeURIComponent(name)}?revs=true`)).body;
}

/** A sound of a second or more, as large as wanted. */
function wav(bytes: number): Uint8Array {
  const sound = Buffer.alloc(44 + bytes);
  sound.write('RIFF', 0).toString();
  sound.writeUInt32LE(36 + bytes, 4);
  sound.write('WAVEfmt ', 8);
  sound.writeUInt32LE(16, 16);
  sound.writeUInt16LE(1, 20);
  sound.writeUInt16LE(1, 22);
  sound.writeUInt32LE(44_100, 24);
  sound.writeUInt32LE(88_200, 28);
  sound.writeUInt16LE(2, 32);
  sound.writeUInt16LE(16, 34);
  sound.write('data', 36);
  sound.writeUInt32LE(bytes, 40);
  return sound;
}

describe('the asset lane', () => {
  it('sends each file alone, and the replication finds them there', async () => {
    await addPictures(9);
    await local().put({ _id: 'object.json', title: 'Maze' });
    await copy();
    expect([sentAlone().length, batches().length]).toEqual([9, 1]);
    for (const name of ['images/ä 0.png', 'images/ä 8.png']) {
      expect(await onServer(name)).toEqual(await local().get(name, { revs: true }));
    }
    seen = [];
    await copy();
    expect([sentAlone(), batches()]).toEqual([[], []]);
    await copy(undefined, { pack: false, assetLane: false, fastAnswers: false });
    expect(seen.filter((each) => each.startsWith('PUT /images'))).toEqual([]);
  });

  it('is not needed', async () => {
    await addPictures(3);
    await copy(undefined, { pack: false, assetLane: false, fastAnswers: false });
    expect([sentAlone().length, batches().length]).toEqual([0, 1]);
    expect(await onServer('images/ä 2.png')).toEqual(await local().get('images/ä 2.png', { revs: true }));
  });

  it.each([0, 1, 5, 8])('goes on after a cut at file %s, and sends nothing twice', async (cut) => {
    await addPictures(9);
    let puts = 0;
    const cutting: (go: Ask) => Ask = (go) => (address, init) => {
      if (init.method === 'PUT' && address.includes('images')) {
        puts += 1;
        if (puts > cut) return Promise.reject(new TypeError('Failed to fetch'));
      }
      if (puts > cut) return Promise.reject(new TypeError('Failed to fetch'));
      return go(address, init);
    };
    await expect(copy(cutting)).rejects.toThrow();
    const before = sentAlone().length;
    await copy();
    expect([sentAlone().length, new Set(sentAlone()).size, batches()]).toEqual([9, 9, []]);
    expect(before).toBeLessThanOrEqual(cut);
    expect(await onServer('images/ä 8.png')).toEqual(await local().get('images/ä 8.png', { revs: true }));
  });

  it('waits when the server finds the requests too many', async () => {
    await addPictures(9);
    let refusals = 3;
    await copy((go) => async (address, init) => {
      if (init.method !== 'PUT' || refusals === 0) return go(address, init);
      refusals -= 1;
      return new Response('{}', { status: 429, headers: { 'retry-after': '0' } });
    });
    expect([sentAlone().length, batches().length]).toEqual([9, 0]);
  });

  it('leaves to the replication what servers do not know or refuse, and all others arrive', async () => {
    await addPictures(2);
    await local().put({ _id: 'images/none.png', ...file(Buffer.from('no picture')) });
    await local().put({ _id: 'images/bare.png', note: 1 });
    await copy((go) => async (address, init) => {
      if (init.method === 'PUT' && address.includes('%200')) return new Response('{}', { status: 415 });
      return go(address, init);
    });
    expect([sentAlone().length, batches().length]).toEqual([1, 1]);
    expect(await onServer('images/ä 0.png')).toEqual(await local().get('images/ä 0.png', { revs: true }));
    expect(await onServer('images/bare.png')).toMatchObject({ note: 1 });
    expect(await onServer('images/none.png')).toMatchObject({ error: 'not_found' });
  });

  it('names what was refused, documents and files, and nothing that arrived', async () => {
    await addPictures(1);
    await local().put({ _id: 'images/none.png', ...file(Buffer.from('no picture')) });
    await local().put({ _id: 'scenes/id1.json', text: '\ud83d' });
    await local().put({ _id: 'object.json', title: 'Maze' });
    const { refused, unread } = await copy();
    expect(refused.map((each) => each.id).sort()).toEqual(['images/none.png', 'scenes/id1.json']);
    expect([refused.every(({ reason }) => reason.length > 10), unread]).toEqual([true, []]);
  });

  it('names a refused file again, but sends it only after ten minutes, or when it is another one', async () => {
    const tries = () => seen.filter((each) => each.startsWith('PUT /images/none.png'));
    const { rev } = await local().put({ _id: 'images/none.png', ...file(Buffer.from('no picture')) });
    const named = (await copy()).refused;
    expect([named.map((each) => each.id), tries().length]).toEqual([['images/none.png'], 1]);
    now += 599_999;
    expect([(await copy()).refused, tries().length]).toEqual([named, 1]);
    now += 1;
    expect([(await copy()).refused, tries().length]).toEqual([named, 2]);
    await local().put({ _id: 'images/none.png', _rev: rev, ...file(png) });
    expect([(await copy()).refused, tries().length]).toEqual([[], 3]);
    expect(await onServer('images/none.png')).toMatchObject({ _attachments: {} });
  });

  it('carries large sounds, and one that no server takes holds up nothing else', async () => {
    const large = wav(15_000_000);
    await local().put({ _id: 'sounds/rain.wav', ...file(large, 'audio/wav') });
    await local().put({ _id: 'sounds/day.wav', ...file(wav(30_000_000), 'audio/wav') });
    await local().put({ _id: 'object.json', title: 'Maze' });
    await copy();
    const digest = `md5-${createHash('md5').update(large).digest('base64')}`;
    expect(await onServer('sounds/rain.wav')).toMatchObject({ _attachments: { file: { digest } } });
    expect(await onServer('object.json')).toMatchObject({ title: 'Maze' });
    expect(await onServer('sounds/day.wav')).toMatchObject({ error: 'not_found' });
  });
});
