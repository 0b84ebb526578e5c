import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from '../gateway/answer.ts';

/** For how long a client may take nothing of an answer that is made while it is sent, in ms. */
const stalled = 120_000;

/** Sends an answer of the gateway or of a call. */
export function sendAnswer(reply: FastifyReply, { status, headers = {}, body, parts, later }: Answer): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  if (parts) {
    // What a client does not take fills the memory.
    reply.raw.setTimeout(stalled, () => reply.raw.destroy());
    if (headers['content-type'] === undefined) reply.type('application/json');
    return reply.send(Readable.from(parts, { objectMode: false }));
  }
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
