import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import type { PathKey } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { clampIndex } from './clampIndex.ts';
import { closeCopy, indexOfMember, keyOfMember, openCopy } from './memberIndex.ts';
import type { EditKey, EditPath, Op } from './op.ts';
import { changeCount, isCellList, keepColumns, rowOfCell } from './tableLists.ts';

/** A changed project and the ops that undo the change, in the order to run them. */
export interface Applied {
  readonly project: Project;
  readonly inverse: readonly Op[];
}

/**
 * A new project with all ops applied, or the reason why one of them fails. Shares every part that no op touches; the
 * given project is never changed. docs/architecture.md#edits-and-history.
 */
export function applyOps(project: Project, ops: readonly Op[]): Result<Applied> {
  const run = new OpRun(project);
  for (const op of ops) {
    const issue = run.apply(op);
    if (issue) return refuse(issue);
  }
  return succeed(run.result());
}

/**
 * Like `applyOps`, but skips ops whose target no longer exists and reports them. Undo needs this after changes from
 * elsewhere.
 */
export function applyPossibleOps(
  project: Project,
  ops: readonly Op[],
): Applied & { readonly skipped: readonly Issue[] } {
  const run = new OpRun(project);
  const skipped = ops.flatMap((op) => run.apply(op) ?? []);
  return { ...run.result(), skipped };
}

type Container = Map<string, unknown> | unknown[] | Record<string, unknown>;

/**
 * One batch. Lists and collections are copied once per batch; the containers on the way to the last target stay open,
 * so that many ops in one list do not walk down to it again.
 */
class OpRun {
  private readonly before: Project;
  private readonly project: Project;
  private readonly inverse: Op[] = [];
  private readonly owned = new Set<Map<string, unknown> | unknown[]>();
  private readonly keys: EditKey[] = [];
  private readonly containers: Container[];
  /** How many of the keys are open. */
  private depth = 0;

  constructor(project: Project) {
    this.before = project;
    this.project = { ...project };
    this.containers = isJsonObject(this.project) ? [this.project] : [];
  }

  result(): Applied {
    for (const copy of this.owned) if (Array.isArray(copy)) closeCopy(copy);
    const { tables } = this.project;
    if (tables !== this.before.tables && tables instanceof Map) {
      for (const [id, table] of tables) tables.set(id, keepColumns(this.before.tables.get(id), table));
    }
    return { project: this.project, inverse: this.inverse.toReversed() };
  }

  apply(op: Op): Issue | undefined {
    switch (op.op) {
      case 'set':
        return this.set(op);
      case 'unset':
        return this.unset(op);
      case 'insert':
        return this.insert(op);
      case 'remove':
        return this.remove(op);
      case 'move':
        return this.move(op);
      default:
        // Histories are stored, and those of a later version may contain other ops.
        return refused([]);
    }
  }

  private set(op: Op & { op: 'set' }): Issue | undefined {
    const { path, value } = op;
    const last = path[path.length - 1];
    const parent = this.open(path, path.length - 1);
    if (parent === undefined || last === undefined) return gone(path);
    if (Array.isArray(parent)) {
      const index = this.indexIn(parent, last);
      if (index < 0) return gone(path);
      if (isSameValue(parent[index], value)) return undefined;
      this.inverse.push({
        op: 'set',
        path: [...path.slice(0, -1), keyAfter(last, value, index)],
        value: parent[index],
      });
      parent[index] = value;
      return undefined;
    }
    if (typeof last !== 'string' || last === '__proto__') return refused(path);
    if (!hasKey(parent, last)) this.inverse.push({ op: 'unset', path });
    else {
      const before = parent instanceof Map ? parent.get(last) : parent[last];
      if (isSameValue(before, value)) return undefined;
      this.inverse.push({ op: 'set', path, value: before });
      if (Array.isArray(before) && Array.isArray(value)) this.count(path, value.length - before.length);
    }
    if (op.at === undefined) assign(parent, last, value);
    else put(parent, last, value, op.at);
    return undefined;
  }

  private unset({ path }: Op & { op: 'unset' }): Issue | undefined {
    const last = path[path.length - 1];
    const parent = this.open(path, path.length - 1);
    if (parent === undefined || typeof last !== 'string' || Array.isArray(parent)) return gone(path);
    if (!hasKey(parent, last)) return gone(path);
    this.inverse.push({ op: 'set', path, value: get(parent, last), at: keysOf(parent).indexOf(last) });
    removeKey(parent, last);
    return undefined;
  }

  private insert({ path, index, value }: Op & { op: 'insert' }): Issue | undefined {
    const list = this.open(path, path.length);
    if (!Array.isArray(list)) return gone(path);
    const at = clampIndex(index, list.length);
    list.splice(at, 0, value);
    const key = isCellList(path) ? rowOfCell(this.containers[2], at) : keyOfMember(value, at);
    this.inverse.push({ op: 'remove', path: [...path, key] });
    this.count(path, 1);
    return undefined;
  }

  private remove({ path }: Op & { op: 'remove' }): Issue | undefined {
    const found = this.openMember(path);
    if (!found) return gone(path);
    const [value] = found.list.splice(found.index, 1);
    const list = path.slice(0, -1);
    this.inverse.push({ op: 'insert', path: list, index: found.index, value });
    this.count(list, -1);
    return undefined;
  }

  private move(op: Op & { op: 'move' }): Issue | undefined {
    const { path, index, to } = op;
    if (to && !Array.isArray(this.open(to, to.length))) return gone(to);
    const found = this.openMember(path);
    if (!found) return gone(path);
    const [value] = found.list.splice(found.index, 1);
    const target = to ? this.open(to, to.length) : found.list;
    if (!Array.isArray(target)) return gone(to ?? path);
    const at = clampIndex(index, target.length);
    target.splice(at, 0, value);
    const from = path.slice(0, -1);
    const back = [...(to ?? from), keyOfMember(value, at)];
    this.inverse.push({ op: 'move', path: back, index: found.index, ...(to && { to: from }) });
    return undefined;
  }

