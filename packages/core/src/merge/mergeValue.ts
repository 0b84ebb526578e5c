import { memberKeys } from '../diff/memberKeys.ts';
import { isOrderedKey, isSameJson, isVector, isWhole, keysOf } from '../diff/sameJson.ts';
import type { EditPath } from '../edit/op.ts';
import { isJsonObject, textOr } from '../model/json.ts';
import { addConflict, holdsKept, type MergeRun, type Versions, winnerOf } from './conflict.ts';
import { mergeOrder } from './mergeOrder.ts';

/**
 * The merged value of three versions, undefined for none. A change by one side is applied; if both changed something,
 * it is merged by key, by member or by tag if it has such parts; any remaining difference is a conflict, and one value
 * stays.
 */
function mergeValue(run: MergeRun, path: EditPath, versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSameJson(mine, theirs)) return mine;
  const isHeld = holdsKept(run, path);
  if (isSameJson(base, mine) && !(isHeld && base !== undefined)) return theirs;
  if (isSameJson(base, theirs) && !(isHeld && base !== undefined)) return mine;
  if (isHeld && (mine === undefined || theirs === undefined) && isSameJson(base, mine ?? theirs)) return base;
  if (mine === undefined || theirs === undefined) {
    addConflict(run, 'deletion', path, versions, mine === undefined ? 'theirs' : 'mine');
    return mine ?? theirs;
  }
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    const known = isJsonObject(base) ? base : undefined;
    if (!isWhole(mine) && !isWhole(theirs)) return mergeObjects(run, path, { base: known, mine, theirs });
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(run, path, { base: Array.isArray(base) ? base : [], mine, theirs });
    if (merged) return merged;
  }
  if (typeof mine === 'string' && typeof theirs === 'string' && isTagPath(path)) {
    const tags = mergeTags(textOr(base, ''), mine, theirs);
    if (tags !== undefined) return tags;
  }
  return mergeWhole(run, path, versions);
}

/** Both sides changed a value that has no parts: one stays and the other is listed. */
export function mergeWhole(run: MergeRun, path: EditPath, versions: Versions): unknown {
  const { base, mine, theirs } = versions;
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  const kept = mine === undefined ? 'theirs' : theirs === undefined ? 'mine' : winnerOf(mine, theirs);
  addConflict(run, 'value', path, versions, kept);
  return versions[kept];
}

type Members = Readonly<Record<string, unknown>>;

function mergeObjects(run: MergeRun, path: EditPath, versions: Versions<Members> & Pair<Members>): unknown {
  const { base, mine, theirs } = versions;
  // Name, size and digest of one file belong together.
  if (path[0] === 'assets' && path.at(-2) === 'files') return mergeWhole(run, path, versions);
  if (isVector(mine) && isVector(theirs)) return mergeVectors(run, path, versions);
  const isMarker = typeof mine['@'] === 'string' && typeof theirs['@'] === 'string';
  if (isMarker && base === undefined) return mergeWhole(run, path, versions);
  if (isMarker && mine['@'] !== theirs['@']) return mergeMarkers(run, path, versions);
  return mergeMembers(run, path, versions);
}

interface Pair<Value> {
  readonly mine: Value;
  readonly theirs: Value;
}

/** Merges each key by itself; keys whose order people see are in the merged order. */
export function mergeMembers(
  run: MergeRun,
  path: EditPath,
  { base = {}, mine, theirs }: Versions<Members> & Pair<Members>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  const values = new Map<string, unknown>();
  for (const key of new Set([...keysOf(base), ...keysOf(mine), ...keysOf(theirs)])) {
    const versions = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    const value = mergeValue(run, [...path, key], versions);
    if (value === undefined) continue;
    if (isOrderedKey(key)) values.set(key, value);
    else merged[key] = value;
  }
  const orders = {
    base: keysOf(base).filter(isOrderedKey),
    mine: keysOf(mine).filter(isOrderedKey),
    theirs: keysOf(theirs).filter(isOrderedKey),
  };
  const { order, clashes } = mergeOrder(new Set(values.keys()), orders);
  for (const key of order) merged[key] = values.get(key);
  for (const key of clashes) addOrderConflict(run, [...path, key], key, orders, order);
  return merged;
}

