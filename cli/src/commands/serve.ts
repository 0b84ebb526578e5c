import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, exitStatus } from '../exit.ts';
import { listen } from '../serve/listen.ts';
import { createStaticServer } from '../serve/staticServer.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ServeOptions extends CommonOptions {
  readonly port?: number;
  readonly host: string;
}

const firstPort = 4600;

/** Serves the built editor until interrupted. Takes the next free port unless one was asked for. */
export async function serveCommand(
  _args: readonly string[],
  options: ServeOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const folder = editorFolder();
  const server = createStaticServer(folder);
  const { port, isOther } = await listen(server, options.host, options.port ?? firstPort, options.port === undefined);
  if (!options.quiet) {
    const address = `http://${options.host === '127.0.0.1' ? 'localhost' : options.host}:${port}/`;
    if (isOther) terminal.err(`Port ${firstPort} is taken, perhaps by another Playhouse; this one is on ${port}.\n`);
    if (options.json) terminal.out(`${JSON.stringify({ address })}\n`);
    else terminal.out(`Playhouse is ready: ${address}\nPress Ctrl-C to stop.\n`);
  }
  await stopped();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { status: exitStatus.done, json: undefined, lines: [] };
}

/** The built editor: beside this package in the workspace. */
function editorFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const folder = path.resolve(here, '../../../editor/dist');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  throw new CommandError(
    exitStatus.io,
    'editor.missing',
    'The editor is not built yet. Run npm start, which builds it.',
  );
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.removeAllListeners('SIGINT');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
