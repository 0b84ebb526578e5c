import type { VersionRecord } from '../records/recordTypes.ts';

const hour = 3600_000;
const day = 24 * hour;

/** Until when all are kept, then one an hour, then one a day, in ms. */
const versionTimes = { all: 2 * day, hourly: 7 * day, daily: 30 * day } as const;

/** How many versions that lost a merge a project keeps, once people had `seen` ms to look at them. */
export const lostLimit = { most: 200, seen: 7 * day } as const;

/**
 * The versions that are no longer kept. Named ones stay as long as the project. Of an hour or a day, the last one stays.
 * Of what lost merges, the newest stay.
 */
export function versionsToDrop(
  versions: ReadonlyMap<string, Pick<VersionRecord, 'at' | 'kind'>>,
  now: number,
): readonly string[] {
  const dropped: string[] = [];
  const kept = new Set<string>();
  let losers = 0;
  const newestFirst = [...versions].sort(([, left], [, right]) => (left.at < right.at ? 1 : -1));
  for (const [id, { at, kind }] of newestFirst) {
    const time = Date.parse(at);
    const age = now - time;
    if (kind === 'merge-loser') losers += 1;
    if (kind === 'named' || age < versionTimes.all) continue;
    const isTooMany = kind === 'merge-loser' && losers > lostLimit.most && age >= lostLimit.seen;
    const isOld = age >= versionTimes.daily || isTooMany;
    const span = age < versionTimes.hourly ? hour : day;
    const slot = `${span} ${Math.floor(time / span)}`;
    // What somebody may want back after a restore or a merge is no repetition of its neighbors.
    if (isOld || (kind === 'auto' && kept.has(slot))) dropped.push(id);
    else if (kind === 'auto') kept.add(slot);
  }
  return dropped;
}
