import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Start {
  readonly child: ChildProcess;
  /** Everything printed so far, on both outputs. */
  text(): string;
  /** The address, once it is printed. */
  readonly address: Promise<string>;
  /** The exit status, and the signal if one ended it. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

const data = mkdtempSync(path.join(tmpdir(), 'playhouse-start-'));

/** Started processes, to be ended with all their children. */
const started = new Set<ChildProcess>();

/** `npm start`, in a process group of its own as in a terminal. */
function start(port: string): Start {
  const { PLAYHOUSE_EDITOR_DIST: _, ...env } = process.env;
  const child = spawn(process.execPath, ['packages/dev/boot.mjs', 'start', '--port', port], {
    cwd: root,
    // Data of its own: a folder serves one start at a time.
    env: { ...env, NODE_ENV: 'production', PLAYHOUSE_DATA: mkdtempSync(path.join(data, 'start-')) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let text = '';
  const found = Promise.withResolvers<string>();
  found.promise.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const [url] = /http:\/\/localhost:\d+\//.exec(text) ?? [];
      if (url) found.resolve(url);
    });
  }
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('close', (status, signal) => {
      started.delete(child);
      found.reject(new Error(text));
      resolve([status, signal]);
    });
  });
  return { child, text: () => text, address: found.promise, ended };
}

let first: Start;
let url = '';

beforeAll(async () => {
  // Without its mark the bootstrap would install everything again, while the tests run.
  if (!existsSync(path.join(root, 'node_modules/.boot-stamp'))) throw new Error('Run npm run setup first.');
  first = start('0');
  url = await first.address;
});
afterAll(() => {
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

test('npm start serves an editor in which a game can be played', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector('[title="Game time in seconds"]')?.textContent) > 0.2);
  expect(faults).toEqual([]);
  await browser.close();
});

test('a second start on the same port reports that it is in use, and names a free one', async () => {
  const { port } = new URL(url);
  const second = start(port);
  expect(await second.ended).toEqual([3, null]);
  expect(second.text()).toMatch(
    new RegExp(`^Port ${port} is in use, perhaps by another Playhouse\\. Port (\\d+) is free: use --port \\1\\.\\n$`),
  );
});

test('Ctrl-C ends it silently, and frees the port', async () => {
  const before = first.text();
  if (first.child.pid !== undefined) process.kill(-first.child.pid, 'SIGINT');
  expect(await first.ended).toEqual([0, null]);
  expect(first.text()).toBe(before);
  await expect(fetch(url)).rejects.toThrow();
});
