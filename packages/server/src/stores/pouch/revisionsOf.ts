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

interface Step {
  readonly hash: string;
  readonly generation: number;
  readonly parent: Step | undefined;
  readonly length: number;
}

/** A history as CouchDB writes it: the generation of a revision, and the hashes from there back. */
export interface History {
  readonly start: number;
  readonly ids: readonly string[];
}

/** Finds histories of revisions: of a revision that is in several branches, the longest. */
export function historiesIn(tree: readonly RevisionBranch[]): (rev: string) => History | undefined {
  const steps = new Map<string, Step>();
  const open: { generation: number; node: RevisionNode; parent: Step | undefined }[] = [];
  for (const { pos, ids } of tree) open.push({ generation: pos, node: ids, parent: undefined });
  for (let next = open.pop(); next; next = open.pop()) {
    const { generation, node, parent } = next;
    const [hash, , children] = node;
    const step: Step = { hash, generation, parent, length: (parent?.length ?? 0) + 1 };
    const rev = `${generation}-${hash}`;
    if (step.length > (steps.get(rev)?.length ?? 0)) steps.set(rev, step);
    for (const child of children) open.push({ generation: generation + 1, node: child, parent: step });
  }
  return (rev) => {
    const found = steps.get(rev);
    const ids: string[] = [];
    for (let step = found; step; step = step.parent) ids.push(step.hash);
    return found && { start: found.generation, ids };
  };
}
