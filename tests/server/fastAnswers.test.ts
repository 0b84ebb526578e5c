import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { png } from '../../packages/server/src/test/png.ts';
import {
  enrol,
  makeProject,
  type Person,
  type School,
  startSchool,
} from '../../packages/server/src/test/schoolServer.ts';
import type { ReplicatorEvent } from '../../packages/sync/src/engine/engine.ts';
import { type CloudPlace, openLocal, openSides } from '../../packages/sync/src/pouch/cloudSides.ts';
import { replicate } from '../../packages/sync/src/pouch/replicate.ts';
import { allSpeedUps } from '../../packages/sync/src/pouch/speedUps.ts';
import { MemoryPouch } from '../../packages/sync/src/test/memoryPouch.ts';

let school: School;
let ann: Person;
let bob: Person;
let count = 0;

beforeAll(async () => {
  school = await startSchool();
  ann = await enrol(school, 'ann-otter', { sku: 'PRO.YEAR' });
  bob = await enrol(school, 'bob-otter');
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
}, 60_000);

type Local = ReturnType<typeof openLocal> & {
  put(document: object): Promise<{ readonly rev: string }>;
  get(id: string, options: object): Promise<Record<string, unknown>>;
};

const timers = {
  now: () => performance.now(),
  after(milliseconds: number, work: () => void) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A computer on which a project is open. */
class Device {
  readonly asked: string[] = [];
  readonly told: ReplicatorEvent[] = [];
  readonly local: Local;
  private readonly sides: ReturnType<typeof openSides>;
  private end: (() => void) | undefined;

  constructor(person: Person, project: string, fastAnswers = true) {
    count += 1;
    const place: CloudPlace = {
      id: 'maze',
      pouch: { PouchDB: MemoryPouch as never, adapter: 'memory', prefix: `fast${count}-` },
      address: `${school.url}/db/project_${project}`,
      speedUps: { ...allSpeedUps, fastAnswers },
      fetch: async (address, init) => {
        const { pathname } = new URL(address);
        this.asked.push(
          `${init.method ?? 'GET'} ${pathname.replace(/.*\/project_[a-z2-7]+/, '').replace(/(_local).*/, '$1')}`,
        );
        const headers = new Headers(init.headers);
        headers.set('origin', school.url);
        headers.set('cookie', person.browser.cookieText());
        const answer = await fetch(address, { ...init, headers });
        // PouchDB reads files by this method of another library.
        return Object.assign(answer, { buffer: async () => Buffer.from(await answer.arrayBuffer()) });
      },
    };
    this.local = openLocal(place) as Local;
    this.sides = openSides(place, (id, reason) => expect.fail(`${id}: ${reason}`));
  }

  /** Replicates from now on; resolves when there is nothing left to do. */
  async start(): Promise<void> {
    const before = this.told.length;
    this.end = replicate(this.sides.replicating(timers), 'live', (event) => void this.told.push(event));
    await vi.waitFor(() => expect(this.told.slice(before)).toContainEqual({ type: 'paused' }), waiting);
    await this.quiet();
  }

  stop(): void {
    this.end?.();
  }

  /** Resolves when nothing but the feed is asked for. */
  async quiet(): Promise<void> {
    for (let seen = -1; seen !== this.asked.length; ) {
      seen = this.asked.length;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }

  /** What the server was asked, but for the feed. */
  asks(): string[] {
    return this.asked.filter((each) => each !== 'GET /_changes');
  }

  async untilHas(id: string, values: object): Promise<void> {
    await vi.waitFor(async () => expect(await this.local.get(id, {})).toMatchObject(values), waiting);
  }
}

const waiting = { timeout: 20_000, interval: 20 };

/** Two computers with a new project, in sync. Bob may read it. */
async function twoDevices(fastAnswers = true): Promise<{ project: string; one: Device; other: Device }> {
  count += 1;
  const project = await makeProject(ann, count);
  const members = { [bob.id]: 'view' } as const;
  await school.all.services.records.change('project', project, (now) => now && { ...now, members });
  const [one, other] = [new Device(ann, project, fastAnswers), new Device(ann, project, fastAnswers)];
  await one.local.put({ _id: 'object.json', title: 'Maze' });
  await one.start();
  await other.start();
  await other.untilHas('object.json', { title: 'Maze' });
  await other.quiet();
  return { project, one, other };
}

describe('fast answers', () => {
  it('leave one request of a change, and none where it arrives', async () => {
    const { one, other } = await twoDevices();
    for (const each of [one, other]) each.asked.length = 0;
    await one.local.put({ _id: 'actors/id5.json', name: 'Pip' });
    await other.untilHas('actors/id5.json', { name: 'Pip' });
    await Promise.all([one.quiet(), other.quiet()]);
    expect([one.asks(), other.asks()]).toEqual([['POST /_bulk_docs'], []]);
    for (const each of [one, other]) each.stop();
  });

  it('can be switched off', async () => {
    const { one, other } = await twoDevices(false);
    for (const each of [one, other]) each.asked.length = 0;
    await one.local.put({ _id: 'actors/id5.json', name: 'Pip' });
    await other.untilHas('actors/id5.json', { name: 'Pip' });
    await Promise.all([one.quiet(), other.quiet()]);
    expect(one.asks()).toContain('POST /_revs_diff');
    expect(other.asks()).toContain('POST /_bulk_get');
    for (const each of [one, other]) each.stop();
  });

  it.each([
    [
      'with a file',
      { _id: 'images/a.png', _attachments: { file: { content_type: 'image/png', data: Buffer.from(png) } } },
    ],
    ['that is large', { _id: 'tables/id501.json', text: 'x'.repeat(600_000) }],
  ])('leave a document %s to the server', async (_words, document) => {
    const { one, other } = await twoDevices();
    for (const each of [one, other]) each.asked.length = 0;
    await one.local.put(document);
    await other.untilHas(document._id, {});
    await Promise.all([one.quiet(), other.quiet()]);
    expect(other.asks()).toContain('POST /_bulk_get');
    const options = { attachments: true, revs: true };
    expect(await other.local.get(document._id, options)).toEqual(await one.local.get(document._id, options));
    for (const each of [one, other]) each.stop();
  });

  it('write how far a replication got, so that the next one begins there', async () => {
    const { one, other } = await twoDevices();
    for (let at = 0; at < 20; at += 1) await one.local.put({ _id: `actors/id${at}.json`, name: 'Pip' });
    await other.untilHas('actors/id19.json', { name: 'Pip' });
    await Promise.all([one.quiet(), other.quiet()]);
    for (const each of [one, other]) {
      each.asked.length = 0;
      each.stop();
      await each.quiet();
      expect(new Set(each.asks())).toEqual(new Set(['PUT /_local']));
      each.asked.length = 0;
      await each.start();
      expect(each.asks().filter((ask) => ask.startsWith('POST'))).toEqual([]);
      each.stop();
    }
  });

  it('never send what only came from the server, which somebody who may only read is not allowed', async () => {
    const { project, one } = await twoDevices();
    const reader = new Device(bob, project);
    for (let round = 0; round < 3; round += 1) {
      await reader.start();
      await one.local.put({ _id: `actors/id${round}.json`, name: 'Pip' });
      await reader.untilHas(`actors/id${round}.json`, { name: 'Pip' });
      await reader.quiet();
      reader.stop();
      await one.local.put({ _id: `scenes/id${round}.json`, name: 'Meadow' });
    }
    expect(reader.told.filter(({ type }) => type === 'denied' || type === 'failed')).toEqual([]);
    expect(reader.asked).not.toContain('POST /_bulk_docs');
    one.stop();
  });

  it('send everything to a server that was set back', async () => {
    const { project, one, other } = await twoDevices();
    await one.local.put({ _id: 'actors/id5.json', name: 'Pip' });
    await other.untilHas('actors/id5.json', { name: 'Pip' });
    for (const each of [one, other]) each.stop();
    await Promise.all([one.quiet(), other.quiet()]);
    const database = `project_${project}`;
    expect(await school.store.remove(database)).toMatchObject({ ok: true });
    expect(await school.store.create(database)).toMatchObject({ ok: true });
    await one.start();
    const { body } = await ann.browser.call('GET', `/db/${database}/_all_docs`);
    expect((body.rows as { id: string }[]).map(({ id }) => id)).toEqual(['actors/id5.json', 'object.json']);
    one.stop();
  });

  it('keep the same histories, with conflicts, as without them', async () => {
    const { project, one, other } = await twoDevices();
    const plain = new Device(ann, project, false);
    await plain.start();
    const devices = [one, other, plain];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const edit = async ({ local }: Device, step: number) => {
      const _id = `actors/id${next(4)}.json`;
      const { _rev } = await local.get(_id, {}).catch(() => ({ _rev: undefined }));
      await local.put({ _id, ...(typeof _rev === 'string' && { _rev }), step });
    };
    // PouchDB's memory fails where a version is read while the next one is written: edits are made between replications,
    // or one on each device at the same time.
    for (let round = 0; round < 12; round += 1) {
      const isApart = next(2) === 0;
      if (isApart) for (const each of devices) each.stop();
      for (let step = 0; step < (isApart ? 4 : 1); step += 1) {
        await Promise.all(devices.map((each, at) => edit(each, round * 100 + step * 10 + at)));
      }
      if (isApart) await Promise.all(devices.map((each) => each.start()));
      await Promise.all(devices.map((each) => each.quiet()));
    }
    const leaves = async ({ local }: Device) =>
      Promise.all(
        [0, 1, 2, 3].map(async (at) => {
          const found = (await local.get(`actors/id${at}.json`, { open_revs: 'all', revs: true })) as unknown;
          return (found as { ok: { _rev: string } }[]).map(({ ok }) => JSON.stringify(ok)).sort();
        }),
      );
    await vi.waitFor(async () => {
      const [first, ...others] = await Promise.all(devices.map(leaves));
      for (const each of others) expect(each).toEqual(first);
    }, waiting);
    for (const each of devices) each.stop();
  });
});
