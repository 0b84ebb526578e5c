import { canonicalName } from '../../accounts/names.ts';
import { noSession, refuse, sessionBody, tooMany } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRequest, ApiRoute } from '../apiRoute.ts';
import type { Services } from '../services.ts';

interface Login {
  readonly username: string;
  readonly password: string;
  readonly shared?: boolean;
}

async function check(services: Services, { caller, headers }: ApiRequest): Promise<ApiAnswer> {
  const { cookies } = services;
  // Without the session, the name is cleared, so that the client stops asking.
  if (!caller) return { status: 200, headers: { 'set-cookie': cookies.signedOut() }, body: noSession };
  const body = await sessionBody(services, caller.user);
  const cookie = headers.authorization === undefined ? [cookies.name(caller.user.username)] : [];
  return { status: 200, headers: { 'set-cookie': cookie }, body };
}

async function login(services: Services, request: ApiRequest): Promise<ApiAnswer> {
  const { accounts, cookies, delays, countRefused } = services;
  const { username, password, shared = false } = request.body as Login;
  const name = canonicalName(username);
  // A classmate with the same address cannot slow down a device that has signed in with this name.
  const from = cookies.isDeviceOf(request.headers.cookie, name) ? 'device' : request.address;
  const key = `${name} ${from}`;
  const wait = delays.wait(key);
  if (wait > 0) return tooMany(wait);
  const signed = await accounts.signIn(username, password);
  if (!signed.ok && signed.isBusy) return tooMany(5);
  if (!signed.ok) {
    delays.failed(key);
    countRefused();
    return refuse(401, 'login.refused', 'Wrong user name or password.');
  }
  delays.succeeded(key);
  return beginSession(services, request, signed.user, shared, 200);
}

/** Answers with a new session. One that the client had before ends. */
export async function beginSession(
  services: Services,
  { caller }: ApiRequest,
  user: Parameters<typeof sessionBody>[1],
  shared: boolean,
  status: number,
): Promise<ApiAnswer> {
  const { sessions, callers, cookies } = services;
  if (caller?.via === 'cookie') {
    await sessions.end(caller.key);
    callers.forget(caller.user.id);
  }
  const secret = await sessions.open(user.id, shared);
  const cookie = [...cookies.signedIn(secret, user.username, shared), cookies.device(canonicalName(user.username))];
  const body = await sessionBody(services, user);
  return { status, headers: { 'set-cookie': cookie }, body, actor: user };
}

async function logout(services: Services, { caller, body }: ApiRequest): Promise<ApiAnswer> {
  const { sessions, callers, cookies, feeds } = services;
  if (caller) {
    if (caller.via === 'token') await sessions.endToken(caller.key);
    else if ((body as { everywhere?: boolean }).everywhere) await sessions.endAll(caller.user.id);
    else await sessions.end(caller.key);
    callers.forget(caller.user.id);
    feeds.endUser(caller.user.id);
  }
  const headers = { 'set-cookie': cookies.signedOut() };
  return { status: 200, headers, body: { status: 'success', location: '/login' } };
}

export const sessionRoutes: readonly ApiRoute[] = [
  {
    id: 'checkSession',
    method: 'GET',
    path: '/auth/session/check.json',
    summary: 'Says who is signed in.',
    who: 'anybody',
    rate: 'none',
    audit: 'none',
    answers: { 200: 'session' },
    handler: check,
  },
  {
    id: 'login',
    method: 'POST',
    path: '/auth/session/login',
    summary: 'Signs in.',
    who: 'anybody',
    rate: 'signIn',
    audit: 'session.begin',
    body: 'login',
    answers: { 200: 'session' },
    handler: login,
  },
  {
    id: 'logout',
    method: 'POST',
    path: '/auth/session/logout',
    summary: 'Signs out, here or everywhere. With a token, ends that token.',
    who: 'anybody',
    rate: 'none',
    audit: 'session.end',
    body: 'logout',
    answers: { 200: 'signed-out' },
    handler: logout,
  },
];
