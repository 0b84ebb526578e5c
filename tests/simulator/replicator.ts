import type { DatabaseStore, StoredDocument } from '../../packages/server/src/stores/databaseStore.ts';
import type { ReplicatorEvent } from '../../packages/sync/src/engine/engine.ts';
import type { Replication } from '../../packages/sync/src/engine/state.ts';
import type { MergeMemory } from '../../packages/sync/src/merge/mergePorts.ts';
import { replicationFault } from '../../packages/sync/src/pouch/replicationFault.ts';
import type { PlantedFault } from './faults.ts';
import type { Life } from './life.ts';
import type { SimulatedAnswer, SimulatedRequest } from './network.ts';
import { bodyOf, resultOf } from './storedProject.ts';

type Tell = (event: ReplicatorEvent) => void;
type Direction = 'push' | 'pull';

export interface ReplicatorPorts {
  readonly life: Life;
  readonly store: DatabaseStore;
  readonly name: string;
  readonly memory: MergeMemory;
  readonly planted: PlantedFault | undefined;
  send(request: SimulatedRequest): Promise<SimulatedAnswer>;
}

/** Small, so that a connection often breaks between two batches. */
export const batch = 3;
const longestPause = 10_000;

/**
 * Replicates as PouchDB does: by batches, with checkpoints on both sides that are written after what they stand for.
 * PouchDB itself reads clocks and makes random names.
 */
export class Replicator {
  private readonly ports: ReplicatorPorts;
  private wakeUp: () => void = () => undefined;

  constructor(ports: ReplicatorPorts) {
    this.ports = ports;
  }

  /** Something changed here or on the server. */
  wake(): void {
    this.wakeUp();
  }

  start(replication: Replication, tell: Tell): () => void {
    let isOver = false;
    const say: Tell = (event) => void (isOver || tell(event));
    const work = async () => {
      for (let isFirst = true; !isOver; isFirst = false) {
        const moved = await Promise.all([this.once('push', say), this.once('pull', say)]);
        if (isOver) return;
        if (replication === 'initial') return say({ type: 'complete' });
        if (isFirst || moved.includes(true)) say({ type: 'paused' });
        await this.pause();
      }
    };
    work().catch((error: unknown) => say({ type: 'failed', fault: replicationFault(error) }));
    return () => {
      isOver = true;
      this.wake();
    };
  }

  async resend(ids: readonly string[], tell: Tell): Promise<void> {
    const leaves = resultOf(await this.ports.store.changes(this.ports.name, { ids, style: 'all_docs' }));
    await this.push(leaves.results, tell);
  }

