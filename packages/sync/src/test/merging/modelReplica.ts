import type { DocumentPath } from '@playhouse/core';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type {
  KeptRevision,
  MergeDatabase,
  MergeMemory,
  MergeNote,
  MergeProgress,
  MergeServer,
  StoredLeaf,
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
  /** Whether bodies of revisions that are no leaves are kept. */
  private readonly keepsBodies: boolean;
  sequence = 0;

  constructor(keepsBodies: boolean) {
    this.keepsBodies = keepsBodies;
  }

  has(rev: string): boolean {
    return this.revisions.has(rev);
  }

  body(rev: string): RecordBody | undefined {
    return this.revisions.get(rev)?.body;
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
    if (this.keepsBodies) return;
    for (const [each, revision] of this.revisions) if (this.parents.has(each)) revision.body = undefined;
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

/** Databases of one document in memory. */
export function modelReplicas(document: DocumentPath): Replicas<InMemory> {
  return {
    async create(place) {
      const replica = new ModelReplica(place === 'server');
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
  return {
    async changes(since) {
      const isChanged = replica.sequence > Number(since) && replica.leaves().length > 1;
      return { documents: isChanged ? [document] : [], since: `${replica.sequence}`, isLast: true };
    },
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
  const all: MergeNote[] = [];
  return {
    all,
    async keep(revisions: readonly KeptRevision[]) {
      for (const { rev, body } of revisions) bodies.set(rev, body);
      for (const rev of [...bodies.keys()].slice(0, -size)) bodies.delete(rev);
    },
    body: async (_, rev) => bodies.get(rev),
    async note(note) {
      all.push(note);
    },
    notes: async () => all.toReversed(),
  };
}
