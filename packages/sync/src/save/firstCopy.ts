import { nextDelay } from '../engine/syncTimes.ts';
import type { SaverTimers } from './projectSaver.ts';

/** How far one try has come. */
interface CopyProgress {
  readonly arrived: number;
  readonly total: number | undefined;
}

export interface FirstCopyPorts {
  /**
   * Copies what is not here; goes on where the last try ended. Resolves with the documents that cannot be taken in, and
   * rejects when it is cut.
   */
  copy(watch: {
    readonly onProgress: (progress: CopyProgress) => void;
    readonly signal: AbortSignal;
  }): Promise<ReadonlySet<string>>;
  /** Whether a copy may be tried: the person is signed in, and the project is still wanted. */
  isAllowed(): boolean;
  /** Whether the server refuses the project, so that trying again is in vain. */
  isRefusal(error: unknown): boolean;
  /** Whether there is enough to show something. */
  isShowable(): Promise<boolean>;
  /** What the project names and is not here. */
  missing(): Promise<readonly string[]>;
  /** Everything has arrived. */
  complete(): Promise<void>;
  readonly timers: Pick<SaverTimers, 'after'>;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * `copying`: documents arrive; `waiting`: the copy was cut and goes on by itself; `short`: the server has no more, and
 * something that the project names is not there: whoever sends the project may not be done; `refused`: the server does
 * not give the project; `done`: everything is here.
 */
export interface FirstCopyState extends CopyProgress {
  readonly phase: 'copying' | 'waiting' | 'short' | 'refused' | 'done';
  /** How many of the things that the project names are not on the server, for `short`. */
  readonly missing: number;
  /** What the last try failed with. */
  readonly error?: unknown;
}

/**
 * The first copy of a project to this computer, through as many cuts as it takes. Nothing but arriving documents changes
 * meanwhile. Docs: docs/decisions/0080-first-copies.md.
 */
export class FirstCopy {
  private readonly ports: FirstCopyPorts;
  private readonly control = new AbortController();
  private readonly listeners = new Set<() => void>();
  private readonly running: Promise<void>;
  private state: FirstCopyState = { phase: 'copying', arrived: 0, total: undefined, missing: 0 };
  private isShowable = false;
  /** Whether what is missing on the server is waited for. */
  private isExact = true;
  private isWoken = false;
  private goOn: () => void = () => undefined;

  constructor(ports: FirstCopyPorts) {
    this.ports = ports;
    this.running = this.run().catch((error: unknown) => ports.report(error));
  }

  getState = (): FirstCopyState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Resolves as soon as there is enough to show something, or nothing more is going to come at once. */
  whenShowable(): Promise<boolean> {
    return this.when(({ phase }) => this.isShowable || phase !== 'copying').then(
      () => this.isShowable || this.state.phase === 'done' || this.state.phase === 'short',
    );
  }

  /** Resolves once everything is here, or when the copy was ended before. */
  whenDone(): Promise<boolean> {
    return this.when(({ phase }) => phase === 'done').then(() => this.state.phase === 'done');
  }

  private when(isReached: (state: FirstCopyState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => look());
      const look = () => {
        if (!this.control.signal.aborted && !isReached(this.state)) return;
        stop();
        resolve();
      };
      look();
    });
  }

  /** Tries at once: the connection may be back. */
  retry(): void {
    this.wake();
  }

  /** Takes the project as the server has it, without what is missing there. */
  takeAsItIs(): void {
    this.isExact = false;
    this.wake();
  }

  /** Ends the copy; what has arrived stays. */
  async end(): Promise<void> {
    this.control.abort();
    this.wake();
    this.show({});
    await this.running;
  }

  private async run(): Promise<void> {
    const { ports } = this;
    const { signal } = this.control;
    let delay = 0;
    while (!signal.aborted) {
      const next = await this.tryOnce();
      if (signal.aborted || next === 'done') return;
      delay = next === 'cut' || next === 'short' ? nextDelay(delay, ports.random()) : 0;
      // What waits for somebody is woken.
      await this.pause(next === 'refused' || next === 'forbidden' ? undefined : delay);
    }
  }

  private async tryOnce(): Promise<'done' | 'cut' | 'short' | 'refused' | 'forbidden'> {
    const { ports } = this;
    if (!ports.isAllowed()) {
      this.show({ phase: 'waiting' });
      return 'forbidden';
    }
    try {
      if (this.state.phase !== 'short') this.show({ phase: 'copying' });
      const unread = await ports.copy({ onProgress: this.note, signal: this.control.signal });
      const missing = (await ports.missing()).filter((path) => !unread.has(path));
      if (this.control.signal.aborted) return 'cut';
      if (missing.length > 0 && this.isExact) {
        this.isShowable ||= await ports.isShowable();
        this.show({ phase: 'short', missing: missing.length });
        return 'short';
      }
      await ports.complete();
      this.show({ phase: 'done', missing: missing.length });
      return 'done';
    } catch (error) {
      if (this.control.signal.aborted) return 'cut';
      ports.report(error);
      const isRefused = ports.isRefusal(error);
      this.isShowable ||= await ports.isShowable().catch(() => false);
      this.show({ phase: isRefused ? 'refused' : 'waiting', error });
      return isRefused ? 'refused' : 'cut';
    }
  }

  private readonly note = (progress: CopyProgress): void => {
    if (this.control.signal.aborted || this.state.phase === 'done') return;
    this.show(progress);
    if (this.isShowable) return;
    this.ports.isShowable().then((isShowable) => {
      this.isShowable ||= isShowable;
      if (isShowable) this.show({});
    }, this.ports.report);
  };

  /** Also while it tries, so that the next try is not waited for. */
  private wake(): void {
    this.isWoken = true;
    this.goOn();
  }

  /** Until the time is over, or somebody wakes it. */
  private async pause(milliseconds: number | undefined): Promise<void> {
    if (!this.isWoken) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const cancel = milliseconds === undefined ? undefined : this.ports.timers.after(milliseconds, resolve);
      this.goOn = resolve;
      await promise;
      cancel?.();
    }
    this.isWoken = false;
  }

  private show(part: Partial<FirstCopyState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of [...this.listeners]) listener();
  }
}
