/** A revision of a document; `body` is missing for ancestors that are known only by name. */
export interface TreeNode<Body> {
  readonly generation: number;
  readonly hash: string;
  readonly parent: string | undefined;
  readonly deleted: boolean;
  readonly body: Body | undefined;
}

/** How many generations are kept behind each leaf. */
const revisionLimit = 200;

/** The revisions of one document, by their name `{generation}-{hash}`. */
export class RevisionTree<Body> {
  private readonly nodes = new Map<string, TreeNode<Body>>();
  private readonly parents = new Set<string>();

  has(rev: string): boolean {
    return this.nodes.has(rev);
  }

  get(rev: string): TreeNode<Body> | undefined {
    return this.nodes.get(rev);
  }

  /** The leaves, the winner first: living ones before deleted ones, then by generation, then by hash. */
  leaves(): string[] {
    const rank = (rev: string): [number, number, string] => {
      const node = this.nodes.get(rev);
      return [node?.deleted ? 0 : 1, node?.generation ?? 0, node?.hash ?? ''];
    };
    return [...this.nodes.keys()]
      .filter((rev) => !this.parents.has(rev))
      .sort((left, right) => compare(rank(right), rank(left)));
  }

  winner(): string | undefined {
    return this.leaves()[0];
  }

  isDeleted(rev: string): boolean {
    return this.nodes.get(rev)?.deleted === true;
  }

  /** The hashes of a revision and its ancestors, newest first. */
  history(rev: string): string[] {
    return this.path(rev).map((each) => this.nodes.get(each)?.hash ?? '');
  }

  descendants(rev: string): string[] {
    return this.leaves().filter((leaf) => this.path(leaf).includes(rev));
  }

  /** Adds a revision with its history, newest first. Returns whether it was new. */
  add(generation: number, hashes: readonly string[], deleted: boolean, body: Body): boolean {
    const names = hashes.map((hash, index) => `${generation - index}-${hash}`);
    const isNew = names[0] !== undefined && !this.nodes.has(names[0]);
    for (const [index, rev] of names.entries()) {
      const parent = names[index + 1];
      const known = this.nodes.get(rev);
      if (known && (known.parent !== undefined || parent === undefined)) break;
      this.nodes.set(rev, {
        generation: generation - index,
        hash: hashes[index] ?? '',
        parent,
        deleted: known?.deleted ?? (index === 0 && deleted),
        body: known ? known.body : index === 0 ? body : undefined,
      });
      if (parent !== undefined) this.parents.add(parent);
    }
    this.stem();
    return isNew;
  }

  /** Forgets the bodies of revisions that are no leaves. */
  forgetBodies(isForgotten: (rev: string) => boolean): void {
    for (const [rev, node] of this.nodes) {
      if (this.parents.has(rev) && isForgotten(rev)) this.nodes.set(rev, { ...node, body: undefined });
    }
  }

  private path(rev: string): string[] {
    const found: string[] = [];
    for (let at: string | undefined = rev; at !== undefined && this.nodes.has(at); at = this.nodes.get(at)?.parent) {
      found.push(at);
    }
    return found;
  }

  /** Forgets ancestors that are too far behind every leaf. */
  private stem(): void {
    if (this.nodes.size <= revisionLimit) return;
    const kept = new Set(this.leaves().flatMap((leaf) => this.path(leaf).slice(0, revisionLimit)));
    for (const [rev, node] of [...this.nodes]) {
      if (!kept.has(rev)) this.nodes.delete(rev);
      else if (node.parent !== undefined && !kept.has(node.parent)) this.nodes.set(rev, { ...node, parent: undefined });
    }
    this.parents.clear();
    for (const { parent } of this.nodes.values()) if (parent !== undefined) this.parents.add(parent);
  }
}

function compare(left: readonly [number, number, string], right: readonly [number, number, string]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index] ?? 0;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
