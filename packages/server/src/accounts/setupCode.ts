import { isSame, newSecret } from '../identity/secrets.ts';

const lifetime = 3600_000;

/** The code that makes its first user an administrator. It is printed where the server starts, and never stored. */
export class SetupCode {
  /** Undefined once there is an administrator. */
  readonly code: string | undefined;
  private readonly until: number;
  private readonly now: () => number;
  private isUsed = false;

  constructor(hasAdmin: boolean, now: () => number) {
    this.code = hasAdmin ? undefined : newSecret().slice(0, 24);
    this.now = now;
    this.until = now() + lifetime;
  }

  /** Uses the code. Undefined when it is wrong or no longer valid, else how to give it back. */
  take(code: string): (() => void) | undefined {
    if (this.code === undefined || this.isUsed || this.now() > this.until || !isSame(code, this.code)) return undefined;
    this.isUsed = true;
    return () => {
      this.isUsed = false;
    };
  }
}
