import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLevelStore } from '@playhouse/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';

/** How often the server is killed; many more by the variable. */
const rounds = Number(process.env.PLAYHOUSE_ROUNDS ?? 10);
/** How long a start may take, in ms: on a machine that does nothing else. */
const limit = Number(process.env.PLAYHOUSE_START_LIMIT ?? Number.POSITIVE_INFINITY);
const databases = 12;
const program = path.join(root, 'packages/server/src/test/serverChild.ts');

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-killed-'));
  const store = await openLevelStore({ folder });
  for (let index = 0; index < databases; index += 1) await store.create(`project_${index}`);
  await store.close();
});

afterAll(() => rm(folder, { recursive: true }));

async function start(): Promise<{ child: ChildProcess; url: string; took: number }> {
  const from = performance.now();
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  await fetch(`${url}/db/project_0`);
  return { child, url, took: performance.now() - from };
}

interface Acknowledged {
  readonly database: string;
  readonly id: string;
  readonly rev: string;
}

/** Writes until the server is gone; returns what it acknowledged. */
async function write(url: string, database: string, round: number, acknowledged: Acknowledged[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const docs = [0, 1, 2].map((part) => ({
      _id: `scenes/id${round}${String(number).padStart(6, '0')}${part}.json`,
      number,
    }));
    try {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ docs });
      const answer = await fetch(`${url}/db/${database}/_bulk_docs`, { method: 'POST', headers, body });
      const rows = (await answer.json()) as { ok?: boolean; id: string; rev: string }[];
      for (const { ok, id, rev } of rows) if (ok) acknowledged.push({ database, id, rev });
    } catch {
      return;
    }
  }
}

it(
  'loses nothing that was acknowledged when it is killed under load, and starts again',
  async () => {
    const all: Acknowledged[] = [];
    const starts: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { child, url, took } = await start();
      starts.push(took);
      const names = Array.from({ length: databases }, (_, index) => `project_${index}`);
      const before = all.length;
      const writing = names.map((name) => write(url, name, round, all));
      // A little later in each round, after some writes in any case.
      const enough = before + 40 + ((round * 53) % 200);
      while (all.length < enough) await new Promise((resolve) => setImmediate(resolve));
      child.kill('SIGKILL');
      await Promise.all([...writing, once(child, 'exit')]);
    }
    const { child, url } = await start();
    const found = new Map<string, string>();
    for (const name of new Set(all.map(({ database }) => database))) {
      for (let start = ''; ; ) {
        const answer = await fetch(`${url}/db/${name}/_all_docs?startkey=${encodeURIComponent(JSON.stringify(start))}`);
        const { rows } = (await answer.json()) as { rows: { id: string; value: { rev: string } }[] };
        for (const { id, value } of rows) found.set(`${name} ${id}`, value.rev);
        if (rows.length < 1000) break;
        start = `${rows.at(-1)?.id}\u0000`;
      }
    }
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    const lost = all.filter(({ database, id, rev }) => found.get(`${database} ${id}`) !== rev);
    expect(lost).toEqual([]);
    expect(all.length).toBeGreaterThan(rounds * 40);
    expect(code).toBe(0);
    expect(Math.max(...starts)).toBeLessThan(limit);
  },
  30_000 + rounds * 10_000,
);
