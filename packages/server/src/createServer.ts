import fastify, { type FastifyInstance } from 'fastify';
import type { AccessPort } from './gateway/access.ts';
import { notFound, refusal } from './gateway/answer.ts';
import { Feeds } from './gateway/feeds.ts';
import type { Policy } from './gateway/policy/policy.ts';
import { projectPolicy } from './gateway/policy/projectPolicy.ts';
import { registerDatabaseRoutes } from './http/databaseRoutes.ts';
import { sendAnswer } from './http/sendAnswer.ts';
import type { DatabaseStore } from './stores/databaseStore.ts';

export interface ServerOptions {
  readonly store: DatabaseStore;
  readonly access: AccessPort;
  /** Part of the id of every replication: the same over restarts, another after a restore. */
  readonly instance: string;
  readonly policy?: Policy;
  /** Called with faults of the program. */
  readonly report?: (error: unknown) => void;
}

export interface PlayhouseServer {
  /** Returns the address. Port 0 is any free one. */
  listen(port: number, host: string): Promise<string>;
  readonly feeds: Feeds;
  /** Ends held feeds, finishes what is being written, and closes the databases. */
  close(): Promise<void>;
}

/** The server, not yet listening. */
export function createServer(options: ServerOptions): PlayhouseServer {
  const { store, access, instance, policy = projectPolicy, report = () => undefined } = options;
  const feeds = new Feeds(store);
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    exposeHeadRoutes: false,
    bodyLimit: 1024,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
  });
  answerErrors(app, report);
  registerDatabaseRoutes(app, { store, access, feeds, policy, instance });
  return {
    listen: (port, host) => app.listen({ port, host }),
    feeds,
    async close() {
      feeds.close();
      await app.close();
      await store.close();
    },
  };
}

function answerErrors(app: FastifyInstance, report: (error: unknown) => void): void {
  app.setNotFoundHandler((_request, reply) => sendAnswer(reply, notFound));
  app.setErrorHandler((error, _request, reply) => {
    const status = Number(Reflect.get(Object(error), 'statusCode') ?? 500);
    if (status === 413) return sendAnswer(reply, refusal(413, 'too_large', 'The request is too large.'));
    if (status < 500) return sendAnswer(reply, refusal(status, 'bad_request', 'The request cannot be read.'));
    report(error);
    return sendAnswer(reply, refusal(500, 'internal_error', 'The server has a fault.'));
  });
}
