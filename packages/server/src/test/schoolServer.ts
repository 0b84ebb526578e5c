import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rate, RateClass } from '../access/rateLimit.ts';
import { Passwords } from '../accounts/passwords.ts';
import type { PublicSettings } from '../api/services.ts';
import { createServer, type PlayhouseServer } from '../createServer.ts';
import { createAmountPolicy } from '../gateway/policy/amountPolicy.ts';
import { FrontDoor } from '../http/frontDoor.ts';
import { createDatabaseAccess } from '../projects/databaseAccess.ts';
import { type AllServices, createServices } from '../setup/createServices.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { createMemoryStore } from '../stores/pouch/memoryStore.ts';
import { couchTestStore } from './couchTestStore.ts';

const secrets = { cookieKey: 'cookie', nameKey: 'name', idKey: 'id', couchKey: 'couch' };
const free: Rate = { perSecond: 1e9, burst: 1e9 };
const noLimits: Readonly<Record<RateClass, Rate>> = {
  user: free,
  address: free,
  creating: free,
  copying: free,
  signIn: free,
};

export interface SchoolOptions {
  readonly store?: DatabaseStore;
  readonly signUp?: PublicSettings['signUp'];
  readonly rates?: Readonly<Record<RateClass, Rate>>;
  readonly isSecure?: boolean;
  /** Of new accounts. */
  readonly sku?: string;
  readonly origins?: readonly string[];
  readonly check?: () => Promise<Record<string, string>>;
}

export interface School {
  readonly url: string;
  readonly store: DatabaseStore;
  readonly server: PlayhouseServer;
  readonly all: AllServices;
  readonly faults: unknown[];
  /** Moves the clock of the server. */
  pass(milliseconds: number): void;
  now(): number;
  fill(isFull: boolean): void;
  close(): Promise<void>;
}

/** A server with accounts over a store in memory, or on the CouchDB of `COUCH_URL`. Its clock stands still, and its passwords cost nothing. */
export async function startSchool(options: SchoolOptions = {}): Promise<School> {
  const { store = couchTestStore() ?? createMemoryStore(), signUp = 'open', isSecure = false, origins = [] } = options;
  let now = Date.UTC(2026, 8, 1, 8);
  let isFull = false;
  const faults: unknown[] = [];
  const all = await createServices({
    store,
    secrets,
    settings: { signUp, provider: 'Playhouse', version: '0.1.0' },
    isSecure,
    defaultSku: options.sku ?? 'PRO.TRIAL',
    now: () => now,
    passwords: new Passwords({ logN: 1, r: 1, p: 1 }),
    rates: options.rates ?? noLimits,
    isFull: () => isFull,
    report: (error) => void faults.push(error),
    check: options.check ?? (async () => ({ database: '' })),
    listening: () => ({ address: server.http.address(), cert: undefined, origins }),
  });
  const { services, quotas, limits, instance } = all;
  const server = createServer({
    store,
    instance,
    access: createDatabaseAccess(services.callers, services.projects),
    policy: createAmountPolicy(quotas, services.deletions, () => isFull),
    feeds: services.feeds,
    api: { services, door: new FrontDoor({ callers: services.callers, rates: limits, origins }) },
    report: (error) => void faults.push(error),
  });
  const url = await server.listen(0, '127.0.0.1');
  return {
    url,
    store,
    server,
    all,
    faults,
    now: () => now,
    pass(milliseconds) {
      now += milliseconds;
    },
    fill(value) {
      isFull = value;
    },
    close: () => server.close(),
  };
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** A browser, as far as cookies go. */
export class Browser {
  private readonly school: School;
  private readonly cookies = new Map<string, string>();

  constructor(school: School) {
    this.school = school;
  }

  /** Calls like a page of the server would. Headers that are `null` are left out. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string | null>> = {},
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
    const sent = new Headers({ origin: this.school.url, 'content-type': 'application/json' });
    if (this.cookies.size > 0) sent.set('cookie', this.cookieText());
    for (const [name, value] of Object.entries(headers)) value === null ? sent.delete(name) : sent.set(name, value);
    if (body === undefined) sent.delete('content-type');
    const answer = await fetch(this.school.url + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson && text !== '' ? JSON.parse(text) : text, headers: answer.headers };
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  cookieText(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export interface Person {
  readonly browser: Browser;
  readonly id: string;
}

const password = 'correct horse';

/** Somebody with an account, who is signed in. */
export async function enrol(
  school: School,
  username: string,
  change: { sku?: string; roles?: ('teacher' | 'admin')[] } = {},
): Promise<Person> {
  const browser = new Browser(school);
  const { status, body } = await browser.call('POST', '/auth/account', { username, password });
  if (status !== 201) throw new Error(`${username} got no account: ${JSON.stringify(body)}`);
  const { id } = body.user as { id: string };
  await school.all.services.accounts.change(id, change);
  school.all.services.callers.forget(id);
  return { browser, id };
}

/** A new project on the server; returns its id. */
export async function makeProject({ browser }: Person, number: number, name = 'Maze'): Promise<string> {
  const { status, body } = await browser.call('PUT', `/creator/project/${uuidOf(number)}`, { name });
  if (status > 201) throw new Error(`No project: ${JSON.stringify(body)}`);
  return String(body.id);
}

export function uuidOf(number: number): string {
  return `7c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A folder that is removed afterwards. */
export async function temporaryFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'playhouse-server-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
