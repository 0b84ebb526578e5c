import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../packages/server/src/createServer.ts';
import type { AccessPort } from '../../packages/server/src/gateway/access.ts';
import { noPolicy, type Policy } from '../../packages/server/src/gateway/policy/policy.ts';
import { projectPolicy } from '../../packages/server/src/gateway/policy/projectPolicy.ts';
import { createCouchStore } from '../../packages/server/src/stores/couchdb/couchStore.ts';
import type { DatabaseStore } from '../../packages/server/src/stores/databaseStore.ts';
import { openLevelStore } from '../../packages/server/src/stores/pouch/levelStore.ts';
import { createFront } from './front.ts';
import type { Refusals } from './refusals.ts';

export interface DatabaseServer {
  /** Below it are the databases. */
  readonly address: string;
  close(): Promise<void>;
}

export interface ServerChoice {
  /** The address of a CouchDB to store everything on; in files of a temporary folder without it. */
  readonly couchdb: string | undefined;
  /** Where to note what the gateway refuses; without it, everything is allowed that the protocol has. */
  readonly refusals: Refusals | undefined;
}

/** The databases of the server and their protocol, for one user who may do everything. */
export async function startDatabaseServer({ couchdb, refusals }: ServerChoice): Promise<DatabaseServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'playhouse-pouchdb-'));
  let days = 0;
  const now = () => Date.now() + days * 24 * 60 * 60 * 1000;
  const store = couchdb === undefined ? await openLevelStore({ folder, now }) : storeAt(couchdb);
  const server = createServer({
    store,
    access: refusals ? madeWhenAsked(store) : everybody,
    policy: refusals ? noting(projectPolicy, refusals) : noPolicy,
    instance: 'pouchdb',
    report: (error) => console.error('Fault of the server:', error),
    ...(refusals && { observe: ({ method, route, status }) => refusals.answered(method, route, status) }),
  });
  await server.ready();
  const compact = async (name: string) => {
    if (couchdb !== undefined) return compactThere(couchdb, name);
    // Bodies of earlier revisions are kept for a week after the compaction that found them.
    await store.compact(name);
    days += 8;
    await store.compact(name);
  };
  const front = createFront(server.http, refusals ? undefined : compact);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}/db`,
    async close() {
      front.closeAllConnections();
      front.close();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function storeAt(address: string): DatabaseStore {
  const { origin, username, password } = new URL(address);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return createCouchStore({ nodes: [origin], authorization });
}

/** As CouchDB does by itself, some time. */
async function compactThere(address: string, name: string): Promise<void> {
  const { origin, username, password } = new URL(address);
  const headers = { authorization: `Basic ${btoa(`${username}:${password}`)}`, 'content-type': 'application/json' };
  const database = `${origin}/${encodeURIComponent(name)}`;
  await fetch(`${database}/_compact`, { method: 'POST', headers });
  for (let isRunning = true; isRunning; ) {
    isRunning = ((await (await fetch(database, { headers })).json()) as { compact_running: boolean }).compact_running;
  }
}

const everybody: AccessPort = { session: async () => ({ user: 'ann' }), access: async () => 'write' };

/** The gateway makes no databases; here, each is there when it is first asked for. */
function madeWhenAsked(store: DatabaseStore): AccessPort {
  return {
    ...everybody,
    async access(_session, database) {
      await store.create(database);
      return 'write';
    },
  };
}

function noting(policy: Policy, refusals: Refusals): Policy {
  return {
    ...policy,
    async checkDocument(database, document) {
      const fault = await policy.checkDocument(database, document);
      if (fault) refusals.refused(fault.code);
      return fault;
    },
    async checkHistories(store, database, documents) {
      const faults = await policy.checkHistories(store, database, documents);
      for (const { code } of faults.values()) refusals.refused(code);
      return faults;
    },
  };
}
