import { isIP } from 'node:net';

/**
 * Whether a server answers a request with this Host header. A page of somebody else can lead its own name to this
 * machine, and would then read what is served here; an address cannot be borrowed like that. So addresses are allowed,
 * `localhost` and what ends with it, and the names that are given.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined) return false;
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = (plain ?? '').toLowerCase().replace(/\.$/, '');
  if (isIP(name) === 4 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return name !== '' && names.some((allowed) => allowed.toLowerCase() === name);
}
