/** How replications run. docs/product-rules.md#limits. */
export const replicationOptions = {
  initial: { batch_size: 50, batches_limit: 5, timeout: 1000 },
  /** For computers with much memory: PouchDB's largest useful batches, no limit of ours on time. */
  initialFast: { batch_size: 500, batches_limit: 10 },
  live: { live: true, timeout: 10_000, heartbeat: false },
} as const;

const fastHeap = 4 * 1024 ** 3;

export function initialOptions(heapLimit: number | undefined) {
  return heapLimit !== undefined && heapLimit > fastHeap ? replicationOptions.initialFast : replicationOptions.initial;
}

export const syncTimes = {
  redirect: 5000,
  firstRetry: 2000,
  longestRetry: 60_000,
  /** A replication that has run so long has no fault any more. */
  held: 60_000,
  /** How often what was refused is sent again: there may be room, or rights, meanwhile. */
  quarantine: 600_000,
  background: 60_000,
} as const;

const growth = 1.5;

/** The wait before the next try: up to 2 s at first, then half as long again each time, give or take a quarter. */
export function nextDelay(delay: number, random: number): number {
  if (delay === 0) return Math.round(random * syncTimes.firstRetry);
  return Math.min(syncTimes.longestRetry, Math.round(delay * growth * (0.75 + random * 0.5)));
}
