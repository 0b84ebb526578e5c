import {
  changedDocuments,
  type DocumentPath,
  documentAt,
  emptyHistory,
  type History,
  type Project,
  type ProjectDocument,
} from '@playhouse/core';
import type { HistoryKeeper } from '../history/historyKeeper.ts';
import type { DocumentChange, ProjectStore, SaveReport } from '../projectStore.ts';
import { databaseAccess, faultOf, type StoreFault } from '../store/fault.ts';
import type { JournalPort } from './journal.ts';
import { createJournalWriter, type JournalWriter } from './journalWriter.ts';
import {
  advanceSaveQueue,
  cleanQueue,
  type SaveQueueEffect,
  type SaveQueueEvent,
  type SaveQueueState,
} from './saveQueue.ts';
import { withDocuments } from './withDocuments.ts';

/** Time as the saver sees it. */
export interface SaverTimers {
  now(): number;
  /** Calls `work` later; returns what prevents it. */
  after(milliseconds: number, work: () => void): () => void;
}

export interface ProjectSaverOptions {
  readonly store: Pick<ProjectStore, 'save'>;
  readonly id: string;
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** The project as the database has it, and the revisions of its documents. */
  readonly stored: Project;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /** The project with what the journal knew more; equal to `stored` when it knew nothing. */
  readonly current: Project;
  /** The journal's last entry. */
  readonly sequence: number;
  /** Keeps the history beside the project; left out where there is none. */
  readonly history?: HistoryKeeper;
  /** True when the journal or the stored history has to be brought up to date though no document differs. */
  readonly isBehind?: boolean;
}

export interface SaverState {
  readonly kind: 'saved' | 'saving' | 'failed';
  /** True while every edit is in the database or in the journal: then closing the tab loses nothing. */
  readonly isSafe: boolean;
  readonly fault?: StoreFault;
}

/** Keeps one open project: journal at once, database soon. */
export interface ProjectSaver {
  /** Told of the project and of its history after each edit, at once. */
  record(project: Project, history?: History): void;
  /** Writes what is not in the database yet; settles when that is done or has failed. */
  flush(): Promise<SaverState>;
  getState(): SaverState;
  subscribe(listener: () => void): () => void;
  /** Flushes and stops. */
  close(): Promise<SaverState>;
  /** Stops without writing; what is not in the database stays in the journal. */
  abandon(): void;
}

/** Starts to save a project that was just opened; what the journal recovered is written first. */
export function createProjectSaver(options: ProjectSaverOptions): ProjectSaver {
  const saver = new Saver(options);
  if (options.current !== options.stored || options.isBehind) saver.resume();
  return {
    record: (project, history) => saver.record(project, history),
    flush: () => saver.flush(),
    getState: () => saver.state,
    subscribe: (listener) => saver.subscribe(listener),
    close: () => saver.close(),
    abandon: () => saver.abandon(),
  };
}

const savedState: SaverState = { kind: 'saved', isSafe: true };
const savingState: SaverState = { kind: 'saving', isSafe: true };
const unsafeState: SaverState = { kind: 'saving', isSafe: false };

class Saver {
  state: SaverState = savedState;
  private readonly options: ProjectSaverOptions;
  private readonly revisions: Map<DocumentPath, string>;
  private readonly listeners = new Set<() => void>();
  private readonly waiters: (() => void)[] = [];
  /** Each document as the database has it. */
  private stored: Project;
  private current: { readonly project: Project; readonly history: History };
  private readonly journal: JournalWriter;
  private queue: SaveQueueState = cleanQueue;
  private cancelTimer: () => void = () => undefined;
  private isClosed = false;
  /** Why the last write failed. */
  private fault: StoreFault | undefined;

  constructor(options: ProjectSaverOptions) {
    this.options = options;
    this.revisions = new Map(options.revisions);
    this.stored = options.stored;
    this.current = { project: options.current, history: options.history?.opened ?? emptyHistory };
    this.journal = createJournalWriter(options.journal, options.id, options.sequence);
  }

