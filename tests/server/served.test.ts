import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Member, type Served, serveProgram, uuidOf } from './servedProgram.ts';

/** How often the server is ended; many more by the variable. */
const rounds = Number(process.env.PLAYHOUSE_ROUNDS ?? 3);
const people = 4;

let folder = '';
let served: Served | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-served-'));
});

afterEach(async () => {
  await served?.kill().catch(() => undefined);
  await rm(folder, { recursive: true });
});

interface Row {
  readonly ok?: boolean;
  readonly id: string;
  readonly rev: string;
}

interface Writer {
  readonly member: Member;
  readonly project: string;
  readonly acknowledged: Row[];
  readonly renamed: string[];
}

async function makeWriters(address: string, setup: string | undefined): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let number = 0; number < people; number += 1) {
    const member = new Member(address);
    await member.join(`writer-${number}x`, number === 0 ? setup : undefined);
    const { body } = await member.call('PUT', `creator/project/${uuidOf(number)}`, { name: 'Maze' });
    writers.push({ member, project: String(body.id), acknowledged: [], renamed: [] });
  }
  return writers;
}

/** Writes, and now and then trashes and restores, until the server is gone. Returns the answers that were no success. */
async function work({ member, project, acknowledged }: Writer, round: number): Promise<unknown[]> {
  const refused: unknown[] = [];
  try {
    for (let number = 0; ; number += 1) {
      const docs = [0, 1].map((part) => ({
        _id: `scenes/id${round}${String(number).padStart(5, '0')}${part}.json`,
        number,
      }));
      const written = await member.call<Row[]>('POST', `db/project_${project}/_bulk_docs`, { docs });
      if (written.status === 201) acknowledged.push(...written.body.filter(({ ok }) => ok));
      else refused.push(written.body);
      if (number % 10 !== 9) continue;
      for (const [method, name] of [
        ['DELETE', `creator/project/${project}`],
        ['POST', `creator/project/${project}/undelete`],
      ] as const) {
        const changed = await member.call(method, name, method === 'POST' ? {} : undefined);
        if (changed.status !== 200) refused.push(changed.body);
      }
    }
  } catch {
    return refused;
  }
}

async function enough(writers: readonly Writer[], count: number): Promise<void> {
  const sum = () => writers.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
  const before = sum();
  while (sum() < before + count) await new Promise((resolve) => setImmediate(resolve));
}

async function lostOf({ member, project, acknowledged }: Writer): Promise<Row[]> {
  const found = new Map<string, string>();
  for (let start = ''; ; ) {
    const key = encodeURIComponent(JSON.stringify(start));
    const { body } = await member.call<{ rows: { id: string; value: { rev: string } }[] }>(
      'GET',
      `db/project_${project}/_all_docs?startkey=${key}`,
    );
    for (const { id, value } of body.rows) found.set(id, value.rev);
    if (body.rows.length < 1000) break;
    start = `${body.rows.at(-1)?.id}\u0000`;
  }
  return acknowledged.filter(({ id, rev }) => found.get(id) !== rev);
}

it.each(['killed', 'stopped'] as const)(
  'a server that is %s under load loses nothing: no document, session, project or place in the library',
  async (how) => {
    served = await serveProgram(folder);
    const writers = await makeWriters(served.address, served.setup);
    for (let round = 1; round <= rounds; round += 1) {
      const working = writers.map((writer) => work(writer, round));
      await enough(writers, 40 + ((round * 53) % 150));
      if (how === 'killed') await served.kill();
      else expect(await served.stop()).toBe(0);
      const refused = await Promise.all(working);
      expect(refused.flat()).toEqual([]);
      served = await serveProgram(folder);
      // Once there is an administrator, there is no second way to become one.
      expect(served.setup).toBeUndefined();
      for (const { member } of writers) member.moveTo(served.address);
      for (const { member, project } of writers) {
        // What was in the trash when it ended still is, and can be restored.
        expect((await member.call('POST', `creator/project/${project}/undelete`, {})).status).toBe(200);
        expect((await member.call('GET', 'auth/session/check.json')).body.status).toBe('success');
        const { id } = (await member.call('GET', 'auth/session/check.json')).body.user as { id: string };
        const library = (await member.call('GET', `db/creator2_${id}_ini/project_library`)).body;
        expect(library).toMatchObject({ projects: [{ id: project }], deletedProjects: [] });
      }
    }
    expect((await Promise.all(writers.map(lostOf))).flat()).toEqual([]);
    expect(await served.stop()).toBe(0);
  },
  60_000 + rounds * 20_000,
);

it('the log of a server has no names, secrets or contents of those who used it', async () => {
  served = await serveProgram(folder);
  const member = new Member(served.address);
  const id = await member.join('sentinel-otter');
  await member.call('POST', 'auth/session/login', { username: 'sentinel-otter', password: 'sentinel password' });
  const { body } = await member.call('PUT', `creator/project/${uuidOf(7)}`, { name: 'sentinel maze' });
  const docs = [{ _id: 'object.json', title: 'sentinel title' }];
  await member.call('POST', `db/project_${body.id}/_bulk_docs`, { docs });
  await member.call('GET', `db/project_${body.id}/sentinel%2Fdocument?rev=sentinel`);
  expect(await served.stop()).toBe(0);
  const logs = path.join(folder, 'data/logs');
  const text = (await Promise.all((await readdir(logs)).map((name) => readFile(path.join(logs, name), 'utf8')))).join(
    '',
  );
  expect(text.split('\n').length).toBeGreaterThan(5);
  for (const secret of ['sentinel', id, String(body.id), uuidOf(7), '127.0.0.1', 'cookie']) {
    expect(text).not.toContain(secret);
  }
});
