import type { EditPath, Op } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import { listSteps, opsOfSteps } from './listOps.ts';
import { stayingKeys } from './longestRun.ts';
import { memberKeys } from './memberKeys.ts';
import { isOrderedKey, isSameJson, isVector, isWhole, keysOf } from './sameJson.ts';

/** The ops that turn one value into another at the same path. Both values must exist; equal ones need no ops. */
function valueOps(path: EditPath, before: unknown, after: unknown): Op[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listOps(path, before, after);
  if (isJsonObject(before) && isJsonObject(after) && !isWhole(before) && !isWhole(after)) {
    return isVector(before) && isVector(after) ? vectorOps(path, before, after) : memberOps(path, before, after);
  }
  return [{ op: 'set', path, value: after }];
}

type Members = Readonly<Record<string, unknown>>;

/** The ops for the members of an object; `skipped` ones are left alone. */
export function memberOps(path: EditPath, before: Members, after: Members, skipped?: ReadonlySet<string>): Op[] {
  const ops: Op[] = [];
  const wanted = new Set(keysOf(after));
  const present = Object.keys(before);
  const keys = present.filter((key) => wanted.has(key) || skipped?.has(key));
  for (const key of present) {
    const isGone = !wanted.has(key) && before[key] !== undefined && !skipped?.has(key);
    if (isGone) ops.push({ op: 'unset', path: [...path, key] });
    else if (!wanted.has(key) && !keys.includes(key)) keys.push(key);
  }
  const ordered = [...wanted].filter((key) => isOrderedKey(key) && !skipped?.has(key));
  const stay = stayingKeys(keys.filter(isOrderedKey), ordered);
  for (const key of wanted) {
    if (skipped?.has(key) || (isOrderedKey(key) && !stay.has(key))) continue;
    if (Object.hasOwn(before, key)) ops.push(...valueOps([...path, key], before[key], after[key]));
    else {
      ops.push({ op: 'set', path: [...path, key], value: after[key] });
      keys.push(key);
    }
  }
  return [...ops, ...orderedOps(path, keys, ordered, stay, after)];
}

/** Ops that reorder the keys whose order people see. `keys` are the keys before the first op. */
function orderedOps(
  path: EditPath,
  keys: string[],
  ordered: readonly string[],
  stay: ReadonlySet<string>,
  after: Members,
): Op[] {
  const ops: Op[] = [];
  let previous: string | undefined;
  for (const key of ordered) {
    if (!stay.has(key)) {
      if (keys.includes(key)) {
        ops.push({ op: 'unset', path: [...path, key] });
        keys.splice(keys.indexOf(key), 1);
      }
      const first = keys.findIndex(isOrderedKey);
      const at = previous !== undefined ? keys.indexOf(previous) + 1 : first < 0 ? keys.length : first;
      ops.push({ op: 'set', path: [...path, key], value: after[key], ...(at < keys.length && { at }) });
      keys.splice(at, 0, key);
    }
    previous = key;
  }
  return ops;
}

/** One changed component is set alone; several are set as a whole, as a person would. */
function vectorOps(path: EditPath, before: Members, after: Members): Op[] {
  const changed = keysOf(after).filter((key) => !isSameJson(before[key], after[key]));
  const [key] = changed;
  if (changed.length > 1 || key === undefined || !Object.hasOwn(before, key))
    return [{ op: 'set', path, value: after }];
  return [{ op: 'set', path: [...path, key], value: after[key] }];
}

function listOps(path: EditPath, before: readonly unknown[], after: readonly unknown[]): Op[] {
  const keyed = memberKeys(path, [before, after]);
  const [old, now] = keyed?.orders ?? [];
  if (!keyed || keyed.hasTwins || !old || !now) return [{ op: 'set', path, value: after }];
  const members = new Map(after.map((member, position) => [now[position], member]));
  const renamed = path[0] === 'assets' ? renames(before, after, old, now) : new Map<string, string>();
  const ops: Op[] = [...renamed].map(([from, to]) => ({
    op: 'set',
    path: [...path, keyed.keyOf(from)],
    value: members.get(to),
  }));
  const present = old.map((key) => renamed.get(key) ?? key);
  ops.push(...opsOfSteps(path, listSteps(present, now), keyed.keyOf, (key) => members.get(key)));
  const known = new Map(before.map((member, position) => [old[position], member]));
  for (const key of old) {
    if (members.has(key) && !renamed.has(key)) {
      ops.push(...valueOps([...path, keyed.keyOf(key)], known.get(key), members.get(key)));
    }
  }
  return ops;
}

/** Assets with the same files under another name: old names with their new ones. */
function renames(
  before: readonly unknown[],
  after: readonly unknown[],
  old: readonly string[],
  now: readonly string[],
): Map<string, string> {
  const [wanted, known] = [new Set(now), new Set(old)];
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const [position, name] of old.entries()) {
    const member = before[position];
    if (wanted.has(name) || !isJsonObject(member)) continue;
    const at = now.findIndex(
      (other, index) => !known.has(other) && !taken.has(other) && isSameJson({ ...member, name: other }, after[index]),
    );
    const to = now[at];
    if (to === undefined) continue;
    renamed.set(name, to);
    taken.add(to);
  }
  return renamed;
}
