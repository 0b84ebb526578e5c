import { isJsonObject } from '@playhouse/core';
import { waitWhenBusy } from '@playhouse/sync/waiting';
import { CommandError, exitStatus } from '../exit.ts';

/** How long a server may take to answer, in ms. */
const patience = 30_000;

/** A server with too much to do says when to ask again. */
const fetchWhenFree = waitWhenBusy((address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(patience) }),
);

export interface ServerCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash. */
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

export interface ServerAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Calls a Playhouse server. Answers that are errors are returned, too; a server that does not answer, is not available, or
 * is none of Playhouse, fails with a `CommandError`. Redirections are not followed: the token is for this server only.
 */
export async function callServer(origin: string, { method, path, token, body }: ServerCall): Promise<ServerAnswer> {
  const answer = await send(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      // Calls without a token must say that they come from no other site.
      origin,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = answer;
  const value = await answer.json().catch(() => undefined);
  if (isJsonObject(value)) return { status, body: value };
  // A proxy whose server is not there, or something else.
  throw status >= 500 ? unavailable(origin, status) : noPlayhouse(origin);
}

/** The body of an answer of success; a refusal fails with the words of the server. */
export function demandSuccess({ status, body }: ServerAnswer): ServerAnswer['body'] {
  if (status < 300) return body;
  const { error, reason } = body;
  const code = typeof error === 'string' ? error : 'server.refused';
  throw new CommandError(exitStatus.io, code, `The server refuses: ${String(reason ?? `status ${status}`)}`);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchWhenFree(address, init);
  } catch (error) {
    throw unreachable(new URL(address).origin, error);
  }
}

function unreachable(origin: string, error: unknown): CommandError {
  const cause: unknown = Reflect.get(Object(error), 'cause') ?? error;
  const code: unknown = Reflect.get(Object(cause), 'code') ?? Reflect.get(Object(cause), 'name');
  const message = `${origin} does not answer (${String(code)}). Check the address, and whether the server runs.`;
  return new CommandError(exitStatus.io, 'server.unreachable', message);
}

function unavailable(origin: string, status: number): CommandError {
  const message = `${origin} is not available at the moment (status ${status}). Try again later.`;
  return new CommandError(exitStatus.io, 'server.unavailable', message);
}

export function noPlayhouse(origin: string): CommandError {
  return new CommandError(exitStatus.io, 'server.other', `There is no Playhouse server at ${origin}.`);
}