/** Reports after which member each side put one that both moved. */
export function addOrderConflict(
  run: MergeRun,
  path: EditPath,
  key: string,
  orders: { readonly base: readonly string[]; readonly mine: readonly string[]; readonly theirs: readonly string[] },
  merged: readonly string[],
): void {
  const known = new Set(merged);
  const [base, mine, theirs, now] = [orders.base, orders.mine, orders.theirs, merged].map((list) => {
    const present = list.filter((other) => known.has(other));
    return present.includes(key) ? { after: present[present.indexOf(key) - 1] ?? null } : undefined;
  });
  const [isMine, isTheirs] = [isSameJson(mine, now), isSameJson(theirs, now)];
  const kept = isMine === isTheirs ? winnerOf(mine, theirs) : isMine ? 'mine' : 'theirs';
  addConflict(run, 'order', path, { base, mine, theirs }, kept);
}

/** Components that changed on only one side are combined; otherwise one side's whole value stays. */
function mergeVectors(run: MergeRun, path: EditPath, versions: Versions<Members> & Pair<Members>): unknown {
  const trial: MergeRun = { conflicts: [], kept: run.kept };
  const merged = isVector(versions.base) ? mergeMembers(trial, path, versions) : undefined;
  return merged && trial.conflicts.length === 0 && isVector(merged) ? merged : mergeWhole(run, path, versions);
}

/** A value has no meaning without its type, so both come from one side. */
function mergeMarkers(run: MergeRun, path: EditPath, versions: Versions<Members> & Pair<Members>): unknown {
  const typed = ({ '@': type, $: value }: Members) => ({ '@': type, ...(value !== undefined && { $: value }) });
  const rest = ({ '@': _type, $: _value, ...others }: Members) => others;
  const [base, mine, theirs] = [versions.base ?? {}, versions.mine, versions.theirs];
  const pick = mergeWhole(run, path, { base: typed(base), mine: typed(mine), theirs: typed(theirs) });
  const others = mergeMembers(run, path, { base: rest(base), mine: rest(mine), theirs: rest(theirs) });
  return { ...(isJsonObject(pick) && pick), ...others };
}

type Lists = { readonly base: readonly unknown[] } & Pair<readonly unknown[]>;

/** Members by id or name; undefined for lists whose members have none. */
function mergeLists(run: MergeRun, path: EditPath, { base, mine, theirs }: Lists): unknown[] | undefined {
  const keyed = memberKeys(path, [base, mine, theirs]);
  if (!keyed) return undefined;
  const [orders, keyOf] = [keyed.orders, keyed.keyOf];
  const [before = [], first = [], second = []] = orders;
  const positions = orders.map((order) => new Map(order.map((key, position) => [key, position])));
  const at = (list: readonly unknown[], version: number, key: string): unknown =>
    list[positions[version]?.get(key) ?? -1];
  const values = new Map<string, unknown>();
  for (const key of new Set([...before, ...first, ...second])) {
    const versions = { base: at(base, 0, key), mine: at(mine, 1, key), theirs: at(theirs, 2, key) };
    const value = mergeValue(run, [...path, keyOf(key)], versions);
    if (value !== undefined) values.set(key, value);
  }
  const versions = { base: before, mine: first, theirs: second };
  const { order, clashes } = mergeOrder(new Set(values.keys()), versions);
  for (const key of clashes) addOrderConflict(run, [...path, keyOf(key)], key, versions, order);
  return order.map((key) => values.get(key));
}

/** Tags are an ordered set; undefined when one of the texts is not one. */
function mergeTags(...texts: readonly [base: string, mine: string, theirs: string]): string | undefined {
  const [base = [], mine = [], theirs = []] = texts.map((text) => (text === '' ? [] : text.split('\t')));
  for (const tags of [base, mine, theirs]) {
    if (new Set(tags).size < tags.length || tags.includes('')) return undefined;
  }
  const all = new Set([...base, ...mine, ...theirs]);
  const wanted = [...all].filter((tag) => {
    const [first, second] = [mine.includes(tag), theirs.includes(tag)];
    return first === second ? first : !base.includes(tag);
  });
  return mergeOrder(new Set(wanted), { base, mine, theirs }).order.join('\t');
}

function isTagPath(path: EditPath): boolean {
  const key = path.at(-1);
  return key === 'tags' || key === 'actorTags';
}

function own(object: Members, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
