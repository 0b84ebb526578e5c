import type { FastifyInstance } from 'fastify';

/** What is known of an answered request: nothing of who it was, or what it was about. */
export interface Observed {
  readonly id: string;
  readonly method: string;
  /** The pattern of the route; blank for what is no route. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

export type Observe = (observed: Observed) => void;

/** Tells of each request once it was answered. */
export function observeRequests(app: FastifyInstance, observe: Observe): void {
  app.addHook('onResponse', async (request, reply) => {
    observe({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      bytes: Number(reply.getHeader('content-length') ?? 0),
    });
  });
}
