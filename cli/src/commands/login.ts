import { askForToken } from '../account/askForToken.ts';
import { findUser } from '../account/findUser.ts';
import { keepLogin, readLogins } from '../account/loginsFile.ts';
import { isReadableByOthers, originOf } from '../account/serverAddress.ts';
import { CommandError, exitStatus } from '../exit.ts';
import { type CommandResult, type CommonOptions, lineOf, type Terminal } from '../terminal.ts';

export interface LoginOptions extends CommonOptions {
  readonly token?: boolean;
}

/** Signs in at a server: by a code for a browser, or with a token. What is kept is for this person’s eyes only. */
export async function loginCommand(
  [address]: readonly string[],
  options: LoginOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { env, err } = terminal;
  const server = originOf(address ?? readLogins(env).last ?? usualServer);
  if (isReadableByOthers(server) && !options.quiet) {
    err(lineOf(`Without encryption, everybody on the network can read what is sent to ${server}.`));
  }
  const token = (await givenToken(options, terminal)) ?? (await askForToken(server, tell));
  const user = await findUser(server, token);
  keepLogin(env, server, { token, user: user.name });
  return {
    status: exitStatus.done,
    json: { server, user: user.name },
    lines: [`Signed in at ${server} as ${user.name}.`],
  };

  /** Even with `--quiet`: without the code, nothing can go on. */
  function tell({ code, page }: { readonly code: string; readonly page: string }): void {
    err(lineOf(`Open ${page} in a browser, and enter the code ${code}`));
  }
}

const usualServer = 'http://localhost:4600';

/** The token of `--token` or of the environment; undefined when a browser is to give it. */
async function givenToken({ token }: LoginOptions, { env, inputBytes }: Terminal): Promise<string | undefined> {
  const fromInput = token ? new TextDecoder().decode(await inputBytes()).trim() : undefined;
  const given = fromInput ?? env.PLAYHOUSE_TOKEN;
  if (given === undefined || (given === '' && !token)) return undefined;
  if (/^[\w.~-]{1,500}$/.test(given)) return given;
  throw new CommandError(exitStatus.usage, 'token.shape', 'There is no token on standard input. It is one word.');
}
