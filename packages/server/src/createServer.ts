import type { Server } from 'node:http';
import fastify from 'fastify';
import type { AccessPort } from './gateway/access.ts';
import { Feeds } from './gateway/feeds.ts';
import type { Policy } from './gateway/policy/policy.ts';
import { projectPolicy } from './gateway/policy/projectPolicy.ts';
import { answerErrors } from './http/answerErrors.ts';
import { type ApiOptions, registerApiRoutes } from './http/apiRoutes.ts';
import { registerDatabaseRoutes } from './http/databaseRoutes.ts';
import { createBodyGate } from './http/largeBodies.ts';
import { closeListener, createListener, type Listener, type ListenerOptions } from './http/listener.ts';
import { type Observe, observeRequests } from './http/observeRequests.ts';
import { newSecret } from './identity/secrets.ts';
import type { DatabaseStore } from './stores/databaseStore.ts';

export interface ServerOptions extends ListenerOptions {
  readonly store: DatabaseStore;
  readonly access: AccessPort;
  /** Part of the id of every replication: the same over restarts, another after a restore. */
  readonly instance: string;
  readonly policy?: Policy;
  readonly feeds?: Feeds;
  /** Called with faults of the program. */
  readonly report?: (error: unknown) => void;
  /** The calls beside the databases, and what all requests pass first. Without it, there are databases only. */
  readonly api?: ApiOptions;
  /** Addresses of proxies, whose word about clients is taken. */
  readonly proxies?: readonly string[];
  readonly observe?: Observe;
}

export interface PlayhouseServer {
  /** Returns the address. Port 0 is any free one. */
  listen(port: number, host: string): Promise<string>;
  /** For those who listen by themselves, after `ready`. */
  readonly http: Server;
  ready(): Promise<void>;
  readonly feeds: Feeds;
  /** Ends held feeds, finishes what is being written, and closes the databases. */
  close(): Promise<void>;
}

/** The server, not yet listening. */
export function createServer(options: ServerOptions): PlayhouseServer {
  const { store, access, instance, policy = projectPolicy, report = () => undefined, api } = options;
  const feeds = options.feeds ?? new Feeds(store);
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    exposeHeadRoutes: false,
    bodyLimit: 1024,
    requestTimeout: 120_000,
    trustProxy: options.proxies ? [...options.proxies] : false,
    genReqId: () => newSecret().slice(0, 12),
    serverFactory: (handler) => createListener(options, handler as Listener),
  });
  answerErrors(app, report);
  if (options.observe) observeRequests(app, options.observe);
  const gate = createBodyGate();
  const gateway = { store, access, feeds, policy, instance };
  void app.register(async (scope) => registerDatabaseRoutes(scope, gateway, gate, api?.door));
  if (api) void app.register(async (scope) => registerApiRoutes(scope, gate, api));
  const http = app.server as Server;
  const ready = async () => void (await app.ready());
  return {
    async listen(port, host) {
      await ready();
      await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve));
      const address = http.address();
      const shown = typeof address === 'object' && address ? address.port : port;
      return `${options.tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${shown}`;
    },
    http,
    ready,
    feeds,
    async close() {
      feeds.close();
      await closeListener(http);
      await app.close();
      await store.close();
    },
  };
}