  async findMissing(): Promise<readonly string[]> {
    if (this.ports.planted === 'refused documents are forgotten') return [];
    const { results } = resultOf(await this.ports.store.changes(this.ports.name, { style: 'all_docs' }));
    const asked = Object.fromEntries(results.map(({ id, revisions }) => [id, revisions]));
    const missing = await this.ask({ method: 'POST', route: '/:database/_revs_diff', body: asked });
    return Object.keys(missing as object);
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.ports.life.after(longestPause, resolve);
      this.wakeUp = () => {
        cancel();
        resolve();
      };
    });
  }

  /** One direction, until there is nothing new. Returns whether something moved. */
  async once(direction: Direction, say: Tell): Promise<boolean> {
    let since = await this.readCheckpoint(direction);
    for (let hasMoved = false; ; ) {
      const { changes, last, isLast } = await this.changes(direction, since);
      if (changes.length === 0) return hasMoved;
      const isEarly = this.ports.planted === 'checkpoint before the documents';
      if (isEarly) await this.writeCheckpoint(direction, last);
      const moved = direction === 'push' ? await this.push(changes, say) : await this.pull(changes, say);
      if (!isEarly) await this.writeCheckpoint(direction, last);
      hasMoved ||= moved;
      since = last;
      if (isLast) return hasMoved;
    }
  }

  private async changes(direction: Direction, since: string) {
    const { store, name } = this.ports;
    if (direction === 'push') {
      const { results, lastSequence, pending } = resultOf(
        await store.changes(name, { since, limit: batch, style: 'all_docs' }),
      );
      return { changes: results, last: lastSequence, isLast: pending === 0 };
    }
    const query = { since, limit: `${batch}`, style: 'all_docs' };
    const { results, last_seq, pending } = (await this.ask({
      method: 'GET',
      route: '/:database/_changes',
      query,
    })) as RemoteChanges;
    const changes = results.map(({ id, changes: revisions }) => ({ id, revisions: revisions.map(({ rev }) => rev) }));
    return { changes, last: last_seq, isLast: pending === 0 };
  }

  private async push(changes: readonly Changed[], say: Tell): Promise<boolean> {
    const { store, name } = this.ports;
    const asked = Object.fromEntries(changes.map(({ id, revisions }) => [id, revisions]));
    const missing = (await this.ask({ method: 'POST', route: '/:database/_revs_diff', body: asked })) as Missing;
    const wanted = Object.entries(missing).flatMap(([id, each]) => each.missing.map((rev) => ({ id, rev })));
    if (wanted.length === 0) return false;
    const rows = resultOf(await store.bulkGet(name, wanted, { revs: true, latest: true }));
    const docs = rows.flatMap(({ found }) => found);
    const body = { docs, new_edits: false };
    const refused = (await this.ask({ method: 'POST', route: '/:database/_bulk_docs', body })) as RefusedRow[];
    for (const { _id } of docs) {
      const row = refused.find(({ id }) => id === _id);
      if (!row) continue;
      if (row.error !== 'forbidden') throw Object.assign(new Error(row.error), { status: 500 });
      say({ type: 'denied', refused: { id: _id, reason: row.reason } });
    }
    const sent = docs.filter(({ _id }) => !refused.some(({ id }) => id === _id));
    await this.keep(sent);
    if (sent.length > 0) say({ type: 'sent', documents: [...new Set(sent.map(({ _id }) => _id))] });
    if (rows.some(({ missing: unread }) => unread.length > 0)) throw unreadable();
    return true;
  }

  private async pull(changes: readonly Changed[], say: Tell): Promise<boolean> {
    const { store, name } = this.ports;
    const asked = new Map(changes.map(({ id, revisions }) => [id, revisions]));
    const missing = resultOf(await store.revsDiff(name, asked));
    const docs = [...missing].flatMap(([id, revisions]) => revisions.map((rev) => ({ id, rev })));
    if (docs.length === 0) return false;
    const query = { revs: 'true', latest: 'true' };
    const answer = await this.ask({ method: 'POST', route: '/:database/_bulk_get', query, body: { docs } });
    const entries = (answer as BulkGet).results.flatMap((each) => each.docs);
    const found = entries.flatMap(({ ok }) => ok ?? []);
    resultOf(await store.bulkDocs(name, found, { newEdits: false }));
    await this.keep(found);
    say({ type: 'active' });
    if (entries.some(({ error }) => error)) throw unreadable();
    return true;
  }

  private async keep(documents: readonly StoredDocument[]): Promise<void> {
    const living = documents.filter(({ _deleted }) => _deleted !== true);
    await this.ports.memory.keep(
      living.map((each) => ({ document: each._id, rev: String(each._rev), body: bodyOf(each) })),
    );
  }

  /** A checkpoint counts only if both sides have it. */
  private async readCheckpoint(direction: Direction): Promise<string> {
    const { store, name, send } = this.ports;
    const here = await store.local.get(name, direction);
    const there = await send({ method: 'GET', route: '/:database/_local/:document', document: direction });
    if (there.status !== 200 && there.status !== 404) throw faultOf(there);
    const since = (there.body as { since?: string }).since;
    return here.ok && since !== undefined && here.value.since === since ? since : '0';
  }

  private async writeCheckpoint(direction: Direction, since: string): Promise<void> {
    const { store, name } = this.ports;
    const [route, document] = ['/:database/_local/:document', direction];
    for (let attempt = 0; ; attempt += 1) {
      const there = await this.ports.send({ method: 'GET', route, document });
      const _rev = (there.body as { _rev?: string })._rev;
      const body = { since, ...(there.status === 200 && { _rev }) };
      const written = await this.ports.send({ method: 'PUT', route, document, body });
      if (written.status === 201) break;
      // A request that was delivered twice can have overtaken this one.
      if (written.status !== 409 || attempt === 3) throw faultOf(written);
    }
    const here = await store.local.get(name, direction);
    resultOf(await store.local.put(name, direction, { since, ...(here.ok && { _rev: here.value._rev }) }));
  }

  private async ask(request: SimulatedRequest): Promise<unknown> {
    const answer = await this.ports.send(request);
    if (answer.status >= 400) throw faultOf(answer);
    return answer.body;
  }
}

interface Changed {
  readonly id: string;
  readonly revisions: readonly string[];
}

interface RemoteChanges {
  readonly results: readonly { readonly id: string; readonly changes: readonly { readonly rev: string }[] }[];
  readonly last_seq: string;
  readonly pending: number;
}

type Missing = Readonly<Record<string, { readonly missing: readonly string[] }>>;

interface RefusedRow {
  readonly id: string;
  readonly error: string;
  readonly reason: string;
}

interface BulkGetEntry {
  readonly ok?: StoredDocument;
  readonly error?: unknown;
}

interface BulkGet {
  readonly results: readonly { readonly docs: readonly BulkGetEntry[] }[];
}

/** PouchDB stores what it can read of a batch, and then stops. */
function unreadable(): Error {
  return new Error('There was a problem getting docs.');
}

export function faultOf({ status, body }: SimulatedAnswer): Error {
  const { error, reason } = body as { error?: string; reason?: string };
  return Object.assign(new Error(reason), { status, name: error, reason });
}
