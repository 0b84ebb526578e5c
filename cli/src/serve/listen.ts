import type { Server } from 'node:http';
import { CommandError, exitStatus } from '../exit.ts';

const tries = 20;

/**
 * Listens on `port`, or, where `mayMove`, on the next free one after it. A taken port that was asked for is an error
 * that names a free one.
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  mayMove: boolean,
): Promise<{ port: number; isOther: boolean }> {
  for (let next = port; next < port + tries; next++) {
    const failure = await tryToListen(server, host, next);
    if (failure === undefined) {
      if (mayMove || next === port) return { port: next, isOther: next !== port };
      await new Promise((resolve) => server.close(resolve));
      const message = `Port ${port} is taken, perhaps by another Playhouse. Port ${next} is free: use --port ${next}.`;
      throw new CommandError(exitStatus.io, 'port.taken', message);
    }
    if (failure !== 'EADDRINUSE' && failure !== 'EACCES') {
      throw new CommandError(exitStatus.io, 'port.refused', `Cannot listen on ${host}:${next} (${failure}).`);
    }
  }
  const message = `Ports ${port} to ${port + tries - 1} are all taken. Choose another with --port.`;
  throw new CommandError(exitStatus.io, 'port.taken', message);
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
