import type { FastifyInstance } from 'fastify';
import { notFound, refusal } from '../gateway/answer.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Answers what is not in any table, what cannot be read, and faults of the program, which are reported. */
export function answerErrors(app: FastifyInstance, report: (error: unknown) => void): void {
  app.setNotFoundHandler((_request, reply) => sendAnswer(reply, notFound));
  app.setErrorHandler((error, _request, reply) => {
    const status = Number(Reflect.get(Object(error), 'statusCode') ?? 500);
    if (status === 413) return sendAnswer(reply, refusal(413, 'too_large', 'The request is too large.'));
    if (status < 500) return sendAnswer(reply, refusal(status, 'bad_request', 'The request cannot be read.'));
    // The client is gone, and nobody is left to answer.
    if (Reflect.get(Object(error), 'code') !== 'ERR_STREAM_PREMATURE_CLOSE') report(error);
    return sendAnswer(reply, refusal(500, 'internal_error', 'The server has a fault.'));
  });
}
