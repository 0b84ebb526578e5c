import PouchDB from 'pouchdb';
import { createServer, type PlayhouseServer, type ServerOptions } from '../createServer.ts';
import type { Access, AccessPort } from '../gateway/access.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { createMemoryStore } from '../stores/pouch/memoryStore.ts';
import { couchTestStore } from './couchTestStore.ts';

/** Who a request comes from is said by its header `x-user`; `rights` says who may do what with which database. */
function headerAccess(rights: Map<string, Access>): AccessPort {
  return {
    session: async (headers) => (headers['x-user'] ? { user: headers['x-user'] } : undefined),
    access: async (session, database) => rights.get(`${session?.user} ${database}`) ?? rights.get(database) ?? 'hidden',
  };
}

export interface TestServer {
  readonly url: string;
  readonly store: DatabaseStore;
  readonly server: PlayhouseServer;
  readonly rights: Map<string, Access>;
  readonly faults: unknown[];
  call(path: string, init?: RequestInit & { readonly user?: string }): Promise<Response>;
}

export async function startServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const rights = new Map<string, Access>();
  const faults: unknown[] = [];
  const store = options.store ?? couchTestStore() ?? createMemoryStore();
  const report = (error: unknown) => void faults.push(error);
  const server = createServer({ access: headerAccess(rights), instance: 'instance-1', report, ...options, store });
  const url = await server.listen(0, '127.0.0.1');
  return {
    url,
    store,
    server,
    rights,
    faults,
    call(path, { user = 'ann', ...init } = {}) {
      const headers = new Headers(init.headers);
      if (user !== '') headers.set('x-user', user);
      if (typeof init.body === 'string' && !headers.has('content-type'))
        headers.set('content-type', 'application/json');
      return fetch(`${url}/db${path}`, { ...init, headers });
    },
  };
}

/** What these tests use of a PouchDB client. */
export interface Client {
  put(document: object): Promise<{ rev: string }>;
  get(id: string, options?: object): Promise<Record<string, unknown> & { _rev: string }>;
  bulkDocs(documents: readonly object[], options?: object): Promise<unknown>;
  allDocs(options?: object): Promise<{ rows: { id: string }[] }>;
  getAttachment(id: string, name: string): Promise<Buffer>;
  sync(other: Client, options?: object): Replication;
  info(): Promise<{ update_seq: number | string; doc_count: number }>;
  close(): Promise<void>;
  destroy(): Promise<void>;
  readonly replicate: {
    to(other: Client, options?: object): Replication;
    from(other: Client, options?: object): Replication;
  };
}

interface Replication extends Promise<Replicated> {
  on(event: string, listener: (value: { id?: string; doc?: { id?: string } }) => void): Replication;
  cancel(): void;
}

interface Replicated {
  readonly ok?: boolean;
  readonly docs_written: number;
  readonly doc_write_failures: number;
  readonly errors: unknown[];
}

type ClientConstructor = new (name: string, options: object) => Client;

const Pouch = PouchDB as unknown as ClientConstructor & {
  fetch(url: string, init: { headers: Headers }): Promise<Response>;
};

let count = 0;

export function localClient(): Client {
  count += 1;
  return new Pouch(`client-${process.pid}-${count}`, { adapter: 'memory' });
}

/** The server's database through PouchDB's HTTP adapter. */
export function remoteClient(
  url: string,
  database: string,
  user = 'ann',
  seen: string[] = [],
  more: Readonly<Record<string, string>> = {},
): Client {
  return clientThrough(url, database, (address, ask, init) => {
    init.headers.set('x-user', user);
    for (const [name, value] of Object.entries(more)) init.headers.set(name, value);
    seen.push(`${init.method ?? 'GET'} ${address.slice(url.length)}`);
    return ask();
  });
}

interface Init {
  readonly headers: Headers;
  readonly method?: string;
  readonly body?: string;
}

/** A client of which each request goes through a function. */
export function clientThrough(
  url: string,
  database: string,
  through: (address: string, ask: () => Promise<Response>, init: Init) => Promise<Response>,
): Client {
  return new Pouch(`${url}/db/${database}`, {
    skip_setup: true,
    fetch: (address: string, init: Init) => through(address, () => Pouch.fetch(address, init), init),
  });
}

/** Waits for something that happens soon. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('did not happen');
}
