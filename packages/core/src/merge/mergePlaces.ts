import type { NodeCollection, NodePlace } from '../diff/documentNodes.ts';
import { compareCodePoints } from '../model/text.ts';
import { type MergeSide, winnerOf } from './conflict.ts';
import { isSamePlace, type Trees } from './livingNodes.ts';

/** Where everything of a document is after a merge, and what both sides wanted elsewhere. */
export interface MergedPlaces {
  readonly places: ReadonlyMap<string, NodePlace>;
  readonly clashes: readonly { readonly key: string; readonly kept: MergeSide }[];
}

/**
 * The list of each living thing: where a side moved it to. When both moved it, or when each side moved one of two things
 * into the other, one of the moves holds.
 */
export function mergePlaces(collection: NodeCollection, trees: Trees, living: ReadonlySet<string>): MergedPlaces {
  const places = new Map<string, NodePlace>();
  const clashes = new Map<string, MergeSide>();
  for (const key of living) {
    const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map((tree) => tree.get(key)?.place);
    let place = mine ?? theirs;
    if (mine && theirs && !isSamePlace(mine, theirs)) {
      if (isSamePlace(base, mine)) place = theirs;
      else if (!isSamePlace(base, theirs)) {
        const kept = winnerOf(mine, theirs);
        clashes.set(key, kept);
        place = kept === 'mine' ? mine : theirs;
      }
    }
    if (place) places.set(key, place);
  }
  const moved = [...living].filter((key) => {
    const [mine, theirs] = [trees.mine.get(key), trees.theirs.get(key)];
    return mine && theirs && !isSamePlace(mine.place, theirs.place);
  });
  breakCircles({ collection, trees, living, places, clashes }, moved.sort(compareCodePoints));
  return { places, clashes: [...clashes].map(([key, kept]) => ({ key, kept })) };
}

interface Circles {
  readonly collection: NodeCollection;
  readonly trees: Trees;
  readonly living: ReadonlySet<string>;
  readonly places: Map<string, NodePlace>;
  readonly clashes: Map<string, MergeSide>;
}

/** Takes back one move of each circle; every circle has one, because neither side alone has circles. */
function breakCircles(run: Circles, moved: readonly string[]): void {
  const { trees, living, places, clashes } = run;
  const returned = new Set<string>();
  for (;;) {
    const key = moved.find((candidate) => !returned.has(candidate) && isInCircle(places, candidate));
    const stuck = key ?? moved.find((candidate) => isInCircle(places, candidate));
    if (stuck === undefined) return;
    const [mine, theirs] = [trees.mine.get(stuck)?.place, trees.theirs.get(stuck)?.place];
    const side = isSamePlace(places.get(stuck), mine) ? 'theirs' : 'mine';
    const other = side === 'mine' ? mine : theirs;
    const isPossible = key !== undefined && other && (other.parent === '' || living.has(other.parent));
    places.set(stuck, isPossible ? other : rootPlace(run.collection, stuck));
    clashes.set(stuck, side);
    returned.add(stuck);
  }
}

function isInCircle(places: ReadonlyMap<string, NodePlace>, key: string): boolean {
  const seen = new Set<string>();
  for (let at = places.get(key)?.parent; at !== undefined && !seen.has(at); at = places.get(at)?.parent) {
    if (at === key) return true;
    seen.add(at);
  }
  return false;
}

/** The outermost list for a behavior. */
function rootPlace(collection: NodeCollection, key: string): NodePlace {
  const slash = key.indexOf('/');
  const parent = slash >= 0 ? key.slice(0, slash) : collection === 'behaviors' ? 'behavior:' : '';
  return { parent, list: 'behaviors' };
}
