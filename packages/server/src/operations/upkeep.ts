const hour = 3600_000;

/** A task of the server, and how often it is done, in ms. */
export interface UpkeepTask {
  readonly every: number;
  /** Goes on after a restart, and is not hurried when the server ends. */
  readonly canWait?: boolean;
  run(): Promise<void>;
}

/** Does tasks again and again, each after it is done. A failure is reported, and the task is tried again later. */
export class Upkeep {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly tasks: readonly UpkeepTask[];
  private readonly report: (error: unknown) => void;
  private isClosed = false;

  constructor(tasks: readonly UpkeepTask[], report: (error: unknown) => void) {
    this.tasks = tasks;
    this.report = report;
    for (const task of tasks) this.plan(task);
  }

  /** Does everything once more, and then nothing more. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running);
    for (const task of this.tasks) if (task.every < hour && !task.canWait) await task.run().catch(this.report);
  }

  private plan(task: UpkeepTask): void {
    if (this.isClosed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const running = task.run().catch(this.report);
      this.running.add(running);
      void running.finally(() => {
        this.running.delete(running);
        this.plan(task);
      });
    }, task.every);
    timer.unref();
    this.timers.add(timer);
  }
}
