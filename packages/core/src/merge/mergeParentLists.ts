import type { NodeCollection, ParentList } from '../diff/documentNodes.ts';
import { compareCodePoints } from '../model/text.ts';
import { type MergeSide, winnerOf } from './conflict.ts';
import { isSameList, type Trees } from './livingNodes.ts';

/** Where everything in a document is after a merge, and what both sides wanted elsewhere. */
export interface MergedParentLists {
  readonly parentLists: ReadonlyMap<string, ParentList>;
  readonly clashes: readonly { readonly key: string; readonly kept: MergeSide }[];
}

/**
 * The list of each living thing: where a side moved it. When both moved it, or when each side moved one of two things
 * into the other, one of the moves wins.
 */
export function mergeParentLists(
  collection: NodeCollection,
  trees: Trees,
  living: ReadonlySet<string>,
): MergedParentLists {
  const parentLists = new Map<string, ParentList>();
  const clashes = new Map<string, MergeSide>();
  for (const key of living) {
    const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map((tree) => tree.get(key)?.parentList);
    let parentList = mine ?? theirs;
    if (mine && theirs && !isSameList(mine, theirs)) {
      if (isSameList(base, mine)) parentList = theirs;
      else if (!isSameList(base, theirs)) {
        const kept = winnerOf(mine, theirs);
        clashes.set(key, kept);
        parentList = kept === 'mine' ? mine : theirs;
      }
    }
    if (parentList) parentLists.set(key, parentList);
  }
  const moved = [...living].filter((key) => {
    const [mine, theirs] = [trees.mine.get(key), trees.theirs.get(key)];
    return mine && theirs && !isSameList(mine.parentList, theirs.parentList);
  });
  breakCircles({ collection, trees, living, parentLists, clashes }, moved.sort(compareCodePoints));
  return { parentLists, clashes: [...clashes].map(([key, kept]) => ({ key, kept })) };
}

interface Circles {
  readonly collection: NodeCollection;
  readonly trees: Trees;
  readonly living: ReadonlySet<string>;
  readonly parentLists: Map<string, ParentList>;
  readonly clashes: Map<string, MergeSide>;
}

/** Reverts one move in each cycle; every cycle contains one, because neither side alone has cycles. */
function breakCircles(run: Circles, moved: readonly string[]): void {
  const { trees, living, parentLists, clashes } = run;
  const returned = new Set<string>();
  for (;;) {
    const key = moved.find((candidate) => !returned.has(candidate) && isInCircle(parentLists, candidate));
    const stuck = key ?? moved.find((candidate) => isInCircle(parentLists, candidate));
    if (stuck === undefined) return;
    const [mine, theirs] = [trees.mine.get(stuck)?.parentList, trees.theirs.get(stuck)?.parentList];
    const side = isSameList(parentLists.get(stuck), mine) ? 'theirs' : 'mine';
    const other = side === 'mine' ? mine : theirs;
    const isPossible = key !== undefined && other && (other.parent === '' || living.has(other.parent));
    parentLists.set(stuck, isPossible ? other : rootList(run.collection, stuck));
    clashes.set(stuck, side);
    returned.add(stuck);
  }
}

function isInCircle(parentLists: ReadonlyMap<string, ParentList>, key: string): boolean {
  const seen = new Set<string>();
  for (let at = parentLists.get(key)?.parent; at !== undefined && !seen.has(at); at = parentLists.get(at)?.parent) {
    if (at === key) return true;
    seen.add(at);
  }
  return false;
}

/** The outermost list for a behavior. */
function rootList(collection: NodeCollection, key: string): ParentList {
  const slash = key.indexOf('/');
  const parent = slash >= 0 ? key.slice(0, slash) : collection === 'behaviors' ? 'behavior:' : '';
  return { parent, list: 'behaviors' };
}
