import { totalmem } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Gate } from '../queue/gate.ts';

/** Bodies larger than this are let in a few at a time. */
const largeBytes = 256 * 1024;
/** Computers with little memory hold fewer. */
const largeBodies = totalmem() < 1.5 * 1024 ** 3 ? 2 : 4;

/** The gate for large bodies of all routes of a server. */
export function createBodyGate(): Gate {
  return new Gate(largeBodies);
}

/** Lets large bodies of the routes in this scope into memory only through a gate. */
export function gateLargeBodies(scope: FastifyInstance, gate: Gate): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers;
    if (!hasBody || length <= largeBytes) return payload;
    const leave = await gate.enter();
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    return payload;
  });
}
