/**
 * Who holds a lock. All of it is in the name of a file, so that nothing in a folder of foreign origin has to be opened
 * to find out.
 */
export interface LockOwner {
  readonly pid: number;
  /** When the process started, in the machine's own measure; `x` where the machine does not say. */
  readonly start: string;
  /** A digest of what tells machines, and containers on one, apart. */
  readonly machine: string;
  /** The thread of the process. */
  readonly thread: number;
  /** When the lock was taken, in milliseconds. */
  readonly since: number;
  /** Tells locks of one owner apart. */
  readonly token: string;
}

const pattern = /^owner-(\d{1,10})-(\d{1,20}|x)-([0-9a-f]{16})-(\d{1,10})-([0-9a-z]{1,9})-([0-9a-f]{16})$/;

export function nameOfOwner({ pid, start, machine, thread, since, token }: LockOwner): string {
  return `owner-${pid}-${start}-${machine}-${thread}-${since.toString(36)}-${token}`;
}

/** Undefined for the name of anything else. */
export function ownerOfName(name: string): LockOwner | undefined {
  const [, pid, start, machine, thread, since, token] = pattern.exec(name) ?? [];
  if (!pid || !start || !machine || !thread || !since || !token) return undefined;
  return { pid: Number(pid), start, machine, thread: Number(thread), since: Number.parseInt(since, 36), token };
}

/** Who holds the lock, for a sentence. */
export function describeOwner({ pid, machine, since }: LockOwner, here: string): string {
  const started = `started ${new Date(since).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return machine === here ? `process ${pid}, ${started}` : `on another computer, ${started}`;
}
