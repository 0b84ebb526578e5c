import type { Server } from 'node:http';
import { CommandError, exitStatus } from '../exit.ts';

const tries = 20;
const lastPort = 65_535;

/**
 * Listens on `port`, or, where `mayMove`, on the next free one after it. A requested port that is in use is an error
 * that names a free one. Port 0 is any free one.
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  mayMove: boolean,
): Promise<{ readonly port: number; readonly isOther: boolean }> {
  const last = Math.min(port + tries - 1, lastPort);
  for (let next = port; next <= last; next++) {
    const failure = await tryToListen(server, host, next);
    if (failure === undefined) {
      if (mayMove || next === port) return { port: portOf(server), isOther: next !== port };
      await new Promise((resolve) => server.close(resolve));
      const hint = `Port ${next} is free: use --port ${next}.`;
      throw refused('port.taken', `Port ${port} is in use, perhaps by another Playhouse. ${hint}`);
    }
    if (failure !== 'EADDRINUSE' && failure !== 'EACCES') {
      throw refused('port.refused', `Cannot listen on ${host}, port ${next} (${failure}).`);
    }
  }
  throw refused('port.taken', `Ports ${port} to ${last} are all taken. Choose another with --port.`);
}

function refused(code: string, message: string): CommandError {
  return new CommandError(exitStatus.io, code, message);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function tryToListen(server: Server, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.removeListener('listening', onListening);
      resolve(error.code ?? error.message);
    };
    const onListening = () => {
      server.removeListener('error', onError);
      resolve(undefined);
    };
    server.once('error', onError).once('listening', onListening);
    server.listen(port, host);
  });
}
