import type { EditKey, EditPath } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import { isWhole } from './sameJson.ts';

/** Versions of one list whose members have keys. */
export interface KeyedLists {
  /** Keys of each version, without repetition: the second member with a name gets a key of its own. */
  readonly orders: readonly (readonly string[])[];
  /** True when a key occurs twice in a version. */
  readonly hasTwins: boolean;
  /** How edits address the member of a key. */
  keyOf(key: string): EditKey;
}

/**
 * The keys of a list's members in several versions: ids, else names; in the game's lists the members themselves, which
 * are ids. Undefined when members have none, as in a list of numbers.
 */
export function memberKeys(path: EditPath, lists: readonly (readonly unknown[])[]): KeyedLists | undefined {
  const field = fieldOf(path, lists);
  if (field === undefined) return undefined;
  let hasTwins = false;
  const names = new Map<string, string>();
  const orders = lists.map((list) => {
    const used = new Set<string>();
    return list.map((member) => {
      const name = typeof member === 'string' ? member : String(isJsonObject(member) && member[field]);
      let key = name;
      for (let number = 2; used.has(key); number += 1) key = `${name}\n${number}`;
      if (key !== name) hasTwins = true;
      used.add(key);
      names.set(key, name);
      return key;
    });
  });
  const keyOf = (key: string): EditKey => {
    const name = names.get(key) ?? key;
    return field === 'id' ? { id: name } : { name };
  };
  return { orders, hasTwins, keyOf };
}

function fieldOf(path: EditPath, lists: readonly (readonly unknown[])[]): 'id' | 'name' | undefined {
  const members = lists.flat(1);
  if (path[0] === 'object' && path.length === 2 && (path[1] === 'scenes' || path[1] === 'prototypes')) {
    return members.every((member) => typeof member === 'string') ? 'id' : undefined;
  }
  return (['id', 'name'] as const).find((field) =>
    members.every((member) => isJsonObject(member) && typeof member[field] === 'string' && !isWhole(member)),
  );
}
