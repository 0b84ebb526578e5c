import type { SaverTimers } from '../save/projectSaver.ts';

/** A document that is not replicated, in which PouchDB keeps how far it got. */
export interface Checkpoint {
  readonly _id: string;
  readonly _rev?: string;
}

export interface CheckpointPouch {
  get(id: string): Promise<Checkpoint>;
  put(document: Checkpoint): Promise<{ readonly rev: string }>;
}

interface Entry {
  /** Undefined while there is none. */
  current: Checkpoint | undefined;
  /** The revision that the server has. */
  rev: string | undefined;
  isSaved: boolean;
}

/** How long a checkpoint waits before it is written, in ms. One that is lost only makes the next replication compare more. */
const behind = 5000;

/** The checkpoints of a replication on the server: read once, and written some seconds later. */
export class CheckpointsBehind {
  private readonly pouch: CheckpointPouch;
  private readonly timers: SaverTimers;
  private readonly before: Promise<void>;
  private readonly entries = new Map<string, Promise<Entry>>();
  private cancel: (() => void) | undefined;

  /** `before` is what still writes the same checkpoints. */
  constructor(pouch: CheckpointPouch, timers: SaverTimers, before: Promise<void> = Promise.resolve()) {
    this.pouch = pouch;
    this.timers = timers;
    this.before = before;
  }

  async get(id: string): Promise<Checkpoint> {
    const { current } = await this.entryOf(id);
    if (current) return structuredClone(current);
    throw Object.assign(new Error('missing'), { status: 404, name: 'not_found', reason: 'missing' });
  }

  async put(document: Checkpoint): Promise<object> {
    const entry = await this.entryOf(document._id);
    Object.assign(entry, { current: structuredClone(document), isSaved: false });
    this.cancel ??= this.timers.after(behind, () => void this.flush());
    return { ok: true, id: document._id, rev: document._rev ?? '0-1' };
  }

  /** Writes what was not written. What the server does not take is forgotten, since the replication goes on without it. */
  async flush(): Promise<void> {
    this.cancel?.();
    this.cancel = undefined;
    await Promise.all([...this.entries].map(([id, entry]) => this.save(id, entry)));
  }

  private async save(id: string, read: Promise<Entry>): Promise<void> {
    try {
      const entry = await read;
      if (entry.isSaved || !entry.current) return;
      entry.isSaved = true;
      const { _rev: _, ...document } = entry.current;
      const { rev } = await this.pouch.put({ ...document, ...(entry.rev !== undefined && { _rev: entry.rev }) });
      entry.rev = rev;
    } catch {
      this.entries.delete(id);
    }
  }

  private entryOf(id: string): Promise<Entry> {
    const known = this.entries.get(id);
    if (known) return known;
    const read = this.read(id);
    this.entries.set(id, read);
    read.catch(() => this.entries.delete(id));
    return read;
  }

  private async read(id: string): Promise<Entry> {
    await this.before;
    try {
      const current = await this.pouch.get(id);
      return { current, rev: current._rev, isSaved: true };
    } catch (error) {
      if (Reflect.get(Object(error), 'status') !== 404) throw error;
      return { current: undefined, rev: undefined, isSaved: true };
    }
  }
}
