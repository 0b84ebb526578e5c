import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProject } from '@playhouse/core';
import { readAnyProject } from '../../cli/src/io/readAnyProject.ts';
import { writeArchive } from '../../cli/src/io/writeArchive.ts';
import { killAtEnd } from './children.ts';
import { counted, countIn } from './countedProject.ts';
import { putProject } from './playhouse.ts';

export interface Match {
  readonly isArchive: boolean;
  readonly writers: number;
  readonly readers: number;
  /** How often each writer writes. */
  readonly rounds: number;
  /** Kills a writer after this many acknowledged writes, somewhere in the next one, and starts another. */
  readonly killAfter?: number;
}

export interface MatchResult {
  /** Numbers that writers acknowledged. */
  readonly acknowledged: readonly number[];
  readonly kills: number;
  /** The number of reads. */
  readonly looks: number;
  /** The number in the project at the end. */
  readonly last: number;
  /** Foreign entries next to and inside the project. */
  readonly leftOver: readonly string[];
}

const script = fileURLToPath(new URL('./parallelWorker.ts', import.meta.url));

/** In memory where possible: flushing to disk takes time. */
const base = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();

/** Lets processes change one project while others read it. Fails when one of them fails; all are then killed. */
export async function playInParallel(match: Match): Promise<MatchResult> {
  const folder = fs.mkdtempSync(path.join(base, 'playhouse-parallel-'));
  const place = path.join(folder, match.isArchive ? 'game.zip' : 'game');
  const children = new Set<ChildProcess>();
  try {
    if (match.isArchive) writeArchive(place, writeProject(counted(0)));
    else putProject(place, counted(0));
    return await play(match, place, children);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function play(match: Match, place: string, children: Set<ChildProcess>): Promise<MatchResult> {
  const acknowledged: number[] = [];
  let [looks, kills] = [0, 0];
  const readers = Array.from({ length: match.readers }, () =>
    start(['read', place], children, () => {
      looks += 1;
    }),
  );
  const write = async (rounds: number): Promise<void> => {
    let done = 0;
    const { child, ended } = start(['write', place, String(rounds)], children, ({ wrote }) => {
      acknowledged.push(wrote ?? Number.NaN);
      done += 1;
      // Messages arrive late, so that this hits at any point of the next writes.
      if (done === match.killAfter && done < rounds) child.kill('SIGKILL');
    });
    if ((await ended) !== 'SIGKILL') return;
    kills += 1;
    if (done < rounds) await write(rounds - done);
  };
  const writing = Promise.all(Array.from({ length: match.writers }, () => write(match.rounds)));
  await Promise.race([writing, ...readers.map(({ ended }) => ended.then(() => writing))]);
  for (const { child } of readers) child.send('stop');
  await Promise.all(readers.map(({ ended }) => ended));
  return {
    acknowledged,
    kills,
    looks,
    last: countIn((await readAnyProject(place, '/')).contents),
    leftOver: leftOvers(place),
  };
}

interface Said {
  readonly wrote?: number;
  readonly saw?: number;
}

/** Starts a process; `ended` resolves with the signal that killed it, and rejects when it failed. */
function start(args: readonly string[], children: Set<ChildProcess>, hear: (said: Said) => void) {
  const child = fork(script, [...args], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  children.add(killAtEnd(child));
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  child.on('message', hear);
  // Its last messages may arrive after its end.
  const silent = new Promise((resolve) => child.on('disconnect', resolve));
  const closed = new Promise<NodeJS.Signals | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      children.delete(child);
      if (status === 0 || signal) resolve(signal ?? undefined);
      else reject(new Error(errors));
    });
  });
  return { child, ended: silent.then(() => closed) };
}

function leftOvers(place: string): string[] {
  const folders = [path.dirname(place), ...(fs.statSync(place).isDirectory() ? [place] : [])];
  return folders.flatMap((folder) => fs.readdirSync(folder)).filter((name) => name.startsWith('.'));
}
