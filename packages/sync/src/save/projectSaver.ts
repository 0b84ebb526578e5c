import {
  type AssetFiles,
  type DocumentPath,
  emptyHistory,
  type History,
  type Project,
  type ProjectDocument,
} from '@playhouse/core';
import type { HistoryKeeper } from '../history/historyKeeper.ts';
import type { JournalPort } from '../journal/journal.ts';
import { createJournalWriter, type JournalWriter } from '../journal/journalWriter.ts';
import type { StoreFault } from '../store/fault.ts';
import type { Hold } from '../store/projectStore.ts';
import { createProjectWriter, type ProjectWriter, type ProjectWriterOptions } from './projectWriter.ts';
import { advanceSaveQueue, cleanQueue, type SaveQueueEvent, type SaveQueueState } from './saveQueue.ts';
import { createSaverStatus, type SaverState, type SaverStatus } from './saverStatus.ts';

/** A clock with timers, for the saver. */
export interface SaverTimers {
  now(): number;
  /** Calls `work` later; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export interface ProjectSaverOptions extends ProjectWriterOptions {
  readonly journal: JournalPort;
  readonly timers: SaverTimers;
  /** The project including the journal's edits; equal to `stored` when there were none. */
  readonly current: Project;
  /** Keeps the history with the project; absent when there is none. */
  readonly history?: HistoryKeeper;
  /** True when the journal or the stored history needs an update although no document differs. */
  readonly isBehind?: boolean;
}

/** What the saver needs from the open project. */
interface SaverHost {
  /** The asset files in memory, for a project that has to be stored again. */
  files(): AssetFiles;
  /** The database had lost the project, and contains it again. */
  onRebuilt(): void;
  /** Another tab has taken the project; this many of the last edits are missing there. */
  onTaken(unkept: number): void;
}

/** A document as somebody else stored it. */
export interface ArrivedDocument {
  /** Undefined for a removed one. */
  readonly value: ProjectDocument | undefined;
  readonly revision: string | undefined;
}

/** Keeps one open project: in the journal at once, in the database soon after. */
export interface ProjectSaver {
  readonly hold: Hold;
  /** Connects the open project. Before that, a lost project cannot be stored again. */
  connect(host: SaverHost): void;
  /** Called with the project and its history after each edit. */
  record(project: Project, history?: History): void;
  /**
   * Takes documents from elsewhere into the open project: `replace` must do that with those that have no unsaved edits.
   * Returns the others, which have to wait for the next save.
   */
  takeIn(
    arrived: ReadonlyMap<DocumentPath, ArrivedDocument>,
    replace: (documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>) => void,
  ): readonly DocumentPath[];
  /** The revision that the next save of a document continues. */
  revisionOf(document: DocumentPath): string | undefined;
  /** Writes what is not in the database yet; settles when that has succeeded or failed. */
  flush(): Promise<SaverState>;
  /** Checks that the database still has the project and that this tab still holds it. */
  verify(): Promise<SaverState>;
  getState(): SaverState;
  subscribe(listener: () => void): () => void;
  /** Flushes and stops. */
  close(): Promise<SaverState>;
  /** Stops without writing; what is not in the database stays in the journal. */
  abandon(): void;
}

/** Starts saving a project that was just opened; edits recovered from the journal are written first. */
export function createProjectSaver(options: ProjectSaverOptions): ProjectSaver {
  const saver = new Saver(options);
  if (options.current !== options.stored || options.isBehind) saver.resume();
  return {
    get hold() {
      return saver.database.hold;
    },
    connect: (host) => saver.connect(host),
    record: (project, history) => saver.record(project, history),
    takeIn: (arrived, replace) => saver.takeIn(arrived, replace),
    revisionOf: (document) => saver.database.revisions.get(document),
    flush: () => saver.flush(),
    verify: () => saver.verify(),
    getState: () => saver.status.get(),
    subscribe: (listener) => saver.status.subscribe(listener),
    close: () => saver.close(),
    abandon: () => saver.abandon(),
  };
}

class Saver {
  readonly status: SaverStatus = createSaverStatus();
  private readonly options: ProjectSaverOptions;
  private readonly waiters: (() => void)[] = [];
  readonly database: ProjectWriter;
  private current: { readonly project: Project; readonly history: History };
  private readonly journal: JournalWriter;
  private host: SaverHost | undefined;
  private queue: SaveQueueState = cleanQueue;
  private cancelTimer: () => void = () => undefined;
  private isClosed = false;
  private isTakingIn = false;
  /** Why the last write failed. */
  private fault: StoreFault | undefined;

