import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { buildProject, seededRandom } from '@playhouse/core/testing';
import { afterAll, expect, test } from 'vitest';
import { readProjectFolder } from '../../cli/src/io/readProjectFolder.ts';
import { killAtEnd } from '../cli/children.ts';
import { root } from '../root.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-killed-'));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

/** Enough documents that writing them takes a while. */
const project = buildProject({
  title: 'Killed',
  prototypes: Array.from({ length: 40 }, (_, at) => ({ id: `id${at + 1}`, name: `Actor ${at}` })),
  scenes: Array.from({ length: 20 }, (_, at) => ({ name: `Scene ${at}` })),
});
const stored = writeProject({ project, files: new Map([['images/big.png', new Uint8Array(300_000).fill(7)]]) });

type Files = ReadonlyMap<string, Uint8Array>;

interface Victim {
  /** The initial contents of the folder; nothing for a command that creates it. */
  readonly before: Files;
  readonly args: (folder: string) => readonly string[];
}

const run = ['cli/bin/playhouse.js'];
/** Format 1 is the first, so only an example migration has anything to write. */
const migrating = `
  import { runOne } from ${JSON.stringify(path.join(root, 'cli/src/commands/jobs/migrateOne.ts'))};
  import { exampleMigrations } from ${JSON.stringify(path.join(root, 'fixtures/projects/migrate/exampleMigrations.ts'))};
  await runOne(process.env.FOLDER, { check: false }, { cwd: '/' }, exampleMigrations);`;

const victims: Readonly<Record<string, Victim>> = {
  'repair --write': { before: damaged(), args: (folder) => [...run, 'repair', folder, '--write', '--quiet'] },
  format: { before: scrambled(), args: (folder) => [...run, 'format', folder, '--quiet'] },
  import: {
    before: new Map(),
    args: (folder) => [
      ...run,
      'import',
      path.join(root, 'fixtures/projects/legacy/v0.23-mac'),
      '--out',
      folder,
      '--quiet',
    ],
  },
  migrate: { before: stored, args: () => ['--input-type=module-typescript', '--eval', migrating] },
};

/** Half of the kills happen at any time, half while the files are being moved. */
test.each(Object.entries(victims))(
  '%s leaves the old project or the new one when killed, 25 times',
  async (name, victim) => {
    const random = seededRandom(name.length);
    const folder = path.join(base, name.replace(/\W/g, ''));
    prepare(folder, victim.before);
    const started = performance.now();
    expect(await start(victim.args(folder), folder)).toBe(0);
    const usual = performance.now() - started;
    const after = await filesIn(folder);
    expect(same(after, victim.before)).toBe(false);
    const seen = { old: 0, new: 0 };
    for (let kill = 0; kill < 25; kill += 1) {
      prepare(folder, victim.before);
      const wait = kill % 2 === 0 ? random() * usual * 1.2 : random() * 40;
      await start(victim.args(folder), folder, { wait, afterWriting: kill % 2 === 1 });
      const files = await filesIn(folder);
      if (same(files, victim.before)) seen.old += 1;
      else if (same(files, after)) seen.new += 1;
      else throw new Error(`After kill ${kill} there is a mixture: ${[...files.keys()].join(', ')}`);
    }
    expect(seen.old + seen.new).toBe(25);
    // If all kills came too early or too late, the test would prove nothing.
    expect(Math.min(seen.old, seen.new)).toBeGreaterThan(0);
  },
);

function prepare(folder: string, files: Files): void {
  for (const name of fs.readdirSync(base)) {
    if (name.startsWith(path.basename(folder))) fs.rmSync(path.join(base, name), { recursive: true });
  }
  for (const [name, bytes] of files) {
    const place = path.join(folder, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, bytes);
  }
}

/** Runs Node to completion, or kills it; resolves with its exit status. */
function start(
  args: readonly string[],
  folder: string,
  kill?: { readonly wait: number; readonly afterWriting: boolean },
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, FOLDER: folder },
    });
    killAtEnd(child);
    const strike = (wait: number) => setTimeout(() => child.kill('SIGKILL'), wait);
    let watch: NodeJS.Timeout | undefined;
    if (kill?.afterWriting) {
      watch = setInterval(() => {
        if (!fs.existsSync(path.join(folder, '.playhouse-write'))) return;
        clearInterval(watch);
        strike(kill.wait);
      }, 1);
    } else if (kill) strike(kill.wait);
    child.on('error', reject);
    child.on('exit', (status) => {
      clearInterval(watch);
      resolve(status);
    });
  });
}

/** What the next reader sees; it completes or undoes an unfinished write. */
async function filesIn(folder: string): Promise<Files> {
  if (!fs.existsSync(folder)) return new Map();
  const read = await readProjectFolder(folder);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  return read.value;
}

function same(first: Files, second: Files): boolean {
  if (first.size !== second.size) return false;
  return [...first].every(([name, bytes]) => Buffer.compare(bytes, second.get(name) ?? new Uint8Array()) === 0);
}

function scrambled(): Files {
  return new Map([...stored].map(([name, bytes]) => [name, /\.json$/.test(name) ? oneLine(bytes) : bytes]));
}

function oneLine(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(bytes))));
}

/** Every actor lacks its name and its behaviors, which repair adds. */
function damaged(): Files {
  return new Map(
    [...stored].map(([name, bytes]) => {
      if (!name.startsWith('actors/')) return [name, bytes];
      const { behaviors: _, ...actor } = JSON.parse(new TextDecoder().decode(bytes));
      return [name, new TextEncoder().encode(JSON.stringify(actor))];
    }),
  );
}
