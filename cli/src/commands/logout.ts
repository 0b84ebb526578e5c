import { callServer } from '../account/callServer.ts';
import { forgetLogin, readLogins } from '../account/loginsFile.ts';
import { originOf } from '../account/serverAddress.ts';
import { CommandError, exitStatus } from '../exit.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

/** Ends the access to a server, there and here. A server that does not answer keeps the token until it expires. */
export async function logoutCommand(
  [address]: readonly string[],
  _options: CommonOptions,
  { env }: Terminal,
): Promise<CommandResult> {
  const { servers, last } = readLogins(env);
  const server = address === undefined ? last : originOf(address);
  const login = server === undefined ? undefined : servers.get(server);
  if (server === undefined || !login) {
    return {
      status: exitStatus.done,
      json: { server: server ?? null, ended: false },
      lines: ['You are not signed in.'],
    };
  }
  const ended = await endToken(server, login.token);
  forgetLogin(env, server);
  return {
    status: exitStatus.done,
    json: { server, ended },
    lines: [`Signed out at ${server}.`],
    messages: ended ? [] : [`${server} does not answer. To end the access there, too, delete it at ${server}/account.`],
  };
}

async function endToken(server: string, token: string): Promise<boolean> {
  try {
    const { status } = await callServer(server, { method: 'POST', path: '/auth/session/logout', token, body: {} });
    return status === 200;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
