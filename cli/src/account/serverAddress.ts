import { CommandError, exitStatus } from '../exit.ts';
import { isLoopback } from '../serve/serveSettings.ts';

/** The origin of a server’s address as people type it. Anything else is a usage error. */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') {
    const message = `${address} is not the address of a server. It looks like https://games.school.example.`;
    throw new CommandError(exitStatus.usage, 'server.address', message);
  }
  return url.origin;
}

/** Whether others on the way can read what is sent. */
export function isReadableByOthers(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
