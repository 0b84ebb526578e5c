import type { RecordLeaf } from '../store/database.ts';
import { leafOf, orMissing, type PouchRevision } from './pouchRevisions.ts';

/** A revision with its children: the hash of its name, whether it is deleted, and what continues it. */
export type TreeNode = readonly [string, { readonly deleted?: boolean }, readonly TreeNode[]];

/** A part of a tree, from the oldest revision that is known. */
export interface TreeRoot {
  readonly pos: number;
  readonly ids: TreeNode;
}

/** What reading leaves asks of a local database of PouchDB. Its documentation leaves out the trees. */
export interface TreePouch {
  info(): Promise<{ readonly update_seq: number; readonly doc_count: number }>;
  get(id: string, options: { readonly rev: string }): Promise<PouchRevision>;
  _getRevisionTree(id: string, done: (error: unknown, tree: readonly TreeRoot[]) => void): void;
}

interface Step {
  readonly rev: string;
  readonly parent: Step | undefined;
}

/**
 * All leaves of a document, open ones with their body; none if it is not there. PouchDB would read the whole tree again
 * for each leaf, and each merge leaves a deleted one.
 */
export async function readLeaves(pouch: TreePouch, document: string): Promise<RecordLeaf[]> {
  const tree = (await orMissing(readTree(pouch, document))) ?? [];
  const leaves = leavesOf(tree).map(async ({ rev, isDeleted, history }) => {
    if (isDeleted) return { rev, isDeleted, history };
    const found = await orMissing(pouch.get(document, { rev }));
    return found && { ...leafOf(found), history };
  });
  return (await Promise.all(leaves)).flatMap((leaf) => leaf ?? []);
}

/** Those that are ready: unlike other methods, that for trees does not wait until a database is open. */
const opened = new WeakSet<TreePouch>();

async function readTree(pouch: TreePouch, document: string): Promise<readonly TreeRoot[]> {
  if (!opened.has(pouch)) await pouch.info();
  opened.add(pouch);
  return new Promise((resolve, reject) => {
    pouch._getRevisionTree(document, (error, tree) => (error ? reject(error) : resolve(tree)));
  });
}

/**
 * The leaves of a tree, with the longest history of each, newest revision first. Histories that arrived cut can put a
 * revision into several branches; it is a leaf where nothing continues it in any of them.
 */
export function leavesOf(tree: readonly TreeRoot[]): Pick<RecordLeaf, 'rev' | 'isDeleted' | 'history'>[] {
  const leaves = new Map<string, Pick<RecordLeaf, 'rev' | 'isDeleted' | 'history'>>();
  const continued = new Set<string>();
  const open: { generation: number; node: TreeNode; parent: Step | undefined }[] = [];
  for (const { pos, ids } of tree) open.push({ generation: pos, node: ids, parent: undefined });
  // Without recursion: histories can be long.
  for (let next = open.pop(); next; next = open.pop()) {
    const { generation, node, parent } = next;
    const [hash, { deleted }, children] = node;
    const step: Step = { rev: `${generation}-${hash}`, parent };
    for (const child of children) open.push({ generation: generation + 1, node: child, parent: step });
    if (children.length > 0) {
      continued.add(step.rev);
      continue;
    }
    const history = historyOf(step);
    if (history.length <= (leaves.get(step.rev)?.history.length ?? 0)) continue;
    leaves.set(step.rev, { rev: step.rev, isDeleted: deleted === true, history });
  }
  return [...leaves.values()].filter(({ rev }) => !continued.has(rev));
}

function historyOf(leaf: Step): string[] {
  const history: string[] = [];
  for (let step: Step | undefined = leaf; step; step = step.parent) history.push(step.rev);
  return history;
}
