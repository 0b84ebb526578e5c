import { isIPv4 } from 'node:net';

/** What is known about where a request comes from. */
export interface ConnectionFacts {
  /** The other end of the connection. */
  readonly remote: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Headers that proxies add. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Whether a page that this computer opened by a name of its own makes a request: its person needs no account to share a
 * game. A proxy on this computer also connects from here, so the page itself must have a name that means this computer.
 */
export function isFromHere({ remote, headers }: ConnectionFacts): boolean {
  if (headers.authorization !== undefined) return false;
  if (ofProxies.some((name) => headers[name] !== undefined)) return false;
  // Browsers name the origin of whatever may change something, but not of what only reads.
  const page = headers.origin ?? `http://${headers.host}`;
  return isLoopback(remote ?? '') && URL.canParse(page) && isLoopback(new URL(page).hostname.replace(/^\[|\]$/g, ''));
}

/** Whether a name or an address always means this computer. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^::ffff:/, '');
  return address === 'localhost' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}
