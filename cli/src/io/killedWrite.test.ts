import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { readProjectFolder } from './readProjectFolder.ts';
import { writeProjectFolder } from './writeProjectFolder.ts';

const versions = ['Old', 'New'].map((title, number) =>
  writeProject({
    project: buildProject({ title, scenes: [{ name: title }, { name: title }] }),
    files: new Map([[`images/${title}.png`, new Uint8Array(100_000).fill(number)]]),
  }),
);

/** Writes versions one after the other until killed; reuses compiled modules between runs. */
const script = `
  import { readFileSync } from 'node:fs';
  import { flushCompileCache } from 'node:module';
  import { writeProjectFolder } from ${JSON.stringify(new URL('./writeProjectFolder.ts', import.meta.url).href)};
  const [folder, ...versions] = JSON.parse(readFileSync(process.env.INPUT, 'utf8'));
  const maps = versions.map((files) => new Map(files.map(([name, text]) => [name, Buffer.from(text, 'base64')])));
  flushCompileCache();
  console.log('begins');
  for (let at = 0; ; at++) await writeProjectFolder(folder, maps[at % 2]);`;

it('a writer that is killed twenty times always leaves one complete version to the next reader', async ({
  onTestFinished,
}) => {
  // Stops the writer and starts no others, however the test ends.
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-killed-'));
  try {
    const seen = await Promise.all(Array.from({ length: 4 }, (_, lane) => killFiveTimes(base, lane, over.signal)));
    expect(seen.flat()).toHaveLength(20);
    expect(seen.flat().filter((title) => title !== 'Old' && title !== 'New')).toEqual([]);
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
}, 120_000);

async function killFiveTimes(base: string, lane: number, over: AbortSignal): Promise<string[]> {
  const folder = path.join(base, `project${lane}`);
  const input = path.join(base, `input${lane}.json`);
  const packed = versions.map((files) =>
    [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
  fs.writeFileSync(input, JSON.stringify([folder, ...packed]));
  const seen: string[] = [];
  for (let kill = 0; kill < 5; kill++) {
    await writeProjectFolder(folder, versions[kill % 2] ?? new Map());
    await killAfter(input, ((lane * 5 + kill) * 13) % 60, path.join(base, 'cache'), over);
    seen.push(await versionIn(folder));
  }
  return seen;
}

function killAfter(input: string, milliseconds: number, cache: string, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, INPUT: input, NODE_COMPILE_CACHE: cache },
      signal: over,
      killSignal: 'SIGKILL',
    });
    child.stdout?.once('data', () => setTimeout(() => child.kill('SIGKILL'), milliseconds));
    child.on('error', reject);
    child.on('exit', (_, signal) => {
      if (signal === 'SIGKILL') resolve();
      else reject(new Error('The writer ended by itself.'));
    });
  });
}

/** The version that is complete in a folder; a description of anything else. */
async function versionIn(folder: string): Promise<string> {
  const read = await readProjectFolder(folder);
  if (!read.ok) return 'refused';
  const [older, newer] = versions.map((files) => isSame(read.value, files));
  if (older) return 'Old';
  if (newer) return 'New';
  return `a mixture: ${[...read.value.keys()].join(', ')}`;
}

function isSame(files: ReadonlyMap<string, Uint8Array>, expected: ReadonlyMap<string, Uint8Array>): boolean {
  return (
    files.size === expected.size &&
    [...expected].every(([name, bytes]) => Buffer.compare(bytes, files.get(name) ?? new Uint8Array()) === 0)
  );
}
