import type { Scheduler } from './scheduler.ts';

/** A program that can crash between any two of its steps. What it waits for then never comes. */
export class Life {
  isOver = false;
  private readonly scheduler: Scheduler;
  private readonly longest: number;

  /** Each step takes up to so many milliseconds. */
  constructor(scheduler: Scheduler, longest: number) {
    this.scheduler = scheduler;
    this.longest = longest;
  }

  /** One step, such as a write to the disk: it happens or it does not. */
  step<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.after(this.scheduler.below(this.longest + 1), () => {
        Promise.resolve().then(work).then(resolve, reject);
      });
    });
  }

  /** Calls `work` later, if this program still runs then. */
  after(milliseconds: number, work: () => void): () => void {
    if (this.isOver) return () => undefined;
    return this.scheduler.after(milliseconds, () => {
      if (!this.isOver) work();
    });
  }

  end(): void {
    this.isOver = true;
  }
}

type Method = (...parameters: never[]) => unknown;

/** An object of which each call takes a step. */
export function inSteps<Target extends object>(life: Life, target: Target): Target {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'object' && value !== null) return inSteps(life, value);
      if (typeof value !== 'function' || name === 'onWrite' || name === 'watch') return value;
      return (...parameters: never[]) => life.step(() => (value as Method).apply(object, parameters));
    },
  });
}
