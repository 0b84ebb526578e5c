import { t } from '../../../i18n/t.ts';

/** Something that takes long, as it is shown. */
export interface RunningWork {
  readonly label: string;
  /** How many of its parts are done; of 0 until that is known. */
  readonly done: number;
  readonly of: number;
}

/** How work learns that it was canceled, and tells how far it is. */
export interface WorkProgress {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
}

export interface LongWorkPorts {
  readonly show: (work: RunningWork | undefined) => void;
  readonly say: (text: string) => void;
}

/** Does what takes long, one thing at a time. */
export class LongWork {
  readonly #ports: LongWorkPorts;
  #running: { readonly abort: AbortController; readonly ended: Promise<void> } | undefined;

  constructor(ports: LongWorkPorts) {
    this.#ports = ports;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /**
   * Does something, then finishes with what it returned, when other changes are possible again. Undefined when it was
   * canceled, failed, or something else is running.
   */
  async run<Value, End>(
    label: string,
    does: (progress: WorkProgress) => Promise<Value>,
    finish: (value: Value) => End,
  ): Promise<End | undefined> {
    if (this.#running) return undefined;
    const abort = new AbortController();
    const ended = Promise.withResolvers<void>();
    this.#running = { abort, ended: ended.promise };
    this.#ports.show({ label, done: 0, of: 0 });
    const done = await this.#attempt(label, abort.signal, does);
    this.#running = undefined;
    this.#ports.show(undefined);
    try {
      return done && finish(done.value);
    } finally {
      ended.resolve();
    }
  }

  cancel(): void {
    this.#running?.abort.abort();
  }

  /** Settles when nothing is running. */
  async whenIdle(): Promise<void> {
    while (this.#running) await this.#running.ended;
  }

  async #attempt<Value>(
    label: string,
    signal: AbortSignal,
    does: (progress: WorkProgress) => Promise<Value>,
  ): Promise<{ readonly value: Value } | undefined> {
    const onProgress = (done: number, of: number) => {
      if (!signal.aborted) this.#ports.show({ label, done, of });
    };
    try {
      const value = await does({ signal, onProgress });
      return signal.aborted ? undefined : { value };
    } catch (error) {
      if (signal.aborted) return undefined;
      console.warn(error);
      this.#ports.say(t('{label} failed. There may be too little memory.', { label }));
      return undefined;
    }
  }
}
