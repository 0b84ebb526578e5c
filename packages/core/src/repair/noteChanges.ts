import { limits } from '../model/limits.ts';
import { locationText, type Notes } from '../model/parse/notes.ts';
import { type DocumentPath, type PathKey, valueAt } from '../model/path.ts';
import type { DocumentChange } from './repairChange.ts';

/** The note about one path, that of the original value. */
export interface PathNote {
  readonly path: readonly PathKey[];
  readonly why: string;
  /** True for an element that was removed from its list, so that later ones moved up. */
  readonly isLeftOut: boolean;
}

/** Collects every note from reading a document, until there are more than repair can list. */
export function createPathNotes(document: DocumentPath): Notes & { readonly pathNotes: readonly PathNote[] } {
  const pathNotes: PathNote[] = [];
  return {
    pathNotes,
    add(_code, _severity, path, message, params = {}) {
      if (pathNotes.length > limits.repairs) return;
      const why = sentenceOf(typeof message === 'string' ? message : message(), locationText(document, path));
      const isLeftOut = typeof path.at(-1) === 'number' && 'used' in params && params.used === undefined;
      pathNotes.push({ path: [...path], why, isLeftOut });
    },
    list: () => [],
  };
}

/**
 * The changes that turn one value into the other, given notes on every path that differs, in document order. Notes
 * below another noted path are part of its change; removals from lists come last, from the end.
 */
export function changesFromNotes(before: unknown, after: unknown, notes: readonly PathNote[]): DocumentChange[] {
  const tree = treeOf(notes);
  const changes: DocumentChange[] = [];
  const removals: DocumentChange[] = [];
  for (const { path, why, isLeftOut } of outermost(notes, tree)) {
    const from = valueAt(before, path);
    if (isLeftOut) removals.push({ path, from, to: undefined, why });
    else {
      const to = valueAt(after, movedPath(path, tree));
      if (!Object.is(from, to)) changes.push({ path, from, to, why });
    }
  }
  return [...changes, ...removals.reverse()];
}

/** Noted paths as a tree of keys. */
interface NotedNode {
  readonly below: Map<PathKey, NotedNode>;
  isNoted: boolean;
  /** Indexes of the elements that were removed from this list. */
  readonly leftOut: number[];
}

function treeOf(notes: readonly PathNote[]): NotedNode {
  const root: NotedNode = { below: new Map(), isNoted: false, leftOut: [] };
  for (const { path, isLeftOut } of notes) {
    let node = root;
    for (const [depth, key] of path.entries()) {
      if (isLeftOut && depth === path.length - 1) node.leftOut.push(Number(key));
      let next = node.below.get(key);
      if (!next) {
        next = { below: new Map(), isNoted: false, leftOut: [] };
        node.below.set(key, next);
      }
      node = next;
    }
    node.isNoted = true;
  }
  return root;
}

/** Notes on paths that are not below another noted path, one per path. */
function outermost(notes: readonly PathNote[], tree: NotedNode): PathNote[] {
  const seen = new Set<NotedNode>();
  return notes.filter(({ path }) => {
    let node: NotedNode | undefined = tree;
    for (const key of path) {
      if (node?.isNoted) return false;
      node = node?.below.get(key);
    }
    if (!node || seen.has(node)) return false;
    seen.add(node);
    return true;
  });
}

/** The message without the location at its start. */
function sentenceOf(message: string, location: string): string {
  const rest = message.slice(location.length);
  return rest.startsWith(': ') ? rest.slice(2) : `It${rest}`;
}

/** The new path after elements were removed from the lists around it. */
function movedPath(path: readonly PathKey[], tree: NotedNode): PathKey[] {
  let node: NotedNode | undefined = tree;
  return path.map((key) => {
    const leftOut = node?.leftOut ?? [];
    node = node?.below.get(key);
    return typeof key === 'number' ? key - countBelow(leftOut, key) : key;
  });
}

/** How many of the ascending numbers are below the limit. */
function countBelow(rising: readonly number[], limit: number): number {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