  resume(): void {
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    this.advance({ type: 'flush' });
  }

  record(project: Project, history: History = this.current.history): void {
    const before = this.current;
    if (this.isClosed || (project === before.project && history === before.history)) return;
    const note = this.options.history?.note(before.history, history);
    const isKept = this.journal.append(before.project, project, this.revisions, note);
    this.current = { project, history };
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept });
  }

  flush(): Promise<SaverState> {
    this.advance({ type: 'flush' });
    if (this.queue.phase !== 'writing') return Promise.resolve(this.state);
    return new Promise((resolve) => this.waiters.push(() => resolve(this.state)));
  }

  async close(): Promise<SaverState> {
    const state = await this.flush();
    this.abandon();
    return state;
  }

  abandon(): void {
    this.isClosed = true;
    this.cancelTimer();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private advance(event: SaveQueueEvent): void {
    const { state, effects } = advanceSaveQueue(this.queue, event);
    this.queue = state;
    for (const effect of effects) this.perform(effect);
    this.show();
  }

  private perform(effect: SaveQueueEffect): void {
    this.cancelTimer();
    if (effect.type === 'schedule') {
      this.cancelTimer = this.options.timers.after(effect.after, () => this.advance({ type: 'timer' }));
    }
    if (effect.type === 'write') void this.write();
  }

  private async write(): Promise<void> {
    const { store, id, timers, history } = this.options;
    const target = this.current;
    const mark = this.journal.begin();
    for (;;) {
      const changes = [...changedDocuments(this.stored, target.project)].map(([document, value]) =>
        this.changeOf(document, value),
      );
      const report = changes.length === 0 ? nothingToDo : await store.save(id, changes).catch(brokenReport);
      this.accept(report, target.project);
      this.fault = report.fault;
      // Where there is no room the history goes first.
      const isFull = report.fault?.code === 'database.full';
      if (!isFull || this.isClosed || !(await history?.giveUp())) break;
    }
    const state = { ...target, revisions: this.revisions, sequence: mark };
    const isNeeded = !this.fault && (this.isClosed || (await history?.write(state)) === 'journalled');
    if (this.fault) this.advance({ type: 'failed' });
    else {
      this.journal.settle(mark, isNeeded);
      this.advance({ type: 'written', at: timers.now() });
    }
    if (this.queue.phase !== 'writing') for (const waiter of this.waiters.splice(0)) waiter();
  }

  private changeOf(document: DocumentPath, value: ProjectDocument | undefined): DocumentChange {
    const revision = this.revisions.get(document);
    return { document, value, ...(revision !== undefined && { revision }) };
  }

  /** Notes what is stored now: all of `target`, or after a fault those documents of it that went in. */
  private accept({ stored, fault }: SaveReport, target: Project): void {
    for (const [document, revision] of stored) {
      if (revision === undefined) this.revisions.delete(document);
      else this.revisions.set(document, revision);
    }
    if (!fault) this.stored = target;
    else this.stored = withDocuments(this.stored, partOfProject(target, stored));
  }

  private show(): void {
    const isSafe = this.journal.isSafe();
    const { phase } = this.queue;
    let next: SaverState = savedState;
    if (this.fault && phase !== 'clean') next = { kind: 'failed', isSafe, fault: this.fault };
    else if (phase !== 'clean') next = isSafe ? savingState : unsafeState;
    const { kind, fault } = this.state;
    if (next.kind === kind && next.isSafe === this.state.isSafe && next.fault === fault) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

function partOfProject(
  project: Project,
  documents: ReadonlyMap<DocumentPath, unknown>,
): Map<DocumentPath, ProjectDocument | undefined> {
  return new Map([...documents.keys()].map((document) => [document, documentAt(project, document)]));
}

const nothingToDo: SaveReport = { stored: new Map() };

function brokenReport(error: unknown): SaveReport {
  return { stored: new Map(), fault: faultOf(error, databaseAccess) };
}
