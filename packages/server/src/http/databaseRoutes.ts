import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSession, refusal } from '../gateway/answer.ts';
import { dispatch } from '../gateway/dispatch.ts';
import type { Gateway } from '../gateway/request.ts';
import { type GatewayRoute, routeTable } from '../gateway/routeTable.ts';
import type { Gate } from '../queue/gate.ts';
import type { FrontDoor } from './frontDoor.ts';
import { gateLargeBodies } from './largeBodies.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Registers the table of the gateway below `/db`, behind the door that all requests pass. */
export function registerDatabaseRoutes(app: FastifyInstance, gateway: Gateway, gate: Gate, door?: FrontDoor): void {
  app.removeAllContentTypeParsers();
  // Bodies are taken apart by the routes, which look at each document alone.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  gateLargeBodies(app, gate);
  for (const route of routeTable) {
    app.route({
      method: route.method,
      url: route.path === '/' ? '/db' : `/db${route.path}`,
      ...(route.bytes > 0 && { bodyLimit: route.bytes }),
      onRequest: [...(door ? [door.hook('none')] : []), ...(route.bytes > 0 ? [refuseStrangers(gateway)] : [])],
      handler: (request, reply) => answerRoute(gateway, route, request, reply),
    });
  }
}

/** Reads no body of somebody without a session: strangers could fill the memory, or take the places of the gate. */
function refuseStrangers({ access }: Gateway) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await access.session(request.headers as Readonly<Record<string, string | undefined>>);
    if (session) return undefined;
    return sendAnswer(reply.header('connection', 'close'), noSession);
  };
}

async function answerRoute(
  gateway: Gateway,
  route: GatewayRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isTaken = body.length === 0 || route.types.includes('*') || route.types.includes(type);
  const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
  if (!isTaken || isPacked) return sendAnswer(reply, refusal(415, 'bad_content_type', 'The body must be JSON.'));
  const parameters = request.params as Readonly<Record<string, string | undefined>>;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const answered = await dispatch(gateway, route, {
    method: request.method,
    database: parameters.database ?? '',
    document: parameters.document ?? '',
    file: parameters['*'] ?? '',
    query: new Map(new URLSearchParams(request.url.split('?')[1] ?? '')),
    headers: request.headers as Readonly<Record<string, string | undefined>>,
    body,
    signal: gone.signal,
  });
  return sendAnswer(reply, answered);
}
