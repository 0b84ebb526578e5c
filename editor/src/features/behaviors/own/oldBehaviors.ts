import type { OwnBehaviorEntry, OwnBehaviorStore } from '@playhouse/sync';

/** A behavior as it was kept in `localStorage`, which has too little room for images. */
interface OldBehavior extends OwnBehaviorEntry {
  readonly text: string;
}

export const oldKey = 'playhouse-own-behaviors';

type OldItems = Pick<Storage, 'getItem' | 'removeItem'>;

/** Moves the behaviors of an earlier version to the store, once. If one does not fit, all stay stored as they were. */
export async function moveOldBehaviors(
  items: OldItems | undefined,
  store: OwnBehaviorStore,
): ReturnType<OwnBehaviorStore['remove']> {
  const old = readOld(items?.getItem(oldKey) ?? null);
  if (old.length === 0) return { ok: true, value: undefined };
  const list = await store.list();
  if (!list.ok) return list;
  const known = new Set(list.value.map(({ id }) => id));
  for (const { text, ...entry } of old) {
    const put = known.has(entry.id) ? undefined : await store.put(entry, text);
    if (put?.ok === false) return put;
  }
  items?.removeItem(oldKey);
  return { ok: true, value: undefined };
}

/** Old behaviors from stored text, without damaged ones. */
export function readOld(text: string | null): readonly OldBehavior[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    const known = new Set<string>();
    return value
      .filter((each): each is OldBehavior => isOld(each) && !known.has(each.id) && Boolean(known.add(each.id)))
      .map(({ id, name, className, text: own }) => ({ id, name, className, text: own }));
  } catch {
    return [];
  }
}

function isOld(value: unknown): value is OldBehavior {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'className', 'text'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}
