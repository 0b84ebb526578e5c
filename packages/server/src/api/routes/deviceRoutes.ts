import type { TokenScope } from '../../records/recordTypes.ts';
import { mostTokens } from '../../sessions/sessions.ts';
import { refuse } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRoute, SignedRequest } from '../apiRoute.ts';
import type { Services } from '../services.ts';

const unknown = refuse(404, 'not_found', 'There is no such session or token.');

/** What people see of a key: enough to tell their own apart, and no use to anybody else. */
export function shortId(key: string): string {
  return key.slice(-16);
}

async function listSessions({ sessions }: Services, { caller }: SignedRequest): Promise<ApiAnswer> {
  const found = await sessions.list(caller.user.id);
  const list = found.map(({ key, value: { createdAt, seenAt, shared } }) => ({
    id: shortId(key),
    createdAt,
    seenAt,
    shared,
    current: key === caller.key,
  }));
  return { status: 200, body: { sessions: list } };
}

async function endSession(services: Services, { caller, parameters }: SignedRequest): Promise<ApiAnswer> {
  const { sessions, callers, feeds } = services;
  const found = (await sessions.list(caller.user.id)).find(({ key }) => shortId(key) === parameters.id);
  if (!found) return unknown;
  await sessions.end(found.key);
  callers.forget(caller.user.id);
  feeds.endUser(caller.user.id);
  return { status: 200, body: { ok: true } };
}

interface NewToken {
  readonly title: string;
  readonly scopes: readonly TokenScope[];
}

async function giveToken({ sessions }: Services, { caller, body }: SignedRequest): Promise<ApiAnswer> {
  const { title, scopes } = body as NewToken;
  if ((await sessions.listTokens(caller.user.id)).length >= mostTokens) {
    return refuse(403, 'limit.tokens', `At most ${mostTokens} tokens are kept. Delete one first.`);
  }
  const { key, secret, token } = await sessions.giveToken(caller.user.id, title, scopes);
  return { status: 201, body: { id: shortId(key), ...token, token: secret } };
}

async function listTokens({ sessions }: Services, { caller }: SignedRequest): Promise<ApiAnswer> {
  const found = await sessions.listTokens(caller.user.id);
  return { status: 200, body: { tokens: found.map(({ key, value }) => ({ id: shortId(key), ...value })) } };
}

async function endToken(services: Services, { caller, parameters }: SignedRequest): Promise<ApiAnswer> {
  const { sessions, callers, feeds } = services;
  const found = (await sessions.listTokens(caller.user.id)).find(({ key }) => shortId(key) === parameters.id);
  if (!found) return unknown;
  await sessions.endToken(found.key);
  callers.forget(caller.user.id);
  feeds.endUser(caller.user.id);
  return { status: 200, body: { ok: true } };
}

const own = { who: 'session', rate: 'none', audit: 'none' } as const;

export const deviceRoutes: readonly ApiRoute[] = [
  {
    ...own,
    id: 'listSessions',
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Lists where the person is signed in.',
    answers: { 200: 'sessions' },
    handler: listSessions,
  },
  {
    ...own,
    id: 'endSession',
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Signs out on another device.',
    audit: 'session.end',
    answers: { 200: 'done' },
    handler: endSession,
  },
  {
    ...own,
    id: 'listTokens',
    method: 'GET',
    path: '/auth/tokens',
    summary: 'Lists access that was given to the command line.',
    answers: { 200: 'tokens' },
    handler: listTokens,
  },
  {
    ...own,
    id: 'giveToken',
    method: 'POST',
    path: '/auth/tokens',
    summary: 'Gives access to the command line. The token is sent only once.',
    rate: 'creating',
    audit: 'token.give',
    body: 'new-token',
    answers: { 201: 'token' },
    handler: giveToken,
  },
  {
    ...own,
    id: 'endToken',
    method: 'DELETE',
    path: '/auth/tokens/:id',
    summary: 'Takes access away from the command line.',
    audit: 'token.end',
    answers: { 200: 'done' },
    handler: endToken,
  },
];
