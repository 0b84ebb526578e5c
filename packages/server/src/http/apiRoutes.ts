import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromHere } from '../access/fromHere.ts';
import { refuse } from '../api/apiAnswers.ts';
import type { ApiAnswer, ApiRoute } from '../api/apiRoute.ts';
import { apiTable } from '../api/apiTable.ts';
import { dispatchApi, refuseCaller } from '../api/dispatchApi.ts';
import { openApi } from '../api/openApi.ts';
import type { Services } from '../api/services.ts';
import { answerFault } from '../gateway/answer.ts';
import type { Gate } from '../queue/gate.ts';
import { StoreFailure } from '../records/records.ts';
import { type FrontDoor, textHeaders } from './frontDoor.ts';
import { gateLargeBodies } from './largeBodies.ts';
import { registerPageRoutes } from './pageRoutes.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Bodies of calls are small, except for files. */
const bodyBytes = 64 * 1024;
const jsonType = /^application\/json\s*(;|$)/i;

export interface ApiOptions {
  readonly services: Services;
  readonly door: FrontDoor;
}

/** Registers the table of calls, their description, and the pages that use them. */
export function registerApiRoutes(app: FastifyInstance, gate: Gate, { services, door }: ApiOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  gateLargeBodies(app, gate);
  for (const route of apiTable) registerRoute(app, services, door, route);
  const description = openApi(services.settings.version);
  app.get('/openapi.json', { onRequest: door.hook('none') }, (_request, reply) =>
    sendAnswer(reply, { status: 200, body: description }),
  );
  registerPageRoutes(app);
}

function registerRoute(app: FastifyInstance, services: Services, door: FrontDoor, route: ApiRoute): void {
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.file?.bytes ?? bodyBytes,
    onRequest: [door.hook(route.rate), ...(route.file ? [refuseStrangers(door, route)] : [])],
    handler: async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const answer = !isOfType(route, request, body)
        ? refuse(415, 'body.type', route.file ? 'The body must be an archive.' : 'The body must be JSON.')
        : await withFaults(() =>
            dispatchApi(services, route, {
              parameters: request.params as Readonly<Record<string, string | undefined>>,
              query: new Map(new URLSearchParams(request.url.split('?')[1] ?? '')),
              headers: textHeaders(request),
              body,
              ...whoAsks(door, request),
              address: request.ip,
            }),
          );
      return sendAnswer(reply, withId(answer, request.id));
    },
  });
}

function isOfType({ file }: ApiRoute, { headers }: FastifyRequest, body: Uint8Array): boolean {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return false;
  const type = headers['content-type'] ?? '';
  return file ? type === file.type : body.length === 0 || jsonType.test(type);
}

function whoAsks(door: FrontDoor, request: FastifyRequest) {
  const connection = { remote: request.socket.remoteAddress, headers: textHeaders(request) };
  return { caller: door.callerOf(request), isFromHere: isFromHere(connection) };
}

/** Reads no file of those who may not send it: strangers could fill the memory, or take the places of the gate. */
function refuseStrangers(door: FrontDoor, route: ApiRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const refused = refuseCaller(route, whoAsks(door, request));
    return refused && sendAnswer(reply.header('connection', 'close'), withId(refused, request.id));
  };
}

/** Faults of the database are answers, too. */
async function withFaults(run: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StoreFailure) return answerFault(error.fault);
    throw error;
  }
}

/** Errors name their request, so that people can report it. */
function withId(answer: ApiAnswer, requestId: string): ApiAnswer {
  if (answer.status < 400 || answer.status === 503) return answer;
  return { ...answer, body: { ...(answer.body as object), requestId } };
}
