import { tombstoneHash } from './mergeRevision.ts';

/** A leaf of a document's revision tree. */
export interface Leaf {
  readonly rev: string;
  readonly isDeleted: boolean;
  /** Names of the revision and of its ancestors, newest first. */
  readonly history: readonly string[];
}

/**
 * What the revision tree of a document says: which leaves are open, and which revisions a revision contains. A revision
 * has one parent; what a merge took in beside it is told by the names of the tombstones.
 */
export class RevisionGraph {
  /** The leaves that are not deleted, by name. The last one wins. */
  readonly open: readonly Leaf[];
  private readonly parents = new Map<string, string>();
  private readonly generations = new Map<number, string[]>();
  private readonly taken = new Map<string, string[]>();
  private readonly contents = new Map<string, ReadonlySet<string>>();

  constructor(leaves: readonly Leaf[]) {
    this.open = leaves
      .filter(({ isDeleted }) => !isDeleted)
      .sort((left, right) => compareRevisions(left.rev, right.rev));
    for (const { history, isDeleted } of leaves) this.addHistory(history, isDeleted);
    for (const leaf of leaves) if (leaf.isDeleted) this.addTombstone(leaf);
  }

  /** The revision, its ancestors, and whatever the merges among them took in. */
  contentsOf(rev: string): ReadonlySet<string> {
    const known = this.contents.get(rev);
    if (known) return known;
    const found = new Set<string>();
    const left = [rev];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      const parent = this.parents.get(next);
      if (parent !== undefined) left.push(parent);
      left.push(...(this.taken.get(next) ?? []));
    }
    this.contents.set(rev, found);
    return found;
  }

  /** Those of these revisions whose parent is not known: they are the first ones, or the history before them is cut. */
  endsOf(contents: ReadonlySet<string>): string[] {
    return [...contents].filter((rev) => !this.parents.has(rev));
  }

  /** The revisions that both sides contain, without those that another of them contains; by name. */
  basesOf(left: ReadonlySet<string>, right: ReadonlySet<string>): string[] {
    const common = [...left].filter((rev) => right.has(rev)).sort((one, other) => compareRevisions(other, one));
    const covered = new Set<string>();
    let bases: string[] = [];
    for (const rev of common) {
      if (covered.has(rev)) continue;
      const contents = this.contentsOf(rev);
      // A winner that took in a leaf has the same generation.
      bases = [...bases.filter((base) => !contents.has(base)), rev];
      for (const each of contents) covered.add(each);
    }
    return bases.sort(compareRevisions);
  }

  private addHistory(history: readonly string[], isDeleted: boolean): void {
    for (const [index, rev] of history.entries()) {
      const parent = history[index + 1];
      // One history may be cut earlier than another one, which goes on where it ends.
      if (this.parents.has(rev)) continue;
      if (parent !== undefined) this.parents.set(rev, parent);
      // A tombstone merges nothing.
      if (isDeleted && index === 0) continue;
      const generation = generationOf(rev);
      const others = this.generations.get(generation) ?? [];
      if (!others.includes(rev)) this.generations.set(generation, [...others, rev]);
    }
  }

  /**
   * Finds the merge that a tombstone names: mostly one soon after the leaf, but a side that went on for long may have been
   * merged into one that did not.
   */
  private addTombstone({ rev, history }: Leaf): void {
    const leaf = history[1];
    if (leaf === undefined) return;
    const hash = hashOf(rev);
    const generations = [...this.generations.keys()].sort((one, other) => one - other);
    const first = generations.findIndex((each) => each >= generationOf(leaf));
    const [before, after] = first < 0 ? [generations, []] : [generations.slice(0, first), generations.slice(first)];
    for (const generation of [...after, ...before.toReversed()]) {
      const merge = this.generations.get(generation)?.find((each) => tombstoneHash(leaf, each) === hash);
      if (merge === undefined) continue;
      this.taken.set(merge, [...(this.taken.get(merge) ?? []), leaf]);
      return;
    }
  }
}

export function generationOf(rev: string): number {
  return Number(rev.slice(0, rev.indexOf('-')));
}

function hashOf(rev: string): string {
  return rev.slice(rev.indexOf('-') + 1);
}

/** By generation, then by hash: of several open leaves the last one wins. */
export function compareRevisions(left: string, right: string): number {
  const [first, second] = [generationOf(left), generationOf(right)];
  if (first !== second) return first - second;
  const [one, other] = [hashOf(left), hashOf(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}
