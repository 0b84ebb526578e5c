import { idPattern } from '../identity/ids.ts';
import { digestOf, newSecret } from '../identity/secrets.ts';
import type { Found, Records } from '../records/records.ts';
import type { SessionRecord, TokenRecord, TokenScope } from '../records/recordTypes.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long sessions and tokens last, in ms. */
export const sessionTimes = {
  idle: 30 * day,
  sharedIdle: 12 * 60 * minute,
  absolute: 180 * day,
  token: 90 * day,
  touch: 10 * minute,
} as const;

/** How many tokens are kept of a person. */
export const mostTokens = 20;

export interface OpenSession {
  /** Key of the record; its end tells sessions of a person apart. */
  readonly key: string;
  readonly user: string;
  readonly session: SessionRecord;
}

export interface OpenToken {
  readonly key: string;
  readonly user: string;
  readonly token: TokenRecord;
}

/**
 * Who is signed in, and who gave access to the command line. Both are secrets of which a digest is stored. A secret
 * begins with the id of its person, so that all of a person are found and ended by their keys.
 */
export class Sessions {
  private readonly records: Records;
  private readonly now: () => number;

  constructor(records: Records, now: () => number) {
    this.records = records;
    this.now = now;
  }

  /** Returns the secret. */
  async open(user: string, shared: boolean): Promise<string> {
    const secret = `${user}.${newSecret()}`;
    const at = this.time();
    await this.records.put('session', keyOf(secret), { createdAt: at, seenAt: at, provedAt: at, shared });
    return secret;
  }

  async find(secret: string): Promise<OpenSession | undefined> {
    const key = keyOf(secret);
    const session = key === '' ? undefined : await this.records.get('session', key);
    if (!session || this.isOver(session)) return undefined;
    if (this.now() - Date.parse(session.seenAt) > sessionTimes.touch) {
      const seenAt = this.time();
      await this.records.change('session', key, (now) => now && { ...now, seenAt });
    }
    return { key, user: userOf(secret), session };
  }

  async end(key: string): Promise<void> {
    await this.remove('session', key);
  }

  /** Ends all sessions of a person, except one. */
  async endAll(user: string, except = ''): Promise<void> {
    for (const { key, rev } of await this.records.list('session', `${user}/`)) {
      if (key !== except) await this.records.remove('session', key, rev);
    }
  }

  async list(user: string): Promise<Found<'session'>[]> {
    const found = await this.records.list('session', `${user}/`);
    return found.filter(({ value }) => !this.isOver(value));
  }

  /** Removes sessions that are over. */
  async sweep(): Promise<void> {
    for (const { key, rev, value } of await this.records.list('session', '')) {
      if (this.isOver(value)) await this.records.remove('session', key, rev);
    }
  }

  async giveToken(user: string, title: string, scopes: readonly TokenScope[]): Promise<{ secret: string } & OpenToken> {
    const secret = `${user}.${newSecret()}`;
    const expiresAt = new Date(this.now() + sessionTimes.token).toISOString();
    const token: TokenRecord = { title, scopes, createdAt: this.time(), expiresAt };
    await this.records.put('token', keyOf(secret), token);
    return { secret, key: keyOf(secret), user, token };
  }

  async findToken(secret: string): Promise<OpenToken | undefined> {
    const key = keyOf(secret);
    const token = key === '' ? undefined : await this.records.get('token', key);
    if (!token || Date.parse(token.expiresAt) <= this.now()) return undefined;
    return { key, user: userOf(secret), token };
  }

  listTokens(user: string): Promise<Found<'token'>[]> {
    return this.records.list('token', `${user}/`);
  }

  async endToken(key: string): Promise<void> {
    await this.remove('token', key);
  }

  private async remove(kind: 'session' | 'token', key: string): Promise<void> {
    for (;;) {
      const found = await this.records.find(kind, key);
      if (!found || (await this.records.remove(kind, key, found.rev))) return;
    }
  }

  private isOver({ createdAt, seenAt, shared }: SessionRecord): boolean {
    const now = this.now();
    const idle = shared ? sessionTimes.sharedIdle : sessionTimes.idle;
    return now - Date.parse(seenAt) > idle || now - Date.parse(createdAt) > sessionTimes.absolute;
  }

  private time(): string {
    return new Date(this.now()).toISOString();
  }
}

function userOf(secret: string): string {
  return secret.slice(0, secret.indexOf('.'));
}

/** Blank for a text that is no secret of ours. */
function keyOf(secret: string): string {
  if (!/^[a-z2-7]{20}\.[\w-]{43}$/.test(secret) || !idPattern.test(userOf(secret))) return '';
  return `${userOf(secret)}/${digestOf(secret)}`;
}
