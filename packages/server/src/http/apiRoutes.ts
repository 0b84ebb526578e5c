import type { FastifyInstance } from 'fastify';
import { refuse } from '../api/apiAnswers.ts';
import type { ApiAnswer, ApiRoute } from '../api/apiRoute.ts';
import { apiTable } from '../api/apiTable.ts';
import { dispatchApi } from '../api/dispatchApi.ts';
import { openApi } from '../api/openApi.ts';
import type { Services } from '../api/services.ts';
import { answerFault } from '../gateway/answer.ts';
import { StoreFailure } from '../records/records.ts';
import { type FrontDoor, textHeaders } from './frontDoor.ts';
import { registerPageRoutes } from './pageRoutes.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Bodies of calls are small. */
const bodyBytes = 64 * 1024;
const jsonType = /^application\/json\s*(;|$)/i;

export interface ApiOptions {
  readonly services: Services;
  readonly door: FrontDoor;
}

/** Registers the table of calls, their description, and the pages that use them. */
export function registerApiRoutes(app: FastifyInstance, { services, door }: ApiOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
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
    bodyLimit: bodyBytes,
    onRequest: door.hook(route.rate),
    handler: async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
      const isJson = body.length === 0 || jsonType.test(request.headers['content-type'] ?? '');
      const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
      const answer =
        !isJson || isPacked
          ? refuse(415, 'body.type', 'The body must be JSON.')
          : await withFaults(() =>
              dispatchApi(services, route, {
                parameters: request.params as Readonly<Record<string, string | undefined>>,
                query: new Map(new URLSearchParams(request.url.split('?')[1] ?? '')),
                headers: textHeaders(request),
                body,
                caller: door.callerOf(request),
                address: request.ip,
              }),
            );
      return sendAnswer(reply, withId(answer, request.id));
    },
  });
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
