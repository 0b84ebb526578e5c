import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PublicSettings } from './api/services.ts';
import { createServer, type PlayhouseServer, type ServerOptions } from './createServer.ts';
import { createAmountPolicy } from './gateway/policy/amountPolicy.ts';
import { FrontDoor } from './http/frontDoor.ts';
import { DiskWatch, spaceOf } from './operations/diskWatch.ts';
import { Metrics } from './operations/metrics.ts';
import { RequestLog } from './operations/requestLog.ts';
import { createDatabaseAccess } from './projects/databaseAccess.ts';
import { createServices } from './setup/createServices.ts';
import { createUpkeep } from './setup/createUpkeep.ts';
import { openStore } from './setup/openStore.ts';
import { readSecrets } from './setup/secretsFile.ts';
import type { DatabaseStore } from './stores/databaseStore.ts';

export interface PlayhouseOptions extends Pick<ServerOptions, 'pages' | 'tls' | 'proxies' | 'isAllowedHost'> {
  /** The folder for everything that is stored; made if it does not exist. */
  readonly data: string;
  readonly couchdb?: readonly string[];
  readonly openDatabases?: number;
  /** Origins of the editor beside the address under which the server is asked. */
  readonly origins?: readonly string[];
  readonly signUp?: PublicSettings['signUp'];
  readonly provider?: string;
  readonly defaultSku?: string;
  readonly version?: string;
  /** A folder for a backup each day, of which seven are kept. */
  readonly backups?: string;
  readonly report?: (error: unknown) => void;
  readonly now?: () => number;
}

/** A server with everything it needs, not yet listening. */
export interface OpenPlayhouse {
  readonly server: PlayhouseServer;
  /** Makes its first user an administrator; undefined when there is one. */
  readonly setupCode: string | undefined;
  /** Numbers about the server, for Prometheus. */
  metrics(): string;
  /** Ends what runs, and closes everything. */
  close(): Promise<void>;
}

/** Opens the data of a server, and makes everything that is missing. Nobody else may have it open. */
export async function openPlayhouse(options: PlayhouseOptions): Promise<OpenPlayhouse> {
  const { data, tls, origins = [], report = () => undefined, now = Date.now } = options;
  await mkdir(data, { recursive: true, mode: 0o700 });
  const secrets = await readSecrets(data);
  const store = await openStore({ ...options, couchKey: secrets.couchKey });
  const disk = new DiskWatch(() => spaceOf(data));
  await disk.look();
  let isStopping = false;
  const { signUp = 'open', provider = 'Playhouse', version = '0.1.0', defaultSku = 'PRO.TRIAL' } = options;
  const log = new RequestLog(path.join(data, 'logs'));
  const reportFault = (error: unknown) => {
    log.write({ at: new Date(now()).toISOString(), fault: String(error), stack: Reflect.get(Object(error), 'stack') });
    report(error);
  };
  const all = await createServices({
    store,
    secrets,
    settings: { signUp, provider, version },
    isSecure: tls !== undefined || origins.some((origin) => origin.startsWith('https:')),
    defaultSku,
    now,
    check: () => check(store, disk, isStopping),
    listening: () => ({ address: server.http.address(), cert: tls?.cert, origins }),
    isFull: () => disk.isFull(),
    report: reportFault,
  });
  const { services, quotas, limits, instance } = all;
  const metrics = new Metrics({ playhouse_held_feeds: () => services.feeds.size });
  const server = createServer({
    ...options,
    store,
    instance,
    access: createDatabaseAccess(services.callers, services.projects),
    policy: createAmountPolicy(quotas, services.deletions, () => disk.isFull()),
    feeds: services.feeds,
    api: { services, door: new FrontDoor({ callers: services.callers, rates: limits, origins }) },
    report: reportFault,
    observe(observed) {
      metrics.observe(observed);
      log.write({ at: new Date(now()).toISOString(), ...observed });
    },
  });
  const upkeep = createUpkeep(all, { ...options, store, disk, report: reportFault, now });
  await services.audit.write({ word: 'server.start' });
  return {
    server,
    setupCode: services.setup.code,
    metrics: () => metrics.text(),
    async close() {
      isStopping = true;
      await upkeep.close();
      await server.close();
      metrics.close();
      log.close();
    },
  };
}

async function check(
  store: DatabaseStore,
  disk: DiskWatch,
  isStopping: boolean,
): Promise<Readonly<Record<string, string>>> {
  const found = await store.local.get('meta', 'ready');
  const rev = found.ok ? { _rev: found.value._rev } : {};
  const written = await store.local.put('meta', 'ready', { ...rev, checked: true });
  const isWritable = written.ok || written.fault.code === 'document.conflict';
  return {
    database: isWritable ? '' : 'The database cannot be written.',
    disk: disk.isFull() ? 'The disk is full.' : '',
    process: isStopping ? 'The server is stopping.' : '',
  };
}
