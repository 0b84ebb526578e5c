import { syncTimes } from '../engine/syncTimes.ts';
import { orMissing, type PouchRevision } from './pouchRevisions.ts';

/** What remembering asks of PouchDB, as documented. */
export interface RefusedFilesPouch {
  get(id: string): Promise<PouchRevision>;
  put(document: object): Promise<unknown>;
}

/** A revision whose file the server refused. */
interface RefusedFile {
  readonly rev: string;
  readonly reason: string;
  /** In milliseconds. */
  readonly at: number;
}

type All = Readonly<Record<string, RefusedFile>>;

/** In the local database of the project. It is never replicated. */
const recordId = '_local/refused-files';

/** Which files the server refused, over restarts: files are large, and most are refused for what they are. */
export class RefusedFiles {
  private readonly now: () => number;
  private known: Promise<Map<string, RefusedFile>> | undefined;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Why a revision is not to be sent yet: the server refused it lately. Undefined for all others. */
  async reasonOf(pouch: RefusedFilesPouch, id: string, rev: string): Promise<string | undefined> {
    const found = (await this.read(pouch)).get(id);
    return found?.rev === rev && this.isLate(found) ? found.reason : undefined;
  }

  /** Documents with a revision that is not to be sent yet. */
  async lately(pouch: RefusedFilesPouch): Promise<ReadonlySet<string>> {
    const known = await this.read(pouch);
    return new Set([...known].flatMap(([id, each]) => (this.isLate(each) ? [id] : [])));
  }

  async add(pouch: RefusedFilesPouch, id: string, rev: string, reason: string): Promise<void> {
    (await this.read(pouch)).set(id, { rev, reason, at: this.now() });
  }

  /** Writes what was added, without what is too old to mean anything. */
  async store(pouch: RefusedFilesPouch): Promise<void> {
    const left = [...(await this.read(pouch))].filter(([, each]) => this.isLate(each));
    const stored = await orMissing<PouchRevision & { readonly files?: All }>(pouch.get(recordId));
    const files: All = Object.fromEntries(left);
    if (JSON.stringify(stored?.files ?? {}) === JSON.stringify(files)) return;
    await pouch.put({ _id: recordId, files, ...(stored && { _rev: stored._rev }) });
  }

  private isLate({ at }: RefusedFile): boolean {
    const age = this.now() - at;
    return age >= 0 && age < syncTimes.quarantine;
  }

  private read(pouch: RefusedFilesPouch): Promise<Map<string, RefusedFile>> {
    this.known ??= orMissing<PouchRevision & { readonly files?: All }>(pouch.get(recordId)).then(
      (stored) => new Map(Object.entries(stored?.files ?? {})),
      () => new Map(),
    );
    return this.known;
  }
}
