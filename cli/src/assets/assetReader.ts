import { type ChildProcess, fork } from 'node:child_process';
import type { Issue, Result } from '@playhouse/core';
import { programPath } from '../package/programPath.ts';
import { type AssetReport, type AssetRequest, type ChildMessage, isChildMessage } from './assetMessages.ts';

/** The result for one file. */
export interface AssetVerdict {
  readonly result: Result<AssetReport>;
  /** How the child ended: an internal detail, next to the rejection. */
  readonly death?: 'time' | 'memory' | 'crash';
  readonly seconds: number;
  /** Peak memory of the child so far, in bytes. */
  readonly memory: number;
}

/** Inspects untrusted files in a child process, one after the other. docs/reliability.md#f9. */
export interface AssetReader {
  /** Starts the child before the first file arrives. */
  start(): void;
  check(request: AssetRequest): Promise<AssetVerdict>;
  close(): void;
}

/** Limits of the child. The program itself takes about 100 MB of the memory. */
export const childLimits = { seconds: 5, startSeconds: 60, heapMegabytes: 192, bytes: 256 * 1024 * 1024 } as const;

export interface AssetReaderOptions {
  /** The child's program. */
  readonly program?: URL;
  /** Time limit for one file. */
  readonly seconds?: number;
}

/** A reader that starts its child on first use, and restarts it after a file killed it. */
export function createAssetReader(options: AssetReaderOptions = {}): AssetReader {
  const { program = new URL('./assetChild.ts', import.meta.url), seconds: limit = childLimits.seconds } = options;
  let child: AssetChild | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const close = (): void => {
    process.off('exit', close);
    child?.process.kill('SIGKILL');
    child = undefined;
  };
  const start = (): AssetChild => {
    // A hanging child would not notice that its parent ends.
    if (!child) process.once('exit', close);
    child ??= startChild(program);
    return child;
  };
  const checkNow = async (request: AssetRequest): Promise<AssetVerdict> => {
    const { process: running, ready } = start();
    if ((await ready) !== 'ready') {
      close();
      throw new Error('The process that checks assets could not be started.');
    }
    const started = performance.now();
    const answer = await ask(running, request, limit);
    const seconds = (performance.now() - started) / 1000;
    // The memory reported is a peak that never falls, so the next file needs a new child.
    if (typeof answer === 'string' || answer.memory > childLimits.bytes) close();
    if (typeof answer !== 'string' && answer.memory <= memoryFor(request)) {
      return { result: answer.result, seconds, memory: answer.memory };
    }
    const death = typeof answer === 'string' ? answer : 'memory';
    const result: Result<AssetReport> = { ok: false, issues: [deathIssue(request.file, death, limit)] };
    return { result, death, seconds, memory: 0 };
  };
  return {
    start() {
      start();
    },
    check(request) {
      const verdict = queue.then(() => checkNow(request));
      queue = verdict.catch(() => undefined);
      return verdict;
    },
    close,
  };
}

/** A large file needs memory of its own: as it arrives, when it is assembled and while it is inspected. */
function memoryFor({ bytes }: AssetRequest): number {
  return childLimits.bytes + 3 * bytes.length;
}

interface AssetChild {
  readonly process: ChildProcess;
  readonly ready: Promise<unknown>;
}

function startChild(program: URL): AssetChild {
  const { SYSTEMROOT: systemRoot } = process.env;
  const child = fork(program, [], {
    // It may read only its own program.
    execArgv: ['--permission', `--allow-fs-read=${programPath()}`, `--max-old-space-size=${childLimits.heapMegabytes}`],
    // Structured clones, so that bytes arrive as bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: systemRoot === undefined ? {} : { SYSTEMROOT: systemRoot },
  });
  // It must not keep the process alive; while a file is being inspected, the timeout does.
  child.unref();
  child.channel?.unref();
  const ready = nextMessage(child, childLimits.startSeconds).then((said) =>
    typeof said === 'string' ? said : said.kind,
  );
  return { process: child, ready };
}

type Verdict = Extract<ChildMessage, { kind: 'verdict' }>;

async function ask(child: ChildProcess, request: AssetRequest, seconds: number): Promise<Verdict | 'time' | 'crash'> {
  const answer = nextMessage(child, seconds);
  child.send(request, () => undefined);
  const said = await answer;
  if (typeof said === 'string') return said;
  return said.kind === 'verdict' ? said : 'crash';
}

/** The child's next message, or why there is none. */
function nextMessage(child: ChildProcess, seconds: number): Promise<ChildMessage | 'time' | 'crash'> {
  return new Promise((resolve) => {
    const finish = (result: ChildMessage | 'time' | 'crash'): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(result);
    };
    const onMessage = (message: unknown): void => finish(isChildMessage(message) ? message : 'crash');
    const onEnd = (): void => finish('crash');
    const timer = setTimeout(finish, seconds * 1000, 'time');
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    if (child.exitCode !== null || child.signalCode !== null) onEnd();
  });
}

function deathIssue(file: string, death: 'time' | 'memory' | 'crash', seconds: number): Issue {
  const why = {
    time: `timed out after ${seconds} s`,
    memory: 'takes too much memory to read',
    crash: 'cannot be read',
  }[death];
  return {
    code: 'asset.content',
    severity: 'blocking',
    path: [],
    params: { file, why, death },
    message: `${file} ${why}.`,
  };
}
