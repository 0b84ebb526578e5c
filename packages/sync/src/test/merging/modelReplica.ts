import type { DocumentPath } from '@playhouse/core';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type {
  KeptRevision,
  LeafNames,
  MergeDatabase,
  MergeMemory,
  MergeNote,
  MergeProgress,
  MergeServer,
  StoredLeaf,
  Trail,
} from '../../merge/mergePorts.ts';
import type { RecordBody } from '../../store/database.ts';

interface ModelRevision {
  parent: string | undefined;
  readonly isDeleted: boolean;
  body: RecordBody | undefined;
}

/** One document in one database, as CouchDB keeps it: a tree of revisions, of which the leaves have bodies. */
class ModelReplica {
  private readonly revisions = new Map<string, ModelRevision>();
  private readonly parents = new Set<string>();
  /** The version history has bodies of revisions that the tree does not know any more. */
  private readonly cut = new Map<string, RecordBody>();
  /** Whether bodies of revisions that are no leaves are kept. */
  private readonly keepsBodies: boolean;
  /** How many revisions are kept of the history of each leaf. */
  private readonly limit: number;
  sequence = 0;

  constructor(keepsBodies: boolean, limit: number) {
    this.keepsBodies = keepsBodies;
    this.limit = limit;
  }

  has(rev: string): boolean {
    return this.revisions.has(rev);
  }

  body(rev: string): RecordBody | undefined {
    return this.revisions.get(rev)?.body ?? this.cut.get(rev);
  }

  leaves(): StoredLeaf[] {
    return [...this.revisions].flatMap(([rev, { isDeleted, body }]) =>
      this.parents.has(rev)
        ? []
        : [{ rev, isDeleted, history: this.history(rev), ...(body && !isDeleted && { body }) }],
    );
  }

  private history(rev: string): string[] {
    const found: string[] = [];
    for (let at: string | undefined = rev; at !== undefined; at = this.revisions.get(at)?.parent) found.push(at);
    return found;
  }

  add({ rev, history, body }: Pick<NewRevision, 'rev' | 'history' | 'body'>): void {
    if (this.revisions.has(rev)) return;
    for (const [index, each] of history.entries()) {
      const parent = history[index + 1];
      const known = this.revisions.get(each);
      if (!known)
        this.revisions.set(each, { parent, isDeleted: each === rev && !body, body: each === rev ? body : undefined });
      else known.parent ??= parent;
      if (parent !== undefined) this.parents.add(parent);
    }
    this.sequence += 1;
    if (!this.keepsBodies)
      for (const [each, revision] of this.revisions) if (this.parents.has(each)) revision.body = undefined;
    this.cutHistories();
  }

  private cutHistories(): void {
    const histories = this.leaves().map(({ history }) => history.slice(0, this.limit));
    const kept = new Set(histories.flat());
    const ends = new Set(histories.flatMap((history) => history.slice(-1)));
    const followed = new Set(histories.flatMap((history) => history.slice(0, -1)));
    for (const [rev, revision] of this.revisions) {
      if (ends.has(rev) && !followed.has(rev)) revision.parent = undefined;
      if (kept.has(rev)) continue;
      this.revisions.delete(rev);
      if (revision.body) this.cut.set(rev, revision.body);
    }
  }
}

/** A database of a history, with what is needed to merge in it. */
export interface Replica {
  readonly database: MergeDatabase;
  readonly server: MergeServer;
}

/** The databases of a history. */
export interface Replicas<Each extends Replica = Replica> {
  /** One on a device forgets old bodies at once, as PouchDB does. */
  create(place: 'device' | 'server'): Promise<Each>;
  /** Copies what is missing. Returns the revisions that both have now. */
  copy(from: Each, to: Each): Promise<readonly KeptRevision[]>;
}

interface InMemory extends Replica {
  readonly replica: ModelReplica;
}

/** Databases of one document in memory, which keep so many revisions of a history. */
export function modelReplicas(document: DocumentPath, limit = Number.POSITIVE_INFINITY): Replicas<InMemory> {
  return {
    async create(place) {
      const replica = new ModelReplica(place === 'server', limit);
      return { replica, database: asDatabase(replica, document), server: asServer(replica) };
    },
    copy: async (from, to) => replicate(from.replica, to.replica).map((each) => ({ document, ...each })),
  };
}

/** Copies the leaves that the other replica does not have. Returns the revisions that both have now. */
function replicate(from: ModelReplica, to: ModelReplica): { rev: string; body: RecordBody }[] {
  const copied = from.leaves().filter(({ rev }) => !to.has(rev));
  for (const leaf of copied) to.add(leaf);
  return copied.flatMap(({ rev, body }) => (body ? [{ rev, body }] : []));
}

function asDatabase(replica: ModelReplica, document: DocumentPath): MergeDatabase {
  let progress: MergeProgress | undefined;
  const names = () => replica.leaves().map(({ rev }) => rev);
  return {
    async changes(since) {
      const isChanged = replica.sequence > Number(since) && replica.leaves().length > 1;
      return { documents: isChanged ? [document] : [], since: `${replica.sequence}`, isLast: true };
    },
    allLeaves: async () => new Map([[document, names()]]),
    leaves: async () => replica.leaves(),
    body: async (_, rev) => replica.body(rev),
    readProgress: async () => progress,
    async writeProgress(next) {
      progress = next;
    },
    async write(revisions) {
      for (const revision of revisions) replica.add(revision);
    },
    copyFile: async () => undefined,
  };
}

function asServer(replica: ModelReplica): MergeServer {
  return {
    leaves: async (documents) => new Map(documents.map((each) => [each, replica.leaves().map(({ rev }) => rev)])),
    tree: async () => replica.leaves(),
    async missing(revisions) {
      const missing = [...revisions].map(([id, all]) => [id, all.filter((rev) => !replica.has(rev))] as const);
      return new Map(missing.filter(([, all]) => all.length > 0));
    },
    body: async (_, rev) => replica.body(rev),
    async write(revisions) {
      for (const revision of revisions) replica.add(revision);
      return true;
    },
  };
}

/** The last bodies of one document. */
export function createModelMemory(size: number): MergeMemory & { all: readonly MergeNote[] } {
  const bodies = new Map<string, RecordBody>();
  const trailsOf = new Map<DocumentPath, readonly Trail[]>();
  let kept: LeafNames = new Map();
  let owed: LeafNames = new Map();
  const all: MergeNote[] = [];
  return {
    all,
    async keep(revisions: readonly KeptRevision[]) {
      for (const { rev, body } of revisions) bodies.set(rev, body);
      for (const rev of [...bodies.keys()].slice(0, -size)) bodies.delete(rev);
    },
    body: async (_, rev) => bodies.get(rev),
    shared: async () => [...bodies.keys()].toReversed(),
    trails: async (document) => trailsOf.get(document) ?? [],
    async keepTrails(document, trails) {
      trailsOf.set(document, trails);
    },
    kept: async () => kept,
    async writeKept(names) {
      kept = names;
    },
    owed: async () => owed,
    async writeOwed(names) {
      owed = names;
    },
    async note(note) {
      all.push(note);
    },
    notes: async () => all.toReversed(),
  };
}
