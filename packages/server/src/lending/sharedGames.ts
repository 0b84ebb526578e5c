import { randomBytes } from 'node:crypto';
import { totalmem } from 'node:os';
import { digestOf } from '../identity/secrets.ts';

const megabyte = 1024 * 1024;

/** How much is kept of the games that people play on other devices. */
export const sharedGameLimits = {
  /** Archives of one person together, and therefore one. */
  personBytes: 64 * megabyte,
  personGames: 3,
  /** All of them are in memory. */
  allBytes: Math.min(256 * megabyte, totalmem() / 16),
  milliseconds: 2 * 3600_000,
} as const;

interface SharedGame {
  readonly owner: string;
  readonly bytes: Uint8Array;
  readonly until: number;
}

export type Shared =
  | { readonly ok: true; readonly token: string; readonly until: number }
  /** The games of others take all the room there is. */
  | { readonly ok: false };

const digits = 'abcdefghijklmnopqrstuvwxyz234567';

/** 130 random bits, in characters that can be typed on a phone. */
function newToken(): string {
  return Array.from(randomBytes(26), (byte) => digits[byte % digits.length]).join('');
}

/**
 * Archives that people lend to their other devices for two hours. Whoever has the token can read one, and nobody can
 * list them. They are in memory only: a restart forgets them, and no backup has them.
 */
export class SharedGames {
  /** By digests of tokens, the oldest first. */
  private readonly games = new Map<string, SharedGame>();
  private readonly now: () => number;
  private readonly limits: typeof sharedGameLimits;

  constructor(now: () => number, limits: typeof sharedGameLimits = sharedGameLimits) {
    this.now = now;
    this.limits = limits;
  }

  /** Keeps an archive, in place of the owner's oldest ones where there would be too many. */
  share(owner: string, bytes: Uint8Array): Shared {
    this.sweep();
    return this.keep(owner, newToken(), bytes);
  }

  /** Replaces an archive of this owner, whose time begins again; undefined when there is none. */
  replace(owner: string, token: string, bytes: Uint8Array): Shared | undefined {
    this.sweep();
    const key = digestOf(token);
    const before = this.games.get(key);
    if (before?.owner !== owner) return undefined;
    this.games.delete(key);
    const replaced = this.keep(owner, token, bytes);
    if (!replaced.ok) this.games.set(key, before);
    return replaced;
  }

  private keep(owner: string, token: string, bytes: Uint8Array): Shared {
    const { personBytes, personGames, allBytes, milliseconds } = this.limits;
    const own = [...this.games].filter(([, game]) => game.owner === owner);
    const kept = own.slice(Math.max(0, own.length - personGames + 1));
    while (kept.length > 0 && sizeOf(kept) + bytes.length > personBytes) kept.shift();
    const ending = own.slice(0, own.length - kept.length);
    if (sizeOf([...this.games]) - sizeOf(ending) + bytes.length > allBytes) return { ok: false };
    for (const [key] of ending) this.games.delete(key);
    const until = this.now() + milliseconds;
    this.games.set(digestOf(token), { owner, bytes, until });
    return { ok: true, token, until };
  }

  /** The archive; undefined when it was never shared, or is not any longer. */
  read(token: string): Uint8Array | undefined {
    this.sweep();
    return this.games.get(digestOf(token))?.bytes;
  }

  /** Forgets an archive of this owner; false when there is none. */
  end(owner: string, token: string): boolean {
    this.sweep();
    const key = digestOf(token);
    return this.games.get(key)?.owner === owner && this.games.delete(key);
  }

  /** Forgets what has been shared for long enough. */
  sweep(): void {
    for (const [key, { until }] of this.games) if (until <= this.now()) this.games.delete(key);
  }
}

function sizeOf(games: readonly (readonly [string, SharedGame])[]): number {
  return games.reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
}
