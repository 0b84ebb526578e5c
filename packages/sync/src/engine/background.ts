import { syncTimes } from './syncTimes.ts';

/** Does what it can, and says whether that was all. Ends soon after the signal. */
export type BackgroundWork = (signal: AbortSignal) => Promise<boolean>;

interface BackgroundPorts {
  wait(milliseconds: number, then: () => void): () => void;
  report(error: unknown): void;
}

/**
 * Work beside the replication. It waits for the server, so it must keep nothing else waiting. One piece of work runs at
 * a time; what fails, or is not done, is tried again later.
 */
export class Background {
  private readonly ports: BackgroundPorts;
  private readonly due = new Map<string, BackgroundWork>();
  private readonly waits = new Map<string, () => void>();
  private control = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(ports: BackgroundPorts) {
    this.ports = ports;
  }

  /** Asks for work. What was asked for and has not begun is not done twice. */
  start(name: string, work: BackgroundWork): void {
    this.waits.get(name)?.();
    this.waits.delete(name);
    const isAsked = this.due.has(name);
    this.due.set(name, work);
    if (isAsked) return;
    const { signal } = this.control;
    this.running = this.running.then(() => this.run(name, signal));
  }

  stop(): void {
    this.control.abort();
    this.control = new AbortController();
    this.due.clear();
    for (const cancel of this.waits.values()) cancel();
    this.waits.clear();
  }

  /** Resolves when all work asked for so far has ended. */
  settled(): Promise<void> {
    return this.running;
  }

  private async run(name: string, signal: AbortSignal): Promise<void> {
    const work = this.due.get(name);
    if (signal.aborted || !work) return;
    this.due.delete(name);
    const isDone = await work(signal).catch(this.reported);
    if (isDone || signal.aborted || this.due.has(name)) return;
    this.waits.set(
      name,
      this.ports.wait(syncTimes.background, () => this.start(name, work)),
    );
  }

  private readonly reported = (error: unknown): false => {
    this.ports.report(error);
    return false;
  };
}
