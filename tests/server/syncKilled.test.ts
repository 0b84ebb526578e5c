import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noPolicy } from '../../packages/server/src/gateway/policy/policy.ts';
import { startServer } from '../../packages/server/src/test/testServer.ts';
import { callJson } from '../cli/inProcess.ts';
import { playhouse } from '../cli/playhouse.ts';
import { Member, type Served, serveProgram } from './servedProgram.ts';
import { attribute, edit, filesOf, put, putGame, read, withAttribute } from './syncFolders.ts';

/** How often a sync is killed; many more by the variable. */
const kills = Number(process.env.PLAYHOUSE_ROUNDS ?? 6);

let folder = '';
let served: Served | undefined;
let env: Readonly<Record<string, string>> = {};
let count = 0;
let one = '';
let other = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-killed-sync-'));
  served = await serveProgram(folder, '--sku', 'PRO.SCHOOL');
  const ann = new Member(served.address);
  await ann.join('ann-otter', served.setup);
  const { body } = await ann.call('POST', 'auth/tokens', { title: 'test', scopes: ['projects'] });
  env = {
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    PLAYHOUSE_TOKEN: String(body.token),
    PLAYHOUSE_SERVER: served.address,
  };
}, 60_000);

afterAll(async () => {
  await served?.kill();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  count += 1;
  one = path.join(folder, `one${count}`);
  other = path.join(folder, `other${count}`);
  putGame(one, `Maze ${count}`);
});

async function sync(place: string, ...options: string[]) {
  const { status, value } = await callJson(['sync', place, ...options], { env });
  if (status > 1) throw new Error(JSON.stringify(value));
  return { status, ...value };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Milliseconds of a sync that nobody kills. */
async function timeOfSync(place: string): Promise<number> {
  const from = performance.now();
  await playhouse(['sync', place], { env });
  return performance.now() - from;
}

/** Starts a sync and kills it after so many milliseconds, unless it has ended. */
async function killedSync(place: string, delay: number): Promise<boolean> {
  const onStart = (child: ChildProcess) => void setTimeout(() => child.kill('SIGKILL'), delay);
  return (await playhouse(['sync', place], { env, onStart })).signal === 'SIGKILL';
}

describe('a sync that is killed', () => {
  it(
    'loses nothing on either side, and the next one goes on',
    async () => {
      await sync(one);
      await sync(other, '--project', `Maze ${count}`);
      let usual = await timeOfSync(one);
      const expected: Record<string, unknown> = {};
      let killed = 0;
      for (let round = 0; round < kills; round += 1) {
        for (const [place, name] of [
          [one, `id1${round}1`],
          [other, `id1${round}2`],
        ] as const) {
          edit(place, withAttribute(place, name, name));
          put(place, [`tables/${name}.json`, JSON.stringify({ name })]);
          expected[name] = attribute(name);
        }
        fs.rmSync(path.join(one, `tables/id1${round - 1}1.json`), { force: true });
        await sync(other);
        // The project grows, and with it the time: without this, no sync would end after a while.
        if (round % 10 === 9) usual = await timeOfSync(one);
        else if (await killedSync(one, usual * (0.25 + (0.9 * round) / kills))) killed += 1;
      }
      expect(killed).toBeGreaterThan(0);
      // Many kills delete more than a server deletes unasked.
      for (const place of [one, other, one, other])
        expect(await sync(place, '--confirm-deletions')).toMatchObject({ unmerged: [], refused: [] });
      expect(filesOf(one)).toEqual(filesOf(other));
      expect(read(one).attributes).toMatchObject(expected);
      const tables = Object.keys(filesOf(one)).filter((name) => name.startsWith('tables/id1'));
      expect(tables).toHaveLength(kills + 1);
    },
    60_000 + kills * 20_000,
  );
});

describe('sync --live', () => {
  it('takes each change of the folder and of the server, also after the server was away, until it is stopped', async () => {
    await sync(one);
    await sync(other, '--project', `Maze ${count}`);
    let child: ChildProcess | undefined;
    let lines = '';
    const living = playhouse(['sync', one, '--live', '--json'], {
      env,
      onStart(started) {
        child = started;
        started.stdout?.on('data', (chunk) => (lines += String(chunk)));
      },
    });
    await until(() => lines.includes('\n'));
    expect(await callJson(['sync', one], { env })).toMatchObject({
      status: 3,
      value: { error: { code: 'sync.busy' } },
    });
    edit(other, { title: 'From there' });
    await sync(other);
    await until(() => read(one).title === 'From there');
    edit(one, withAttribute(one, 'id101', 'from here'));
    const has = async (id: string) => {
      await sync(other);
      return Object.hasOwn(read(other).attributes as object, id);
    };
    await until(() => has('id101'));
    const { port } = new URL(served?.address ?? '');
    await served?.kill();
    edit(one, withAttribute(one, 'id102', 'while away'));
    served = await serveProgram(folder, '--port', port);
    await until(() => has('id102'));
    child?.kill('SIGINT');
    expect(await living).toMatchObject({ status: 0 });
  }, 120_000);
});

describe('sync --couchdb', () => {
  it('syncs two folders through a bare database, and makes it if there is none', async () => {
    const bare = await startServer({
      policy: noPolicy,
      access: { session: async () => ({ user: 'ann' }), access: async () => 'write' },
    });
    const address = `${bare.url}/db/maze`;
    expect(await sync(one, '--couchdb', address)).toMatchObject({ status: 0, sent: Object.keys(filesOf(one)).length });
    expect(await sync(other, '--couchdb', address)).toMatchObject({ status: 0, written: Object.keys(filesOf(one)) });
    edit(one, withAttribute(one, 'id101', 'one'));
    edit(other, withAttribute(other, 'id102', 'other'));
    for (const place of [one, other, one]) await sync(place, '--couchdb', address);
    expect(read(one).attributes).toMatchObject({ id101: attribute('one'), id102: attribute('other') });
    expect(filesOf(one)).toEqual(filesOf(other));
    // Whoever else writes there may write anything; what no project can have is named and left out.
    const docs = [
      { _id: '../outside.json', a: 1 },
      { _id: 'notes.txt', a: 1 },
      { _id: 'images/x.png', a: 1 },
    ];
    await bare.store.bulkDocs('maze', docs, { newEdits: true });
    const named = await sync(one, '--couchdb', address);
    expect(named.status).toBe(1);
    expect((named.refused as { id: string }[]).map(({ id }) => id).sort()).toEqual(docs.map(({ _id }) => _id).sort());
    expect(filesOf(one)).toEqual(filesOf(other));
    expect(fs.existsSync(path.join(folder, 'outside.json'))).toBe(false);
    await bare.server.close();
  });
});
