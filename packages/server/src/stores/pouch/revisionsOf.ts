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

/** All revisions of a tree, without recursion: histories can be long. */
export function revisionsOf(tree: readonly RevisionBranch[]): KnownRevision[] {
  const found: KnownRevision[] = [];
  const open: [number, RevisionNode][] = tree.map(({ pos, ids }) => [pos, ids]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [generation, [hash, { status, deleted }, children]] = next;
    found.push({
      rev: `${generation}-${hash}`,
      isLeaf: children.length === 0,
      hasBody: status === 'available',
      isDeleted: deleted === true,
    });
    for (const child of children) open.push([generation + 1, child]);
  }
  return found;
}
