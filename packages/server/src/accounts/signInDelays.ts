/** Seconds between two attempts after so many failures. Nobody is ever locked out, and typing errors cost nothing. */
const steps = [0, 0, 0, 1, 2, 4, 8, 16, 32, 60];
const lifetime = 3600_000;
const most = 100_000;

/** How long to wait before the next attempt to sign in, by whatever a guesser cannot change cheaply. */
export class SignInDelays {
  private readonly failures = new Map<string, { readonly count: number; readonly at: number }>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Seconds to wait, 0 for none. */
  wait(key: string): number {
    const found = this.failures.get(key);
    if (!found) return 0;
    const passed = this.now() - found.at;
    if (passed > lifetime) return 0;
    const seconds = steps[Math.min(found.count, steps.length - 1)] ?? 0;
    return Math.max(0, Math.ceil((seconds * 1000 - passed) / 1000));
  }

  failed(key: string): void {
    const count = (this.failures.get(key)?.count ?? 0) + 1;
    this.failures.delete(key);
    this.failures.set(key, { count, at: this.now() });
    const [oldest] = this.failures.keys();
    if (this.failures.size > most && oldest !== undefined) this.failures.delete(oldest);
  }

  succeeded(key: string): void {
    this.failures.delete(key);
  }
}
