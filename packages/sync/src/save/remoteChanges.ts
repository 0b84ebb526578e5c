import { type DocumentPath, documentPathToPath, type ProjectDocument, readDocument } from '@playhouse/core';
import { compareRevisions, generationOf, RevisionGraph } from '../merge/revisionGraph.ts';
import type { Database, RecordLeaf } from '../store/database.ts';
import { isAssetPath } from '../store/edge.ts';
import type { ArrivedDocument, ProjectSaver, SaverTimers } from './projectSaver.ts';

export interface RemoteChangePorts {
  /** Opens the database of the project, again after each failure. */
  readonly open: () => Promise<Pick<Database, 'leaves' | 'readAll' | 'readFile' | 'watch'>>;
  readonly saver: Pick<ProjectSaver, 'takeIn' | 'revisionOf'>;
  readonly timers: Pick<SaverTimers, 'after'>;
  /** Puts documents into the open project; undefined removes one. */
  readonly replace: (documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>) => void;
  /** Puts a file into the open project; undefined removes it. */
  readonly replaceFile: (path: string, bytes: Uint8Array | undefined) => void;
  /** The changes of the database, also those made here, with the winning revision. */
  readonly onChange?: (id: string, rev: string) => void;
  readonly report: (error: unknown) => void;
}

/**
 * In milliseconds: how long changes are gathered, since a replication stores many at once and in any order, and when
 * something that could not be taken in is tried again.
 */
const times = { gather: 20, retry: 250 } as const;

/**
 * Brings what a replication or a merge stores into the open project. A document waits while it has unsaved edits: saving
 * makes them a leaf of their own, and what is taken in after that contains them.
 */
export class RemoteChanges {
  private readonly ports: RemoteChangePorts;
  private database: ReturnType<RemoteChangePorts['open']> | undefined;
  private readonly pending = new Set<string>();
  private readonly waiting = new Set<string>();
  private running: Promise<void> | undefined;
  private endWatch: () => void = () => undefined;
  private cancelRetry: (() => void) | undefined;
  private isOver = false;

  constructor(ports: RemoteChangePorts) {
    this.ports = ports;
  }

  /** From when this resolves, every change is noticed. */
  async start(): Promise<void> {
    await this.connected();
  }

  /** Resolves when everything noticed so far is taken in, or has to wait. */
  async settled(): Promise<void> {
    await this.running;
  }

  /** Takes in what was stored before this started, other than files that are known already. */
  async catchUp(hasFile: (path: string) => boolean): Promise<void> {
    const { saver } = this.ports;
    const stored = await (await this.connected()).readAll();
    const isNew = (id: string, revision: string) =>
      isAssetPath(id) ? !hasFile(id) : saver.revisionOf(id) !== revision;
    for (const { id, revision } of stored) if (isNew(id, revision)) this.note(id, revision);
    while (!this.isOver && (this.running || this.waiting.size > 0)) {
      await (this.running ?? new Promise<void>((resolve) => this.ports.timers.after(times.retry, resolve)));
    }
  }

  stop(): void {
    this.isOver = true;
    this.endWatch();
    this.cancelRetry?.();
  }

  private connected(): ReturnType<RemoteChangePorts['open']> {
    this.database ??= this.ports.open().then((database) => {
      this.endWatch = database.watch((id, rev) => this.note(id, rev));
      return database;
    });
    return this.database;
  }

  private note(id: string, rev: string): void {
    this.ports.onChange?.(id, rev);
    if (this.isOver || !(documentPathToPath(id) || isAssetPath(id))) return;
    this.pending.add(id);
    this.run();
  }

  private run(): void {
    this.running ??= this.takeAll().finally(() => {
      this.running = undefined;
    });
  }

  private async takeAll(): Promise<void> {
    await new Promise<void>((resolve) => this.ports.timers.after(times.gather, resolve));
    while (this.pending.size > 0 && !this.isOver) {
      const ids = [...this.pending];
      this.pending.clear();
      for (const id of await this.take(ids).catch((error: unknown) => this.failed(error, ids))) this.waiting.add(id);
      if (this.waiting.size > 0) this.cancelRetry ??= this.ports.timers.after(times.retry, () => this.retry());
    }
  }

  /** Returns what has to wait. */
  private async take(ids: readonly string[]): Promise<readonly string[]> {
    const { saver, replace, replaceFile } = this.ports;
    const database = await this.connected();
    const documents = ids.filter((id) => !isAssetPath(id));
    const seen = new Map(documents.map((document) => [document, saver.revisionOf(document)]));
    const arrived = new Map<DocumentPath, ArrivedDocument>();
    // Files first, so that nothing names one that is missing.
    for (const path of ids.filter(isAssetPath)) replaceFile(path, await database.readFile(path));
    for (const document of documents) {
      const found = arrivedAt(document, await database.leaves(document), seen.get(document));
      if (found) arrived.set(document, found);
    }
    if (this.isOver) return [];
    // Saved meanwhile: what was read does not say whether that is in it.
    const stale = [...arrived.keys()].filter((document) => saver.revisionOf(document) !== seen.get(document));
    for (const document of stale) arrived.delete(document);
    return [...stale, ...saver.takeIn(arrived, replace)];
  }

  private retry(): void {
    this.cancelRetry = undefined;
    for (const id of this.waiting) this.pending.add(id);
    this.waiting.clear();
    this.run();
  }

  /** Browsers close databases for good when something fails. */
  private failed(error: unknown, ids: readonly string[]): readonly string[] {
    this.ports.report(error);
    this.endWatch();
    this.database = undefined;
    return ids;
  }
}

/** What is to be shown of a document instead of what was seen last; undefined when nothing. */
function arrivedAt(
  document: DocumentPath,
  leaves: readonly RecordLeaf[],
  seen: string | undefined,
): ArrivedDocument | undefined {
  const open = leaves
    .filter(({ isDeleted }) => !isDeleted)
    .sort((left, right) => compareRevisions(left.rev, right.rev));
  const winner = open.at(-1);
  if (!winner) return seen !== undefined && isRemoved(document, leaves, seen) ? removed : undefined;
  if (winner.rev === seen || !isReady(leaves, open, winner, seen)) return undefined;
  const read = readDocument(document, winner.body);
  return read.ok ? { value: read.value.value, revision: winner.rev } : undefined;
}

const removed: ArrivedDocument = { value: undefined, revision: undefined };

/** A database that was emptied has no tombstones. */
function isRemoved(document: DocumentPath, leaves: readonly RecordLeaf[], seen: string): boolean {
  const isNeeded = document === 'object.json' || document === 'assets.json';
  return !isNeeded && leaves.some((leaf) => leaf.history.includes(seen) || isCutAfter(leaf, seen));
}

/** Whether so many edits were made since then that the history no longer tells whether it is in there. */
function isCutAfter({ history }: RecordLeaf, seen: string): boolean {
  return generationOf(history.at(-1) ?? '1-') > generationOf(seen);
}

/**
 * Whether the winner contains what was seen. If it does not, both are going to be merged first; or the history was cut
 * after so many edits that what was seen is no longer in it.
 */
function isReady(
  leaves: readonly RecordLeaf[],
  open: readonly RecordLeaf[],
  winner: RecordLeaf,
  seen: string | undefined,
): boolean {
  if (seen === undefined) return true;
  const graph = new RevisionGraph(leaves);
  const isIn = ({ rev }: RecordLeaf) => graph.contentsOf(rev).has(seen);
  return isIn(winner) || open.every((leaf) => isCutAfter(leaf, seen));
}
