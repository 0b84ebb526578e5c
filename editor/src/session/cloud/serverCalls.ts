import { t } from '../../i18n/t.ts';
import type { AccountUser } from './account.ts';

/** A call of the server that it refused, with its words for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, reason: string, status: number) {
    super(reason);
    this.code = code;
    this.status = status;
  }
}

/** No server answers, or none that can be understood. */
export class Unreachable extends Error {}

/** What the server says about the session; undefined when there is no server here. */
export interface CheckedSession {
  readonly user: AccountUser | undefined;
  readonly message: string;
}

/** A project of the account, as the server lists it. */
export interface CloudProject {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly updatedAt?: string;
}

function addressOf(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** Address of a project's database. */
export function databaseAddress(project: string): string {
  return addressOf(`db/project_${project}`);
}

/** Address of all of a project in one answer. */
export function packAddress(project: string): string {
  return addressOf(`creator/project/${project}/pack`);
}

/** How long a server that says nothing is waited for, in ms: longer than it holds a feed. */
const patience = 30_000;

/** The same for what takes a server long, or has a large answer. */
export const longPatience = 600_000;

/** Rejects with `Unreachable` where a server may answer later, and with other errors where something else answers. */
export async function checkSession(): Promise<CheckedSession | undefined> {
  const answer = await fetch(addressOf('auth/session/check.json'), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).catch(unreachable);
  // A server that has too much to do, or is not there behind its proxy.
  if (answer.status === 429 || answer.status >= 500) throw new Unreachable(`The server answered ${answer.status}.`);
  const body = (await answer.json().catch(() => undefined)) as Partial<Record<string, unknown>> | undefined;
  if (body?.server === false) return undefined;
  // Something in front of the server, or a host of files.
  if (!answer.ok || typeof body?.status !== 'string') throw new Error(`The server answered ${answer.status}.`);
  const user = body.user as AccountUser | null | undefined;
  const message = typeof body.message === 'string' ? body.message : '';
  return { user: body.status === 'success' && user ? user : undefined, message };
}

/** A call of the server with its answer, which is a success. Rejects with a `Refusal`, or with `Unreachable`. */
export async function ask(method: string, path: string, body?: object, limit = patience): Promise<Response> {
  const answer = await fetch(addressOf(path), {
    method,
    cache: 'no-store',
    signal: AbortSignal.timeout(limit),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(unreachable);
  if (answer.ok) return answer;
  const { status } = answer;
  const { error, reason } = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  throw new Refusal(String(error ?? status), String(reason ?? status), status);
}

/** What a request throws that does not get through, or whose answer is cut. */
export function unreachable(error: unknown): never {
  throw new Unreachable(error instanceof Error ? error.message : String(error));
}

/** A call of the server whose answer is JSON. */
export async function call(
  method: string,
  path: string,
  body?: object,
  limit = patience,
): Promise<Record<string, unknown>> {
  const answer = await ask(method, path, body, limit);
  return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
}

/** Makes the side of a project on the server; its id there. */
export async function createCloudSide(uuid: string, name: string): Promise<string> {
  const { id } = await call('PUT', `creator/project/${uuid}`, { name: name || t('Untitled') });
  return String(id);
}

/** The projects of the account. */
export async function readCloudLibrary(user: string): Promise<readonly CloudProject[]> {
  const { projects } = await call('GET', `db/creator2_${user}_ini/project_library`).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return { projects: [] };
    throw error;
  });
  return Array.isArray(projects) ? (projects as CloudProject[]) : [];
}

/** Resolves when something of the account changed, or after some seconds; with where to go on. */
export async function waitForLibrary(user: string, since: string, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({
    feed: since === '' ? 'normal' : 'longpoll',
    since: since || 'now',
    timeout: '10000',
  });
  const answer = await fetch(addressOf(`db/creator2_${user}_ini/_changes?${query}`), {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const { last_seq } = (await answer.json()) as { last_seq: unknown };
  return String(last_seq);
}

/** Who runs the server, for people. */
export async function providerName(): Promise<string> {
  const { provider } = await call('GET', 'config.json').catch(() => ({ provider: undefined }));
  return typeof provider === 'string' ? provider : t('Playhouse');
}

/** Ends the session. Returns where to go. */
export async function endSession(): Promise<string> {
  const { location } = await call('POST', 'auth/session/logout', {});
  return typeof location === 'string' ? location : '/login';
}

/** The name in the cookie; it gives no access. */
export function nameInCookie(): string | undefined {
  const found = /(?:^|; )playhouse_user=([^;]*)/.exec(document.cookie)?.[1];
  try {
    return found === undefined || found === '' ? undefined : decodeURIComponent(found);
  } catch {
    return found;
  }
}
