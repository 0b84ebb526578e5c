import type { AssetFiles, DocumentPath, History, Project, ProjectDocument } from '@playhouse/core';
import type { HistoryKeeper } from '../history/historyKeeper.ts';
import type { JournalPort } from '../journal/journal.ts';
import { createJournalWriter, type JournalWriter } from '../journal/journalWriter.ts';
import type { StoreFault } from '../store/fault.ts';
import type { Hold } from '../store/projectStore.ts';
import { createProjectWriter, type ProjectWriter, type ProjectWriterOptions } from './projectWriter.ts';
import { Recorder } from './recorder.ts';
import { advanceSaveQueue, cleanQueue, isOverdue, type SaveQueueEvent, type SaveQueueState } from './saveQueue.ts';
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
  /**
   * Called with the project and its history after each edit. Of an ongoing gesture, such as a drag, the journal gets
   * a state every 250 ms, and the last one with the next call for a state that is not ongoing, or any other call; the
   * database gets one every two seconds.
   */
  record(project: Project, history?: History, isOngoing?: boolean): void;
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
    record: (...state) => saver.record(...state),
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
  private readonly journal: JournalWriter;
  private readonly recorder: Recorder;
  private host: SaverHost | undefined;
  private queue: SaveQueueState = cleanQueue;
  private cancelTimer: () => void = () => undefined;
  private isClosed = false;
  /** Why the last write failed. */
  private fault: StoreFault | undefined;

  constructor(options: ProjectSaverOptions) {
    const { entry, journal, sequence } = options;
    this.options = options;
    this.database = createProjectWriter(options);
    this.journal = createJournalWriter({ journal, project: entry.id, holder: options.hold.holder, sequence });
    this.recorder = new Recorder({
      journal: this.journal,
      after: options.timers.after,
      history: options.history,
      project: options.current,
      revisions: () => this.database.revisions,
      onEdit: (isKept) => this.advance({ type: 'edited', at: options.timers.now(), isKept }),
    });
  }

  connect(host: SaverHost): void {
    this.host = host;
    this.leaveIfTaken();
  }

  resume(): void {
    this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    this.advance({ type: 'flush' });
  }

  record(...state: Parameters<ProjectSaver['record']>): void {
    if (this.isClosed) return;
    this.recorder.record(...state);
    this.show();
  }

  takeIn(...[arrived, replace]: Parameters<ProjectSaver['takeIn']>): readonly DocumentPath[] {
    if (this.isClosed) return [];
    this.recorder.settle();
    const { project } = this.recorder.current;
    const isReady = (document: DocumentPath) =>
      this.queue.phase !== 'writing' && this.database.isStored(document, project);
    const ready = [...arrived].filter(([document]) => isReady(document));
    const waiting = [...arrived.keys()].filter((document) => !isReady(document));
    if (ready.length > 0) {
      this.recorder.takeIn(() => replace(new Map(ready.map(([document, { value }]) => [document, value]))));
      const revisions = new Map(ready.map(([document, { revision }]) => [document, revision]));
      this.database.accept(this.recorder.current.project, revisions);
      this.journal.restart(revisions.keys());
      // The stored history names revisions.
      this.advance({ type: 'edited', at: this.options.timers.now(), isKept: true });
    }
    return waiting;
  }

  flush(): Promise<SaverState> {
    this.recorder.settle();
    this.advance({ type: 'flush' });
    if (this.queue.phase !== 'writing') return Promise.resolve(this.status.get());
    return new Promise((resolve) => this.waiters.push(() => resolve(this.status.get())));
  }

  async verify(): Promise<SaverState> {
    this.recorder.settle();
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
    this.recorder.drop();
    this.cancelTimer();
  }

  private advance(event: SaveQueueEvent): void {
    const { state, effects } = advanceSaveQueue(this.queue, event);
    this.queue = state;
    for (const effect of effects) {
      this.cancelTimer();
      if (effect.type === 'schedule') {
        const { after, now } = this.options.timers;
        const timer = () => this.advance({ type: 'timer', at: now(), isOngoing: this.recorder.isOngoing });
        this.cancelTimer = after(effect.after, timer);
      }
      if (effect.type === 'write') void this.write();
    }
    this.show();
  }

  private async write(): Promise<void> {
    const { timers, history } = this.options;
    const target = this.recorder.current;
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
    // Where the database is slow, edits that are due are stored before the history, which then only the journal has.
    const waits = this.isClosed || isOverdue(this.queue, timers.now());
    const isNeeded = !this.fault && (waits || (await history?.write(state, this.database.hold)) === 'journalled');
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
    const isClean = this.queue.phase === 'clean' && !this.recorder.isBehind;
    this.status.show({ fault: this.fault, isClean, isJournalled: this.journal.isSafe() });
  }
}
