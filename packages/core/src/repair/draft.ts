import { isJsonObject } from '../model/json.ts';
import { type DocumentPath, type PathKey, valueAt } from '../model/path.ts';
import type { DocumentChange } from './repairChange.ts';

/** A document under repair. The input is never changed; parts that no change touches keep their identity. */
export interface Draft {
  readonly document: DocumentPath;
  /** The current document. */
  readonly value: unknown;
  readonly changes: readonly DocumentChange[];
  /** Sets a property or an element, or appends to a list. */
  set(path: readonly PathKey[], to: unknown, why: string): void;
  /** Removes a property or a list element. */
  remove(path: readonly PathKey[], why: string): void;
  /** Adopts a value that was repaired elsewhere, with the changes that lead to it. */
  replace(value: unknown, changes: readonly DocumentChange[]): void;
}

/** Creates a draft without changes. */
export function createDraft(document: DocumentPath, value: unknown): Draft {
  return new OpenDraft(document, value);
}

type Container = unknown[] | Record<string, unknown>;

class OpenDraft implements Draft {
  readonly document: DocumentPath;
  value: unknown;
  readonly changes: DocumentChange[] = [];
  /** Containers that were already copied, so that a second change in them copies nothing. */
  private readonly owned = new WeakSet<object>();

  constructor(document: DocumentPath, value: unknown) {
    this.document = document;
    this.value = value;
  }

  set(path: readonly PathKey[], to: unknown, why: string): void {
    const from = valueAt(this.value, path);
    const key = path.at(-1);
    if (key === undefined) this.value = to;
    else put(this.open(path.slice(0, -1)), key, to);
    this.changes.push({ path, from, to, why });
  }

  remove(path: readonly PathKey[], why: string): void {
    const from = valueAt(this.value, path);
    const key = path.at(-1);
    if (key === undefined) throw new Error('A document cannot be removed from itself.');
    const owner = this.open(path.slice(0, -1));
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else delete owner[key];
    this.changes.push({ path, from, to: undefined, why });
  }

  replace(value: unknown, changes: readonly DocumentChange[]): void {
    this.value = value;
    this.changes.push(...changes);
  }

  /** The container at a path, copied together with all its ancestors. */
  private open(path: readonly PathKey[]): Container {
    let container = this.own(this.value);
    this.value = container;
    for (const key of path) {
      const inner = this.own(Array.isArray(container) ? container[Number(key)] : container[key]);
      put(container, key, inner);
      container = inner;
    }
    return container;
  }

  private own(value: unknown): Container {
    if (!isContainer(value)) throw new Error('There is neither a list nor an object to change.');
    if (this.owned.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    this.owned.add(copy);
    return copy;
  }
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isJsonObject(value);
}

function put(container: Container, key: PathKey, value: unknown): void {
  if (Array.isArray(container)) container[Number(key)] = value;
  else container[key] = value;
}
