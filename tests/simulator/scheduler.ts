import { seededRandom } from '../../packages/core/src/testing/randomSource.ts';

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/**
 * Virtual time. Whatever takes time in a simulation is an entry here, and nothing else happens between two entries, so
 * that a seed says everything.
 */
export class Scheduler {
  now = 0;
  /** How many entries were carried out. */
  steps = 0;
  readonly random: () => number;
  /** What happened, one line each. */
  readonly trace: string[] = [];
  private readonly entries = new Set<Entry>();
  private order = 0;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** Calls `work` in so many milliseconds. Returns a function that prevents it. */
  after(milliseconds: number, work: () => void): () => void {
    this.order += 1;
    const entry = { at: this.now + Math.max(0, milliseconds), order: this.order, work };
    this.entries.add(entry);
    return () => void this.entries.delete(entry);
  }

  /** Carries out what is due up to a time. */
  async run(until: number): Promise<void> {
    for (let next = this.next(); next && next.at <= until; next = this.next()) {
      this.entries.delete(next);
      this.now = next.at;
      this.steps += 1;
      next.work();
      await promisesSettled();
    }
    this.now = until;
  }

  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  log(text: string): void {
    this.trace.push(`${this.now} ${text}`);
  }

  private next(): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of this.entries) {
      if (!found || entry.at < found.at || (entry.at === found.at && entry.order < found.order)) found = entry;
    }
    return found;
  }
}

/** Whatever can go on without time passing has then gone on. */
function promisesSettled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
