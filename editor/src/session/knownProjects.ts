import type { LibraryEntry, ProjectStore } from '@playhouse/sync';

/** The required part of `localStorage`. */
type TextItems = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'playhouse-known-projects';

/** A project that disappeared from the library without being deleted by the user. */
export interface MissingProject {
  readonly id: string;
  readonly title: string;
}

/**
 * A store that also lists its projects outside its databases. Browsers delete databases when they are damaged
 * or the disk is full; then the list tells which projects were lost.
 */
export function rememberProjects(store: ProjectStore, items: TextItems): ProjectStore {
  /** What was listed here, in case the list outside the databases is cleared together with them. */
  let seen: Record<string, string> = {};
  return {
    ...store,
    async list() {
      const list = await store.list();
      if (!list.ok) return list;
      seen = withListed(isCleared(items) ? seen : readKnown(items), list.value);
      writeKnown(items, seen);
      return list;
    },
    async destroy(id) {
      const destroyed = await store.destroy(id);
      if (destroyed.ok) forgetProject(items, id);
      return destroyed;
    },
  };
}

/** Projects that were known and are now missing. */
export function missingProjects(items: TextItems, listed: readonly { readonly id: string }[]): MissingProject[] {
  const present = new Set(listed.map(({ id }) => id));
  return Object.entries(readKnown(items)).flatMap(([id, title]) => (present.has(id) ? [] : [{ id, title }]));
}

/** The ids of the projects that were listed and not deleted since. */
export function knownProjects(items: TextItems): ReadonlySet<string> {
  return new Set(Object.keys(readKnown(items)));
}

/** The user has dismissed the message about a lost project, or deleted it. */
export function forgetProject(items: TextItems, id: string): void {
  const { [id]: _, ...others } = readKnown(items);
  writeKnown(items, others);
}

/** Projects in the trash are not known any more, since they are deleted without anybody's doing. */
function withListed(known: Record<string, string>, listed: readonly LibraryEntry[]): Record<string, string> {
  const next = { ...known };
  for (const { id, title, deletedAt } of listed) {
    if (deletedAt === undefined) next[id] = title;
    else delete next[id];
  }
  return next;
}

function isCleared(items: TextItems): boolean {
  try {
    return items.getItem(key) === null;
  } catch {
    return true;
  }
}

function readKnown(items: TextItems): Record<string, string> {
  try {
    const value: unknown = JSON.parse(items.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function writeKnown(items: TextItems, known: Record<string, string>): void {
  try {
    items.setItem(key, JSON.stringify(known));
  } catch {
    // Without space for the list, losses are noticed later.
  }
}
