export interface Rate {
  /** Tokens that come back each second. */
  readonly perSecond: number;
  /** Tokens at most, and at the beginning. */
  readonly burst: number;
}

/** Who may ask how often. Docs: docs/decisions/0066-sync-server.md. */
export const rates = {
  user: { perSecond: 50, burst: 200 },
  /** An address without a session; a school has one for all. */
  address: { perSecond: 20, burst: 100 },
  /** Calls that make something. */
  creating: { perSecond: 20 / 60, burst: 20 },
  /** Calls that answer with all of a project, which a new computer makes for each, or keep documents that lost a merge. */
  copying: { perSecond: 1, burst: 60 },
  /** Signing in from one address: each costs much time. */
  signIn: { perSecond: 2, burst: 60 },
} as const satisfies Record<string, Rate>;

export type RateClass = keyof typeof rates;

interface Bucket {
  tokens: number;
  at: number;
}

const most = 50_000;

/** Token buckets by class and by who asks. */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly rates: Readonly<Record<RateClass, Rate>>;

  constructor(now: () => number, given: Readonly<Record<RateClass, Rate>> = rates) {
    this.now = now;
    this.rates = given;
  }

  /** Takes a token: 0 when there was one, else after how many seconds there will be. */
  take(kind: RateClass, who: string): number {
    const { perSecond, burst } = this.rates[kind];
    const key = `${kind} ${who}`;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > most) this.dropOldest();
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  private dropOldest(): void {
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
