import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ProjectContents, writeProject } from '@playhouse/core';
import { afterAll, expect } from 'vitest';
import { root } from '../root.ts';
import { killAtEnd } from './children.ts';
import { plainEnvironment } from './inProcess.ts';

const program = path.join(root, 'cli/bin/playhouse.js');
export const fixtures = path.join(root, 'fixtures/projects');

/** The result of one call of the real program. */
export interface Outcome {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CallOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Options for Node, before the program. */
  readonly node?: readonly string[];
  readonly stdio?: StdioOptions;
  /** Runs it as another user. */
  readonly uid?: number;
  /** Called with the process as soon as it runs. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** Calls `playhouse` as a separate process, without a terminal. */
export function playhouse(args: readonly string[], options: CallOptions = {}): Promise<Outcome> {
  const { cwd = root, env = {}, node = [], stdio = ['ignore', 'pipe', 'pipe'], uid, onStart } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, program, ...args], {
      cwd,
      env: { ...plainEnvironment(), ...env },
      stdio,
      ...(uid === undefined ? {} : { uid }),
    });
    killAtEnd(child);
    const texts = [child.stdout, child.stderr].map((stream) => {
      const chunks: Buffer[] = [];
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
      return () => Buffer.concat(chunks).toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (status, signal) => {
      const [stdout = '', stderr = ''] = texts.map((text) => text());
      resolve({ status, signal, stdout, stderr });
    });
    onStart?.(child);
  });
}

/** Calls `playhouse … --json` and reads what it prints: one line of JSON on standard output, and nothing else. */
export async function playhouseJson(args: readonly string[], options: CallOptions = {}) {
  const { status, stdout, stderr } = await playhouse([...args, '--json'], options);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return { status, value: JSON.parse(stdout) };
}

/** A temporary folder for one test file, deleted at its end. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-cli-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder. */
export function putFiles(folder: string, files: Iterable<readonly [string, Uint8Array | string]>): void {
  for (const [name, content] of files) {
    const place = path.join(folder, name);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content);
  }
}

/** Writes a project to a folder that does not exist yet. */
export function putProject(folder: string, contents: ProjectContents): void {
  putFiles(folder, writeProject(contents));
}
