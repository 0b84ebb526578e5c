/** How much may be deleted without asking, and for how long a confirmation is good. */
const limits = { share: 0.2, documents: 20, window: 3600_000, confirmed: 600_000, most: 10_000 } as const;

interface Deleted {
  /** Deletions of the last hour: when, and how many. */
  recent: { readonly at: number; readonly count: number }[];
  confirmed?: { left: number; readonly until: number };
}

/**
 * Asks before a session deletes a large part of a project: an old device, or one whose storage was wiped, would
 * otherwise delete on all others what it does not know.
 */
export class MassDeletions {
  private readonly sessions = new Map<string, Deleted>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** How many of these deletions may be carried out now, in a database of so many documents. They count as done. */
  allow(session: string, database: string, wanted: number, documents: number): number {
    const now = this.now();
    const deleted = this.of(session, database);
    deleted.recent = deleted.recent.filter(({ at }) => now - at < limits.window);
    const before = deleted.recent.reduce((sum, { count }) => sum + count, 0);
    // The part is of what there was before the session began to delete.
    const free = Math.max(limits.documents, Math.floor(limits.share * (documents + before)));
    let allowed = wanted;
    if (before + wanted > free) {
      const { confirmed } = deleted;
      if (confirmed && confirmed.until > now && confirmed.left >= wanted) confirmed.left -= wanted;
      else allowed = 0;
    }
    if (allowed > 0) deleted.recent.push({ at: now, count: allowed });
    return allowed;
  }

  /** Lets a session delete so many more documents in the next ten minutes. */
  confirm(session: string, database: string, documents: number): void {
    this.of(session, database).confirmed = { left: documents, until: this.now() + limits.confirmed };
  }

  private of(session: string, database: string): Deleted {
    const key = `${session} ${database}`;
    const deleted = this.sessions.get(key) ?? { recent: [] };
    this.sessions.delete(key);
    this.sessions.set(key, deleted);
    const [oldest] = this.sessions.keys();
    if (this.sessions.size > limits.most && oldest !== undefined) this.sessions.delete(oldest);
    return deleted;
  }
}
