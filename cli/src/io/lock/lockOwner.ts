/**
 * The owner of a lock. All of it is encoded in a file name, so that no file in an untrusted folder has to be opened
 * to read it.
 */
export interface LockOwner {
  readonly pid: number;
  /** When the process started, in the machine's own unit; `x` if unknown. */
  readonly start: string;
  /** A digest that identifies the machine or container. */
  readonly machine: string;
  /** The thread of the process. */
  readonly thread: number;
  /** When the lock was acquired, in ms. */
  readonly since: number;
  /** Distinguishes locks of one owner. */
  readonly token: string;
}

const pattern = /^owner-(\d{1,10})-(\d{1,20}|x)-([0-9a-f]{16})-(\d{1,10})-([0-9a-z]{1,9})-([0-9a-f]{16})$/;

export function nameOfOwner({ pid, start, machine, thread, since, token }: LockOwner): string {
  return `owner-${pid}-${start}-${machine}-${thread}-${since.toString(36)}-${token}`;
}

/** Undefined for any other name. */
export function ownerOfName(name: string): LockOwner | undefined {
  const [, pid, start, machine, thread, since, token] = pattern.exec(name) ?? [];
  if (!pid || !start || !machine || !thread || !since || !token) return undefined;
  return { pid: Number(pid), start, machine, thread: Number(thread), since: Number.parseInt(since, 36), token };
}

/** The owner of the lock, for messages. */
export function describeOwner({ pid, machine, since }: LockOwner, here: string): string {
  const started = `started ${new Date(since).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return machine === here ? `process ${pid}, ${started}` : `on another computer, ${started}`;
}
