import { createHash } from 'node:crypto';
import { type Records, StoreFailure } from '../records/records.ts';
import type { AuditEntry } from '../records/recordTypes.ts';

/** What is written down, by the word that stands for it. Texts of people are never part of it. */
export type AuditWord =
  | 'session.begin'
  | 'session.refused'
  | 'session.end'
  | 'account.create'
  | 'account.change'
  | 'token.ask'
  | 'token.answer'
  | 'token.give'
  | 'token.end'
  | 'project.create'
  | 'project.rename'
  | 'project.trash'
  | 'project.undelete'
  | 'project.confirm-deletions'
  | 'game.share'
  | 'game.end'
  | 'project.merge'
  | 'version.keep'
  | 'version.keepLost'
  | 'version.restore'
  | 'version.delete'
  | 'admin.project'
  | 'admin.account'
  | 'admin.invite'
  | 'server.start'
  | 'server.restore';

export interface AuditNote {
  readonly word: AuditWord;
  readonly actor?: string;
  readonly object?: string;
  readonly count?: number;
}

/** What the first entry of a month follows. */
const beginning = '0'.repeat(64);

/**
 * Writes down who did what, one after the other, each entry with the digest of the one before, so that none can be
 * changed or left out later without being noticed.
 */
export class AuditLog {
  private readonly records: Records;
  private readonly now: () => number;
  private last: { readonly month: string; readonly number: number; readonly hash: string } | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(records: Records, now: () => number) {
    this.records = records;
    this.now = now;
  }

  /** Once it returns, the entry is stored. */
  write(note: AuditNote): Promise<void> {
    const written = this.queue.then(() => this.append(note));
    this.queue = written.catch(() => undefined);
    return written;
  }

  /** The first entry of a month that does not follow the one before it; undefined when all do. */
  async verify(month: string): Promise<string | undefined> {
    let previous = beginning;
    for (const [index, { key, value }] of (await this.records.list('audit', `${month}/`, 1_000_000)).entries()) {
      const { hash, ...rest } = value;
      if (key !== numbered(index + 1) || rest.previous !== previous || hash !== hashOf(rest)) return key;
      previous = hash;
    }
    return undefined;
  }

  private async append({ word, actor = '', object = '', count = 1 }: AuditNote): Promise<void> {
    const at = new Date(this.now()).toISOString();
    const month = at.slice(0, 7).replace('-', '');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const before = this.last?.month === month ? this.last : await this.newest(month);
      const number = before.number + 1;
      const rest = { at, word, actor, object, count, previous: before.hash };
      const entry: AuditEntry = { ...rest, hash: hashOf(rest) };
      if (await this.records.put('audit', `${month}/${numbered(number)}`, entry)) {
        this.last = { month, number, hash: entry.hash };
        return;
      }
      // Another process wrote one meanwhile.
      this.last = undefined;
    }
    throw new StoreFailure({ code: 'document.conflict', message: 'The audit log changes too often.' });
  }

  private async newest(month: string): Promise<{ month: string; number: number; hash: string }> {
    await this.records.makeDatabase(`audit_${month}`);
    const newest = await this.records.last('audit', `${month}/`);
    return { month, number: Number(newest?.key ?? 0), hash: newest?.value.hash ?? beginning };
  }
}

function numbered(number: number): string {
  return String(number).padStart(9, '0');
}

function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  const { at, word, actor, object, count, previous } = entry;
  return createHash('sha256')
    .update(JSON.stringify([at, word, actor, object, count, previous]))
    .digest('hex');
}
