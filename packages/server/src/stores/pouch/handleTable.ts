/** Opens and closes the database of a name. Neither is ever called for a name that is still opening or closing. */
export interface HandlePort<Handle> {
  open(name: string): Promise<Handle>;
  close(handle: Handle): Promise<void>;
}

interface Entry<Handle> {
  readonly handle: Promise<Handle>;
  users: number;
  /** Failed in a way after which a database works only once it has been opened again, such as a full disk. */
  isBroken: boolean;
}

/**
 * The open databases: at most `limit`, of which the one unused for longest closes first and one in use never. When all
 * are in use, the next waits. A database that is closing is opened again only after it has closed.
 */
export class HandleTable<Handle> {
  /** The least recently used first. */
  private readonly entries = new Map<string, Entry<Handle>>();
  /** Names that are closing, or that somebody has to themselves. */
  private readonly blocked = new Map<string, Promise<void>>();
  private waiting: (() => void)[] = [];
  private readonly port: HandlePort<Handle>;
  private readonly limit: number;

  constructor(port: HandlePort<Handle>, limit: number) {
    this.port = port;
    this.limit = limit;
  }

  /** How many databases are open, opening or closing. */
  get size(): number {
    return this.entries.size + this.blocked.size;
  }

  async use<Value>(name: string, work: (handle: Handle, discard: () => void) => Promise<Value>): Promise<Value> {
    const entry = await this.enter(name);
    try {
      const handle = await entry.handle.catch((error: unknown) => {
        entry.isBroken = true;
        throw error;
      });
      return await work(handle, () => {
        entry.isBroken = true;
      });
    } finally {
      entry.users -= 1;
      if (entry.isBroken && entry.users === 0) void this.dismiss(name, entry);
      this.wake();
    }
  }

  /** Does something with a database that nobody has open, and keeps it closed meanwhile. */
  async alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      const entry = this.entries.get(name);
      if (this.blocked.has(name)) await this.blocked.get(name);
      else if (!entry) return this.block(name, work);
      else if (entry.users === 0) await this.dismiss(name, entry);
      else await this.change();
    }
  }

  /** Closes everything that is not in use, and waits for what is. */
  async close(): Promise<void> {
    for (const name of [...this.entries.keys()]) await this.alone(name, () => Promise.resolve());
    await Promise.all(this.blocked.values());
  }

  private async enter(name: string): Promise<Entry<Handle>> {
    for (;;) {
      const entry = this.entries.get(name);
      if (this.blocked.has(name)) await this.blocked.get(name);
      else if (entry?.isBroken) await this.change();
      else if (entry) return this.touch(name, entry);
      else if (this.size < this.limit) {
        return this.touch(name, { handle: this.port.open(name), users: 0, isBroken: false });
      } else {
        const [idle] = [...this.entries].filter(([, { users }]) => users === 0);
        await (idle ? this.dismiss(...idle) : this.change());
      }
    }
  }

  private touch(name: string, entry: Entry<Handle>): Entry<Handle> {
    entry.users += 1;
    this.entries.delete(name);
    this.entries.set(name, entry);
    return entry;
  }

  private dismiss(name: string, entry: Entry<Handle>): Promise<void> {
    if (this.entries.get(name) !== entry) return Promise.resolve();
    this.entries.delete(name);
    return this.block(name, async () => {
      const handle = await entry.handle.catch(() => undefined);
      if (handle !== undefined) await this.port.close(handle).catch(() => undefined);
    });
  }

  private async block<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const result = work();
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    this.blocked.set(name, done);
    try {
      return await result;
    } finally {
      this.blocked.delete(name);
      this.wake();
    }
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
