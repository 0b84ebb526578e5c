import fs from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { resourceFolder } from '../package/resources.ts';
import { listen } from '../serve/listen.ts';
import { lockData } from '../serve/lockData.ts';
import { openServer, tlsFolder } from '../serve/openServer.ts';
import { serveMetrics } from '../serve/serveMetrics.ts';
import { readServeSettings, type ServeSettings } from '../serve/serveSettings.ts';
import { type CommandResult, type CommonOptions, jsonLineOf, lineOf, type Terminal } from '../terminal.ts';

const usualPort = 4600;

/** Serves the editor, accounts and projects until it is stopped. Uses the next free port unless one was given. */
export async function serveCommand(
  _args: readonly string[],
  options: CommonOptions & Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<CommandResult> {
  const settings = readServeSettings(options, terminal.env, terminal.cwd);
  const editor = editorFolder(terminal);
  using _lock = lockData(settings.data);
  const opened = await openServer(settings, editor);
  const { server, setupCode, metrics, close } = opened;
  try {
    await server.ready();
    const { port: wanted, host, metricsPort } = settings;
    const { port, isOther } = await listen(server.http, host, wanted ?? usualPort, wanted === undefined);
    const measured = metricsPort === undefined ? undefined : await serveMetrics(metricsPort, metrics);
    const stopped = terminal.untilStopped();
    const address = addressOf(settings, port);
    const setup = setupCode === undefined ? undefined : `${address}signup?setup=${setupCode}`;
    if (isOther && !options.quiet) {
      terminal.err(lineOf(`Port ${usualPort} is in use, perhaps by another Playhouse. Using port ${port}.`));
    }
    if (options.json) terminal.out(jsonLineOf({ address, ...(setup !== undefined && { setup }) }));
    else if (!options.quiet) terminal.out(greeting(settings, address, setup));
    await stopped;
    measured?.close();
  } finally {
    await close();
  }
  return { status: exitStatus.done, json: undefined, lines: [] };
}

function greeting(
  { data, plainLan, couchdb, tlsLocal }: ServeSettings,
  address: string,
  setup: string | undefined,
): string {
  const place = couchdb.length > 0 ? 'CouchDB' : data;
  return [
    `Playhouse is ready: ${address}\n`,
    `Accounts and synced projects are stored in ${place}.\n`,
    setup === undefined ? '' : `To become the administrator, open this within an hour: ${setup}\n`,
    tlsLocal
      ? `Other computers trust this server once they have this certificate: ${path.join(tlsFolder(data), 'authority.pem')}\n`
      : '',
    plainLan
      ? 'Without encryption, everybody on the network can read passwords, and the editor cannot start offline.\n'
      : '',
    'Press Ctrl-C to stop.\n',
  ].join('');
}

function addressOf({ host, tlsCert, tlsLocal, origin }: ServeSettings, port: number): string {
  const [first] = origin;
  if (first !== undefined) return `${first}/`;
  const scheme = tlsCert === undefined && !tlsLocal ? 'http' : 'https';
  if (host === '127.0.0.1') return `${scheme}://localhost:${port}/`;
  return `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
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
