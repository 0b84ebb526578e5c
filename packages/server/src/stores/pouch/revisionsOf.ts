import type { RevisionBranch, RevisionNode } from './pouchTypes.ts';

interface KnownRevision {
  readonly rev: string;
  readonly isLeaf: boolean;
  readonly hasBody: boolean;
  readonly isDeleted: boolean;
}

/** The leaves that descend from a revision or are that revision; without one, all leaves. */
export function leavesBelow(tree: readonly RevisionBranch[], rev?: string): string[] {
  const below = rev === undefined ? tree : branchesAt(tree, rev);
  return revisionsOf(below).flatMap(({ rev: each, isLeaf }) => (isLeaf ? [each] : []));
}

function branchesAt(tree: readonly RevisionBranch[], rev: string): RevisionBranch[] {
  const open: RevisionBranch[] = [...tree];
  for (let next = open.pop(); next; next = open.pop()) {
    const { pos, ids } = next;
    if (`${pos}-${ids[0]}` === rev) return [next];
    for (const child of ids[2]) open.push({ pos: pos + 1, ids: child });
  }
  return [];
}

/**
 * All revisions of a tree, without recursion: histories can be long. A revision that arrived with cut histories can be
 * in several branches; it is one revision, and a leaf where it has no children in any of them.
 */
export function revisionsOf(tree: readonly RevisionBranch[]): KnownRevision[] {
  const found = new Map<string, KnownRevision>();
  const open: [number, RevisionNode][] = tree.map(({ pos, ids }) => [pos, ids]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [generation, [hash, { status, deleted }, children]] = next;
    const rev = `${generation}-${hash}`;
    const twin = found.get(rev);
    found.set(rev, {
      rev,
      isLeaf: children.length === 0 && twin?.isLeaf !== false,
      hasBody: status === 'available' || twin?.hasBody === true,
      isDeleted: deleted === true || twin?.isDeleted === true,
    });
    for (const child of children) open.push([generation + 1, child]);
  }
  return [...found.values()];
}
