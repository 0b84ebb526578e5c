import { can } from '../access/can.ts';
import { isObject, readJson } from '../gateway/readJson.ts';
import { keyedDigest } from '../identity/secrets.ts';
import { checkShape } from '../shapes/checkShape.ts';
import { refuse } from './apiAnswers.ts';
import type { ApiAnswer, ApiRequest, ApiRoute } from './apiRoute.ts';
import { apiSchemas } from './schemas.ts';
import type { Services } from './services.ts';

/** A request with a body as it came. */
export type RawApiRequest = Omit<ApiRequest, 'body'> & { readonly body: Uint8Array };

const signedOut = refuse(401, 'unauthorized', 'session');
const notFound = refuse(404, 'not_found', 'missing');

/** Answers a call: who asks, whether the body has its shape, what the call does, and then the line in the audit log. */
export async function dispatchApi(services: Services, route: ApiRoute, raw: RawApiRequest): Promise<ApiAnswer> {
  const refused = refuseCaller(route, raw);
  if (refused) return refused;
  const unknown = [...raw.query.keys()].find((name) => !(route.query ?? []).includes(name));
  if (unknown !== undefined) {
    return refuse(400, 'query.unknown', `There is no parameter “${unknown.slice(0, 50)}”.`);
  }
  const read = readBody(route, raw.body);
  if (!read.ok) return read.answer;
  const request = { ...raw, body: read.value };
  const answer = await run(services, route, request);
  if (route.audit !== 'none' && answer.status < 400) {
    const user = answer.actor ?? raw.caller?.user;
    await services.audit.write({
      word: route.audit,
      ...(user && { actor: keyedDigest(user.auditKey, user.id) }),
      ...(answer.object !== undefined && { object: answer.object }),
    });
  }
  return answer;
}

function run(services: Services, route: ApiRoute, request: ApiRequest): Promise<ApiAnswer> {
  if (route.who === 'anybody' || route.who === 'near') return route.handler(services, request);
  const { caller } = request;
  return caller ? route.handler(services, { ...request, caller }) : Promise.resolve(signedOut);
}

/** Why somebody may not make a call, whatever its body is; undefined when they may. */
export function refuseCaller(
  route: ApiRoute,
  { caller, isFromHere }: Pick<RawApiRequest, 'caller' | 'isFromHere'>,
): ApiAnswer | undefined {
  if (route.who === 'anybody' || (route.who === 'near' && isFromHere)) return undefined;
  if (!caller) return signedOut;
  if (caller.scopes !== 'all' && (route.scope === undefined || !caller.scopes.includes(route.scope))) {
    return refuse(403, 'token.scope', 'This token does not give access to this.');
  }
  if (route.who !== 'admin') return undefined;
  const actor = { id: caller.user.id, account: caller.user, scopes: caller.scopes };
  return can(actor, { on: 'server', action: 'administer' }) === 'yes' ? undefined : notFound;
}

type ReadBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly answer: ApiAnswer };

function readBody(route: ApiRoute, bytes: Uint8Array): ReadBody {
  if (route.file) return readFile(bytes);
  if (!route.body) return { ok: true, value: undefined };
  const value = bytes.length === 0 ? {} : readJson(bytes)?.value;
  if (!isObject(value)) return { ok: false, answer: refuse(400, 'body.json', 'The body must be a JSON object.') };
  const wrong = checkShape(apiSchemas[route.body], value);
  return wrong === undefined ? { ok: true, value } : { ok: false, answer: refuse(400, 'body.shape', wrong) };
}

/** Every archive with something in it begins like this. */
const zipStart = [0x50, 0x4b, 0x03, 0x04];

function readFile(bytes: Uint8Array): ReadBody {
  if (zipStart.every((byte, index) => bytes[index] === byte)) return { ok: true, value: bytes };
  return { ok: false, answer: refuse(400, 'body.file', 'The body must be an archive.') };
}
