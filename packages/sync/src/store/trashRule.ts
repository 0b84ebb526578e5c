/** Minimum time for which a deleted project can be restored, in ms. */
const shortestStay = 48 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;
/** The trash is emptied on Sundays at 3:00 UTC; this was one. */
const someSunday = Date.UTC(2024, 0, 7, 3);

/** When a project that was deleted at this time is deleted permanently. Times are ISO texts; undefined for others. */
export function trashEmptiedAt(deletedAt: string): string | undefined {
  const earliest = Date.parse(deletedAt) + shortestStay;
  if (Number.isNaN(earliest)) return undefined;
  const weeks = Math.ceil((earliest - someSunday) / week);
  return new Date(someSunday + weeks * week).toISOString();
}

/** Whether the trash was emptied after a project had been in it for 48 hours. Times are ISO texts. */
export function isTrashDue(deletedAt: string, now: string): boolean {
  const emptiedAt = trashEmptiedAt(deletedAt);
  return emptiedAt !== undefined && emptiedAt <= now;
}
