import type { Accounts, User } from '../accounts/accounts.ts';
import { digestOf } from '../identity/secrets.ts';
import type { TokenScope } from '../records/recordTypes.ts';
import type { Cookies } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/** Who makes a request. */
export interface Caller {
  readonly user: User;
  /** Key of the session or token. */
  readonly key: string;
  readonly via: 'cookie' | 'token';
  /** What a token is for; a session is for everything. */
  readonly scopes: readonly TokenScope[] | 'all';
  /** When the password was last given, in ms; 0 for tokens. */
  readonly provedAt: number;
}

type Headers = Readonly<Record<string, string | undefined>>;

const lifetime = 30_000;
const most = 10_000;

/** Finds who makes a request, by a cookie or by a token. What it found is remembered for half a minute. */
export class Callers {
  private readonly known = new Map<string, { readonly caller: Promise<Caller | undefined>; readonly at: number }>();
  private readonly sessions: Sessions;
  private readonly accounts: Accounts;
  private readonly cookies: Cookies;
  private readonly now: () => number;

  constructor(given: { sessions: Sessions; accounts: Accounts; cookies: Cookies; now: () => number }) {
    this.sessions = given.sessions;
    this.accounts = given.accounts;
    this.cookies = given.cookies;
    this.now = given.now;
  }

  /** A request with `Authorization` uses that alone, so that no page can add the cookie to it. */
  find(headers: Headers): Promise<Caller | undefined> {
    const { authorization } = headers;
    if (authorization !== undefined) {
      const secret = tokenIn(authorization);
      return secret === undefined
        ? Promise.resolve(undefined)
        : this.remember(`token ${secret}`, () => this.byToken(secret));
    }
    const secret = this.cookies.sessionOf(headers.cookie);
    if (secret === undefined || secret === '') return Promise.resolve(undefined);
    return this.remember(`session ${secret}`, () => this.bySession(secret));
  }

  /** Forgets a person, whose account or sessions changed. */
  forget(user: string): void {
    for (const key of this.known.keys()) if (key.endsWith(` ${user}`)) this.known.delete(key);
  }

  private remember(text: string, find: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const user = text.slice(text.indexOf(' ') + 1).split('.')[0] ?? '';
    const key = `${digestOf(text)} ${user}`;
    const found = this.known.get(key);
    if (found && this.now() - found.at < lifetime) return found.caller;
    const caller = find();
    this.known.delete(key);
    this.known.set(key, { caller, at: this.now() });
    const drop = () => this.known.delete(key);
    // Strangers cannot push out those who are signed in.
    caller.then((value) => value ?? drop(), drop);
    const [oldest] = this.known.keys();
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
    return caller;
  }

  private async bySession(secret: string): Promise<Caller | undefined> {
    const found = await this.sessions.find(secret);
    const user = found && (await this.accounts.get(found.user));
    if (!user) return undefined;
    return { user, key: found.key, via: 'cookie', scopes: 'all', provedAt: Date.parse(found.session.provedAt) };
  }

  private async byToken(secret: string): Promise<Caller | undefined> {
    const found = await this.sessions.findToken(secret);
    const user = found && (await this.accounts.get(found.user));
    return user && { user, key: found.key, via: 'token', scopes: found.token.scopes, provedAt: 0 };
  }
}

/** The token of `Bearer`, or the password of `Basic`, as database clients send it. */
function tokenIn(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(bearer|basic) +([\w.~+/=-]{1,500})$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const text = scheme === '' ? '' : Buffer.from(value, 'base64').toString();
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : undefined;
}
