import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { setUser } from '../../session/cloud/account.ts';
import { databaseAddress, endSession } from '../../session/cloud/serverCalls.ts';
import { turnsDone } from '../../session/projectTurns.ts';

/** A project whose changes are not all on the server; `count` is undefined when the server cannot say. */
export interface Unsent {
  readonly entry: LibraryEntry;
  readonly count: number | undefined;
}

/** How long the last sync of a project may take, in ms. */
const patience = 10_000;

const report = (error: unknown) => console.info(String(error));

/** The projects of this browser that a person syncs. */
async function projectsOf(store: ProjectStore, user: string): Promise<readonly LibraryEntry[]> {
  const list = await store.list();
  if (!list.ok) throw new Error(list.fault.message);
  return list.value.filter(({ cloud }) => cloud?.user === user);
}

/** Sends what is not on the server, and says what is not there in spite of that. */
export async function sendAll(store: ProjectStore, user: string): Promise<readonly Unsent[]> {
  await turnsDone();
  const found: Unsent[] = [];
  for (const entry of await projectsOf(store, user)) {
    const count = await unsentOf(entry).catch((error: unknown) => void report(error));
    if (count !== 0) found.push({ entry, count });
  }
  return found;
}

async function unsentOf({ id, cloud }: LibraryEntry): Promise<number | undefined> {
  if (!cloud) return 0;
  const { copyBrowserProject, countBrowserUnsent } = await import('@playhouse/sync/cloud');
  const place = { id, address: databaseAddress(cloud.project) };
  const count = await inTime(countBrowserUnsent(place, report));
  if (count === 0) return 0;
  await inTime(copyBrowserProject(place, report)).catch(report);
  return inTime(countBrowserUnsent(place, report));
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the server is slow')), patience));
  return Promise.race([work, late]);
}

const mark = 'playhouse-clearing';

type Items = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Deletes the projects of a person from this browser, and ends the session. Returns where to go. */
export async function clearAndSignOut(store: ProjectStore, user: string): Promise<string> {
  await startClearing(store, user, localStorage);
  const next = await endSession();
  setUser(undefined);
  return next;
}

/** Deletes the projects of a person. If that fails, nothing is deleted later, since people may go on working. */
export async function startClearing(store: ProjectStore, user: string, items: Items): Promise<void> {
  items.setItem(mark, JSON.stringify({ user, at: new Date().toISOString() }));
  try {
    await clear(store, user);
  } finally {
    items.removeItem(mark);
  }
}

/**
 * Goes on with what a closed page left. What was saved since then, in another tab, is kept. Failures are reported, and the
 * next start tries again.
 */
export async function finishClearing(store: ProjectStore, items: Items): Promise<void> {
  const left = items.getItem(mark);
  if (left === null) return;
  try {
    const { user, at } = JSON.parse(left) as { user: string; at: string };
    await clear(store, user, at);
    items.removeItem(mark);
  } catch (error) {
    report(error);
  }
}

async function clear(store: ProjectStore, user: string, until?: string): Promise<void> {
  for (const { id, updatedAt } of await projectsOf(store, user)) {
    if (until !== undefined && updatedAt > until) continue;
    const destroyed = await store.destroy(id);
    if (!destroyed.ok) throw new Error(destroyed.fault.message);
  }
}
