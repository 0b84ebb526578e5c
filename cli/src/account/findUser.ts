import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { callServer, demandSuccess, noPlayhouse } from './callServer.ts';

export interface ServerUser {
  readonly id: string;
  readonly name: string;
}

/** Whose token it is. Fails with a `CommandError` when the server does not take it. */
export async function findUser(origin: string, token: string): Promise<ServerUser> {
  const answer = await callServer(origin, { method: 'GET', path: '/auth/session/check.json', token });
  if (answer.status === 404) throw noPlayhouse(origin);
  const { user } = demandSuccess(answer);
  if (isJsonObject(user)) return { id: String(user.id), name: String(user.username) };
  const message = `${origin} does not accept the token: it expired or was deleted. Run playhouse login ${origin}.`;
  throw new CommandError(exitStatus.io, 'token.refused', message);
}
