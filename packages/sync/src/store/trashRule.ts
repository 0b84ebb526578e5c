/** Minimum time for which a deleted project can be restored, in ms. */
const shortestStay = 48 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;
/** The trash is emptied on Sundays at 3:00 UTC; this was one. */
const someSunday = Date.UTC(2024, 0, 7, 3);

/** The times that decide how long a project stays in the trash, as ISO texts. */
interface TrashTimes {
  readonly deletedAt?: string;
  readonly updatedAt: string;
}

/**
 * When a project in the trash is deleted permanently: the first Sunday 48 hours after it was deleted, or changed by a tab
 * that still had it open. Undefined for projects that are not in the trash.
 */
export function trashEmptiedAt({ deletedAt, updatedAt }: TrashTimes): string | undefined {
  if (deletedAt === undefined) return undefined;
  const since = Math.max(Date.parse(deletedAt), Date.parse(updatedAt) || 0);
  if (Number.isNaN(since)) return undefined;
  const weeks = Math.ceil((since + shortestStay - someSunday) / week);
  return new Date(someSunday + weeks * week).toISOString();
}

/** Whether a project is to be deleted permanently now. */
export function isTrashDue(entry: TrashTimes, now: string): boolean {
  const emptiedAt = trashEmptiedAt(entry);
  return emptiedAt !== undefined && Date.parse(emptiedAt) <= Date.parse(now);
}