  constructor(options: ProjectSaverOptions) {
    const { entry, journal, sequence } = options;
    this.options = options;
    this.database = createProjectWriter(options);
    this.current = { project: options.current, history: options.history?.opened ?? emptyHistory };
    this.journal = createJournalWriter({ journal, project: entry.id, holder: options.hold.holder, sequence });
  }

  connect(host: SaverHost): void {
    this.host = host;
    this.leaveIfTaken();
  }

  resume(): void {
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    this.advance({ type: 'flush' });
  }

  record(project: Project, history: History = this.current.history): void {
    const before = this.current;
    if (this.isClosed || (project === before.project && history === before.history)) return;
    const note = this.options.history?.note(before.history, history);
    if (this.isTakingIn) {
      // The database has the documents. Of the history, only this device knows.
      if (note && history !== before.history) this.journal.appendHistory(note);
      this.current = { project, history };
      return;
    }
    const isKept = this.journal.append(before.project, project, this.database.revisions, note);
    this.current = { project, history };
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept });
  }

  takeIn(...[arrived, replace]: Parameters<ProjectSaver['takeIn']>): readonly DocumentPath[] {
    if (this.isClosed) return [];
    const { project } = this.current;
    const isReady = (document: DocumentPath) =>
      this.queue.phase !== 'writing' && this.database.isStored(document, project);
    const ready = [...arrived].filter(([document]) => isReady(document));
    const waiting = [...arrived.keys()].filter((document) => !isReady(document));
    if (ready.length > 0) {
      this.isTakingIn = true;
      try {
        replace(new Map(ready.map(([document, { value }]) => [document, value])));
      } finally {
        this.isTakingIn = false;
      }
      const revisions = new Map(ready.map(([document, { revision }]) => [document, revision]));
      this.database.accept(this.current.project, revisions);
      this.journal.restart(revisions.keys());
      // The stored history names revisions.
      this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    }
    return waiting;
  }

  flush(): Promise<SaverState> {
    this.advance({ type: 'flush' });
    if (this.queue.phase !== 'writing') return Promise.resolve(this.status.get());
    return new Promise((resolve) => this.waiters.push(() => resolve(this.status.get())));
  }

  async verify(): Promise<SaverState> {
    if (this.isClosed || this.queue.phase !== 'clean') return this.status.get();
    const fault = await this.database.check();
    if (!fault || this.isClosed || this.queue.phase !== 'clean') return this.status.get();
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    return this.flush();
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

  private advance(event: SaveQueueEvent): void {
    const { state, effects } = advanceSaveQueue(this.queue, event);
    this.queue = state;
    for (const effect of effects) {
      this.cancelTimer();
      if (effect.type === 'schedule') {
        this.cancelTimer = this.options.timers.after(effect.after, () => this.advance({ type: 'timer' }));
      }
      if (effect.type === 'write') void this.write();
    }
    this.show();
  }

  private async write(): Promise<void> {
    const { timers, history } = this.options;
    const target = this.current;
    const mark = this.journal.begin();
    for (;;) {
      const { fault, isRebuilt } = await this.database.write(target.project, mark, this.host?.files());
      this.fault = fault;
      if (isRebuilt) history?.forget();
      if (isRebuilt) this.host?.onRebuilt();
      // If there is no room, the history is removed first.
      const isFull = fault?.code === 'database.full';
      if (!isFull || this.isClosed || !(await history?.giveUp())) break;
    }
    const state = { ...target, revisions: this.database.revisions, sequence: mark };
    const isNeeded =
      !this.fault && (this.isClosed || (await history?.write(state, this.database.hold)) === 'journalled');
    if (this.fault) this.advance({ type: 'failed' });
    else {
      this.journal.settle(mark, isNeeded);
      this.advance({ type: 'written', at: timers.now() });
    }
    this.leaveIfTaken();
    if (this.queue.phase !== 'writing') for (const waiter of this.waiters.splice(0)) waiter();
  }

  /** A tab that lost its project stops permanently, and reports which edits the other tab does not have. */
  private leaveIfTaken(): void {
    if (this.fault?.code !== 'project.taken' || !this.host) return;
    const isOpen = !this.isClosed;
    this.abandon();
    if (isOpen)
      this.host.onTaken(Math.max(0, this.journal.sequence - (this.fault.sequence ?? this.database.hold.sequence)));
  }

  private show(): void {
    this.status.show({ fault: this.fault, isClean: this.queue.phase === 'clean', isJournalled: this.journal.isSafe() });
  }
}
