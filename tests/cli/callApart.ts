import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect } from 'vitest';
import { root } from '../root.ts';
import type { Called, CallSettings } from './inProcess.ts';

/** The result of a call in a separate process. If that died, `status` and `signal` are those of the process. */
export interface CalledApart extends Omit<Called, 'status'> {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Peak memory of the process since it was started, for this call or an earlier one. */
  readonly megabytes: number;
  /** Processor time that the call took. */
  readonly seconds: number;
}

const script = fileURLToPath(new URL('./apartProgram.ts', import.meta.url));
let running: ChildProcess | undefined;
let isCalled = false;
let strays = '';

/**
 * Runs the program in a separate process, which serves all calls of a test file, one at a time, until one kills it. For
 * calls that start threads, and for those whose memory and time are measured.
 */
export function callApart(args: readonly string[], settings: CallSettings = {}): Promise<CalledApart> {
  const child = running ?? start();
  isCalled = true;
  return new Promise((resolve) => {
    const finish = (outcome: CalledApart): void => {
      child.off('message', onMessage).off('exit', onExit);
      isCalled = false;
      resolve(outcome);
    };
    const onMessage = (called: object): void => finish({ signal: null, ...called } as CalledApart);
    const onExit = (status: number | null, signal: NodeJS.Signals | null): void =>
      finish({ status, signal, stdout: '', stderr: '', megabytes: Number.NaN, seconds: Number.NaN });
    child.on('message', onMessage).on('exit', onExit);
    child.send({ args, settings });
  });
}

/** Runs `… --json` in the separate process: exactly one line of JSON on standard output. */
export async function callApartJson(args: readonly string[], settings: CallSettings = {}) {
  const { status, stdout, stderr } = await callApart([...args, '--json'], settings);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return { status, value: JSON.parse(stdout) };
}

/** Ends the process, so that the next call starts with fresh memory. */
export async function endApart(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child) return;
  const closed = once(child, 'close');
  child.send('end');
  await closed;
}

function start(): ChildProcess {
  // Use the program's own cache of compiled modules, for its threads too.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.cache/compile') };
  const child = fork(script, { execArgv: ['--expose-gc'], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (strays += String(chunk)));
  child.once('exit', () => {
    if (running === child) running = undefined;
  });
  running = child;
  return child;
}

afterEach(() => {
  // A test that timed out may leave a call that never ends.
  if (!isCalled) return;
  running?.kill('SIGKILL');
  running = undefined;
});

afterAll(async () => {
  await endApart();
  // The program must print only through its terminal.
  expect(strays).toBe('');
});
