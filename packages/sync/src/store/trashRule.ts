/** Minimum time for which a deleted project can be restored, in ms. */
const shortestStay = 48 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;
/** The trash is emptied on Sundays at 3:00 UTC; this was one. */
const someSunday = Date.UTC(2024, 0, 7, 3);

/** Whether the trash was emptied after a project had been in it for 48 hours. Times are ISO texts. */
export function isTrashDue(deletedAt: string, now: string): boolean {
  const weeks = Math.floor((Date.parse(now) - someSunday) / week);
  return Date.parse(deletedAt) + shortestStay <= someSunday + weeks * week;
}
