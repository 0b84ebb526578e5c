import { isIP } from 'node:net';

/**
 * Whether a server answers a request with this Host header. A malicious page can point its own host name at this
 * machine, and could then read what is served here (DNS rebinding); IP addresses cannot be misused so. IP addresses,
 * `localhost` and its subdomains, and the given names are allowed.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined) return false;
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = (plain ?? '').toLowerCase().replace(/\.$/, '');
  if (isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name !== '' && names.some((allowed) => allowed.toLowerCase() === name);
}
