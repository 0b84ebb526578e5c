import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { threadId } from 'node:worker_threads';

/** What a lock needs to know about the machine and the time. */
export interface LockWorld {
  readonly machine: string;
  readonly pid: number;
  readonly thread: number;
  /** When a process started, in the machine's own unit; undefined if unknown. */
  startOf(pid: number): string | undefined;
  isRunning(pid: number): boolean;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** From 0 to 1, excluding 1. */
  random(): number;
  newToken(): string;
}

/** The actual machine. */
export const realWorld: LockWorld = {
  machine: machineHere(),
  pid: process.pid,
  thread: threadId,
  startOf,
  isRunning,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: () => Math.random(),
  newToken: () => randomBytes(8).toString('hex'),
};

/** Containers may share a name, and process ids restart with each boot and in each container. */
function machineHere(): string {
  const boot = orNothing(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const numbers = orNothing(() => fs.readlinkSync('/proc/self/ns/pid'));
  return createHash('sha256').update([os.hostname(), boot, numbers].join('\n')).digest('hex').slice(0, 16);
}

function startOf(pid: number): string | undefined {
  return factsOf(pid)?.[19];
}

/** Linux's process fields after the id and the name, which may contain anything. */
function factsOf(pid: number): string[] | undefined {
  const text = orNothing(() => fs.readFileSync(`/proc/${pid}/stat`, 'latin1'));
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // An ended process (zombie) keeps its id until its parent reads its exit status.
    return !/^[ZX]/.test(factsOf(pid)?.[0] ?? '');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function orNothing(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
