import type { Changes, ChangesQuery, DatabaseStore, Stored } from '../stores/databaseStore.ts';
import { stored } from '../stores/databaseStore.ts';

export interface HeldQuery {
  readonly query: ChangesQuery;
  readonly timeout: number;
  readonly user: string;
  readonly signal: AbortSignal;
}

interface Feed {
  /** Counts the writes of this process. */
  writes: number;
  /** This sequence was the newest after so many writes. */
  settled?: { readonly sequence: string; readonly writes: number };
  readonly waiters: Set<Waiter>;
}

interface Waiter {
  readonly user: string;
  readonly since: number;
  wake(): void;
  /** Ends the feed without changes. */
  drop(): void;
}

/** Why a feed is not held. */
export type Busy = { readonly ok: false; readonly busy: true };

/**
 * Above the usual number, the oldest feed of a user ends once it was held for a while: its client asks again at once, so
 * that without the while all of them would ask all the time. Still more are refused.
 */
const limits = { feeds: 20_000, perUser: 8, mostPerUser: 16, least: 2000, databases: 20_000 };

/**
 * Feeds that wait for a change. They are held here, and woken by the writes that go through the store, so that a client
 * that waits costs the store nothing. Docs: docs/decisions/0066-sync-server.md.
 */
export class Feeds {
  private readonly feeds = new Map<string, Feed>();
  private readonly held = new Map<string, Set<Waiter>>();
  private readonly limits: typeof limits;
  private count = 0;
  private isClosed = false;
  private readonly store: DatabaseStore;

  constructor(store: DatabaseStore, given: Partial<typeof limits> = {}) {
    this.store = store;
    this.limits = { ...limits, ...given };
    store.onWrite((name) => {
      const feed = this.feeds.get(name);
      if (!feed) return;
      feed.writes += 1;
      for (const waiter of [...feed.waiters]) waiter.wake();
    });
  }

  /** How many requests are held. */
  get size(): number {
    return this.count;
  }

  /** Answers at once when there are changes, else with the first one, or with none when the time is over. */
  async changes(name: string, { query, timeout, user, signal }: HeldQuery): Promise<Stored<Changes> | Busy> {
    const until = performance.now() + timeout;
    const feed = this.feed(name);
    let since = query.since ?? '0';
    for (;;) {
      const { writes } = feed;
      if (feed.settled?.sequence !== since || feed.settled.writes !== writes) {
        const found = await this.store.changes(name, { ...query, since });
        if (!found.ok || found.value.results.length > 0) return found;
        since = found.value.lastSequence;
        // A feed of some documents only does not know the newest sequence of all.
        if (!query.ids) feed.settled = { sequence: since, writes };
      }
      const left = until - performance.now();
      const isOver = left <= 0 || signal.aborted || this.isClosed;
      if (!isOver && this.isFull(user)) return { ok: false, busy: true };
      if (isOver || (feed.writes === writes && !(await this.wait(feed, user, left, signal)))) {
        return stored({ results: [], lastSequence: since, pending: 0 });
      }
    }
  }

  /** Ends the feeds of a user, or of everybody, on a database: access may have changed. */
  end(name: string, user?: string): void {
    for (const waiter of [...(this.feeds.get(name)?.waiters ?? [])]) {
      if (user === undefined || waiter.user === user) waiter.wake();
    }
  }

  /** Ends all feeds of a user, whose sessions changed. */
  endUser(user: string): void {
    for (const waiter of [...(this.held.get(user) ?? [])]) waiter.wake();
  }

  /** Ends all feeds, without changes; later ones end at once. */
  close(): void {
    this.isClosed = true;
    for (const { waiters } of this.feeds.values()) for (const waiter of [...waiters]) waiter.wake();
  }

  private feed(name: string): Feed {
    const feed = this.feeds.get(name) ?? { writes: 0, waiters: new Set() };
    this.feeds.delete(name);
    this.feeds.set(name, feed);
    for (const [oldest, { waiters }] of this.feeds) {
      if (this.feeds.size <= limits.databases) break;
      if (waiters.size === 0) this.feeds.delete(oldest);
      else break;
    }
    return feed;
  }

  private isFull(user: string): boolean {
    return this.count >= this.limits.feeds || (this.held.get(user)?.size ?? 0) >= this.limits.mostPerUser;
  }

  /** True when something happened, false when the feed is to end. */
  private wait(feed: Feed, user: string, milliseconds: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const mine = this.held.get(user) ?? new Set();
      this.held.set(user, mine);
      const end = (hasChanged: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        if (!feed.waiters.delete(waiter)) return;
        mine.delete(waiter);
        if (mine.size === 0) this.held.delete(user);
        this.count -= 1;
        resolve(hasChanged && !this.isClosed);
      };
      const waiter = { user, since: performance.now(), wake: () => end(true), drop: () => end(false) };
      const onAbort = () => end(false);
      const timer = setTimeout(() => end(false), milliseconds);
      signal.addEventListener('abort', onAbort);
      feed.waiters.add(waiter);
      mine.add(waiter);
      this.count += 1;
      if (mine.size > this.limits.perUser) this.rotate(mine);
    });
  }

  /** Ends as many of the oldest feeds as are too many, each not before it was held for a while. */
  private rotate(mine: ReadonlySet<Waiter>): void {
    const [oldest] = mine;
    if (!oldest || mine.size <= this.limits.perUser) return;
    const left = oldest.since + this.limits.least - performance.now();
    if (left > 0) setTimeout(() => this.rotate(mine), left).unref();
    else {
      oldest.drop();
      this.rotate(mine);
    }
  }
}