  private openMember(path: EditPath): { list: unknown[]; index: number } | undefined {
    const last = path[path.length - 1];
    const list = this.open(path, path.length - 1);
    if (!Array.isArray(list) || last === undefined) return undefined;
    const index = this.indexIn(list, last);
    return index < 0 ? undefined : { list, index };
  }

  /** Index of a member or cell of the list that is open, or -1. */
  private indexIn(list: readonly unknown[], key: EditKey): number {
    if (typeof key === 'number') return key >= 0 && key < list.length ? key : -1;
    if (typeof key === 'string') return -1;
    if (!('row' in key)) return indexOfMember(list, key);
    const table = this.containers[2];
    const index = isJsonObject(table) && Array.isArray(table.rows) ? indexOfMember(table.rows, { id: key.row }) : -1;
    return index < list.length ? index : -1;
  }

  /** Updates the counts of a table to match its open list of rows or columns. */
  private count(list: EditPath, by: number): void {
    const table = this.containers[2];
    if (isJsonObject(table)) changeCount(table, list, by);
  }

  /** The container at the first `depth` keys of `path`, as a copy that may be changed; undefined when there is none. */
  private open(path: EditPath, depth: number): Container | undefined {
    const { keys, containers } = this;
    let at = 0;
    const limit = Math.min(depth, this.depth);
    while (at < limit && isSameKey(keys[at], path[at])) at += 1;
    this.depth = at;
    let container = containers[at];
    for (; at < depth; at += 1) {
      const key = path[at];
      if (container === undefined || key === undefined) return undefined;
      container = this.openChild(container, key);
      if (container === undefined) return undefined;
      keys[at] = key;
      containers[at + 1] = container;
      this.depth = at + 1;
    }
    return container;
  }

  private openChild(parent: Container, key: EditKey): Container | undefined {
    if (Array.isArray(parent)) {
      const index = this.indexIn(parent, key);
      const copy = this.own(parent[index]);
      if (copy) parent[index] = copy;
      return copy;
    }
    if (typeof key !== 'string') return undefined;
    const copy = this.own(get(parent, key));
    if (copy) assign(parent, key, copy);
    return copy;
  }

  /** A copy that this run may change. Plain objects are small and are copied each time they are opened. */
  private own(child: unknown): Container | undefined {
    if (!(child instanceof Map) && !Array.isArray(child)) return isJsonObject(child) ? { ...child } : undefined;
    if (this.owned.has(child)) return child;
    const copy = copyOf(child);
    this.owned.add(copy);
    return copy;
  }
}

function copyOf(container: Map<string, unknown> | unknown[]): Map<string, unknown> | unknown[] {
  if (container instanceof Map) return new Map(container);
  const copy = container.slice();
  openCopy(container, copy);
  return copy;
}

function isSameKey(left: EditKey | undefined, right: EditKey | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  if ('id' in left) return 'id' in right && left.id === right.id;
  if ('row' in left) return 'row' in right && left.row === right.row;
  return 'name' in right && left.name === right.name;
}

/** The key under which a replaced member is found again. */
function keyAfter(key: EditKey, value: unknown, index: number): EditKey {
  return typeof key === 'number' || (typeof key === 'object' && 'row' in key) ? key : keyOfMember(value, index);
}

function hasKey(container: Exclude<Container, unknown[]>, key: string): boolean {
  return container instanceof Map ? container.has(key) : Object.hasOwn(container, key);
}

function get(container: Exclude<Container, unknown[]>, key: string): unknown {
  if (container instanceof Map) return container.get(key);
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

function keysOf(container: Exclude<Container, unknown[]>): string[] {
  return container instanceof Map ? [...container.keys()] : Object.keys(container);
}

function removeKey(container: Exclude<Container, unknown[]>, key: string): void {
  if (container instanceof Map) container.delete(key);
  else delete container[key];
}

/** Sets a key; a new one is at position `at` among the keys when that is given. */
function put(container: Exclude<Container, unknown[]>, key: string, value: unknown, at?: number): void {
  const later = at !== undefined && !hasKey(container, key) ? keysOf(container).slice(at) : [];
  const values = later.map((name) => get(container, name));
  for (const name of later) removeKey(container, name);
  assign(container, key, value);
  for (const [index, name] of later.entries()) assign(container, name, values[index]);
}

function assign(container: Exclude<Container, unknown[]>, key: string, value: unknown): void {
  if (container instanceof Map) container.set(key, value);
  else container[key] = value;
}

/** True for equal plain values and for equal points, sizes and colors; setting those changes nothing. */
function isSameValue(before: unknown, value: unknown): boolean {
  if (before === value) return true;
  if (!isJsonObject(before) || !isJsonObject(value)) return false;
  for (const key in value) if (before[key] !== value[key]) return false;
  return Object.keys(before).join() === Object.keys(value).join();
}

function plainPath(path: EditPath): PathKey[] {
  return path.map((key) => (typeof key === 'object' ? (Object.values(key)[0] ?? '') : key));
}

function gone(path: EditPath): Issue {
  const message = 'This no longer exists.';
  return { code: 'edit.target', severity: 'blocking', path: plainPath(path), params: {}, message };
}

function refused(path: EditPath): Issue {
  const message = 'This cannot be changed.';
  return { code: 'edit.refused', severity: 'blocking', path: plainPath(path), params: {}, message };
}
