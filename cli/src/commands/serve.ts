import fs from 'node:fs';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { resourceFolder } from '../package/resources.ts';
import { listen } from '../serve/listen.ts';
import { createStaticServer } from '../serve/staticServer.ts';
import { type CommandResult, type CommonOptions, jsonLineOf, lineOf, type Terminal } from '../terminal.ts';

export interface ServeOptions extends CommonOptions {
  readonly port?: number;
  readonly host: string;
  /** Additional host names of the server. */
  readonly allowHost?: readonly string[];
}

const usualPort = 4600;

/** Serves the built editor until it is stopped. Uses the next free port unless one was given. */
export async function serveCommand(
  _args: readonly string[],
  { port: wanted, host, allowHost = [], json, quiet }: ServeOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const server = createStaticServer(editorFolder(terminal), [host, hostname(), ...allowHost]);
  const { port, isOther } = await listen(server, host, wanted ?? usualPort, wanted === undefined);
  const stopped = terminal.untilStopped();
  const address = addressOf(host, port);
  if (isOther && !quiet) {
    terminal.err(lineOf(`Port ${usualPort} is in use, perhaps by another Playhouse. Using port ${port}.`));
  }
  if (json) terminal.out(jsonLineOf({ address }));
  else if (!quiet) terminal.out(`Playhouse is ready: ${address}\nPress Ctrl-C to stop.\n`);
  await stopped;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  return { status: exitStatus.done, json: undefined, lines: [] };
}

function addressOf(host: string, port: number): string {
  if (host === '127.0.0.1') return `http://localhost:${port}/`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}

/** The built editor: next to this package, or at `PLAYHOUSE_EDITOR_DIST`. */
function editorFolder({ cwd, env }: Terminal): string {
  const given = env.PLAYHOUSE_EDITOR_DIST;
  const folder = given ? path.resolve(cwd, given) : resourceFolder('editor');
  if (folder === undefined) {
    const message =
      'The single-file program does not include the editor. Install the package @playhouse/cli to serve it.';
    throw new CommandError(exitStatus.io, 'package.missing', message);
  }
  if (fs.existsSync(path.join(folder, 'index.html'))) return folder;
  const message = given
    ? `PLAYHOUSE_EDITOR_DIST points to ${given}, which is not a built editor.`
    : 'The editor is not built yet. Run npm start to build it.';
  throw new CommandError(exitStatus.io, 'editor.missing', message, folder);
}
