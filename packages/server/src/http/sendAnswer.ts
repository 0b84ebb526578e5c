import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from '../gateway/answer.ts';

/** Sends an answer of the gateway or of a call. */
export function sendAnswer(reply: FastifyReply, { status, headers = {}, body, parts, later }: Answer): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  if (parts) return reply.type('application/json').send(Readable.from(parts, { objectMode: false }));
  if (later) {
    const stream = new PassThrough();
    const beat = setInterval(() => stream.write('\n'), later.heartbeat);
    reply.raw.on('close', () => clearInterval(beat));
    later.body
      .then((value) => stream.end(JSON.stringify(value)))
      .catch((error: Error) => stream.destroy(error))
      .finally(() => clearInterval(beat));
    return reply.type('application/json').send(stream);
  }
  if (body === undefined) return reply.send();
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  return reply.type('application/json').send(JSON.stringify(body));
}
