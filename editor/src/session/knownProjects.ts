import type { ProjectStore } from '@playhouse/sync';

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
  return {
    ...store,
    async list() {
      const list = await store.list();
      if (list.ok) writeKnown(items, { ...readKnown(items), ...Object.fromEntries(list.value.map(titleById)) });
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

function titleById({ id, title }: { readonly id: string; readonly title: string }): [string, string] {
  return [id, title];
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
