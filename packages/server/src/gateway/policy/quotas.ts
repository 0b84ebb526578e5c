import type { DocumentFault } from '@playhouse/core';
import type { DatabaseStore, StoredDocument } from '../../stores/databaseStore.ts';
import { countDatabase, type DatabaseCount, newFileBytes } from './countDatabase.ts';

/** How much a database may have. */
export interface DatabaseLimits {
  readonly documents: number;
  /** Of all files. */
  readonly bytes: number;
  /** Whose storage it counts to: what they use elsewhere, and what they may use in all. */
  owner(): Promise<{ readonly used: number; readonly limit: number }>;
}

interface Counted {
  count: DatabaseCount;
  /** When it was counted; between, it only grows. */
  at: number;
}

/** How old a count may be, in ms: when something is refused because of it, and when it is only told. */
const ages = { refused: 10_000, told: 600_000 } as const;
const most = 1000;
const megabyte = 1024 * 1024;

export interface QuotaOptions {
  readonly store: DatabaseStore;
  /** Undefined for databases without limits. */
  limitsOf(database: string): Promise<DatabaseLimits | undefined>;
  /** Told some time after writes, with what there is now. */
  note(database: string, count: DatabaseCount): Promise<void>;
  readonly now: () => number;
}

/** Counts what projects use, and refuses files that are too much. Text can always be written, and always be deleted. */
export class Quotas {
  private readonly options: QuotaOptions;
  private readonly counted = new Map<string, Counted>();
  private readonly changed = new Set<string>();

  constructor(given: QuotaOptions) {
    this.options = given;
  }

  /** Faults of documents that would be too much, by their index. */
  async check(database: string, documents: readonly StoredDocument[]): Promise<ReadonlyMap<number, DocumentFault>> {
    const faults = new Map<number, DocumentFault>();
    if (!documents.some((document) => isNewDocument(document) || newFileBytes(document) > 0)) return faults;
    const limits = await this.options.limitsOf(database);
    if (!limits) return faults;
    let added = 0;
    let made = 0;
    for (const [index, document] of documents.entries()) {
      if (document._deleted === true) continue;
      const bytes = newFileBytes(document);
      const isNew = isNewDocument(document);
      const fault = await this.faultOf(database, limits, added + bytes, isNew ? made + 1 : 0, bytes > 0);
      if (fault) {
        faults.set(index, fault);
        continue;
      }
      added += bytes;
      if (isNew) made += 1;
    }
    return faults;
  }

  /** Adds what was accepted, and remembers to tell. */
  async add(database: string, documents: readonly StoredDocument[]): Promise<void> {
    const counted = this.counted.get(database);
    if (counted) {
      const live = documents.filter(({ _deleted }) => _deleted !== true);
      const bytes = live.reduce((sum, document) => sum + newFileBytes(document), counted.count.bytes);
      const made = live.filter(isNewDocument).length;
      counted.count = { bytes, documents: counted.count.documents + made };
    }
    this.changed.add(database);
  }

  /** Tells what changed since the last time, counted exactly. */
  async flush(): Promise<void> {
    const names = [...this.changed];
    this.changed.clear();
    for (const name of names) {
      if ((await this.options.limitsOf(name)) === undefined) continue;
      const count = await this.known(name, ages.told);
      if (count) await this.options.note(name, count);
    }
  }

  private async faultOf(
    database: string,
    { documents, bytes, owner }: DatabaseLimits,
    added: number,
    made: number,
    hasFiles: boolean,
  ): Promise<DocumentFault | undefined> {
    if (!hasFiles && made === 0) return undefined;
    const { used, limit } = hasFiles ? await owner() : { used: 0, limit: 0 };
    for (const age of [Number.POSITIVE_INFINITY, ages.refused]) {
      const count = await this.known(database, age);
      if (!count) return undefined;
      const isMany = made > 0 && count.documents + made > documents;
      const isLarge = hasFiles && (count.bytes + added > bytes || used + count.bytes + added > limit);
      if (!isMany && !isLarge) return undefined;
      if (age !== ages.refused) continue;
      if (isMany) return { code: 'quota.documents', reason: `A project has at most ${documents} documents.` };
      if (count.bytes + added > bytes) {
        return { code: 'quota.project', reason: `The files of a project have at most ${bytes / megabyte} MB.` };
      }
      const full = `${Math.round((used + count.bytes) / megabyte)} MB of ${Math.round(limit / megabyte)} MB`;
      return { code: 'quota.storage', reason: `Your storage is full: ${full} used.` };
    }
    return undefined;
  }

  /** The count, which may be so old. */
  private async known(database: string, age: number): Promise<DatabaseCount | undefined> {
    const found = this.counted.get(database);
    if (found && this.options.now() - found.at <= age) return found.count;
    return this.count(database);
  }

  private async count(database: string): Promise<DatabaseCount | undefined> {
    const count = await countDatabase(this.options.store, database);
    if (!count) return undefined;
    this.counted.delete(database);
    this.counted.set(database, { count, at: this.options.now() });
    const [oldest] = this.counted.keys();
    if (this.counted.size > most && oldest !== undefined) this.counted.delete(oldest);
    return count;
  }
}

/** Whether a document is a first revision, as nearly all new ones are. */
function isNewDocument({ _rev, _deleted }: StoredDocument): boolean {
  return _deleted !== true && (typeof _rev !== 'string' || _rev.startsWith('1-'));
}
