import { X509Certificate } from 'node:crypto';
import { type AddressInfo, isIP, isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from '../access/fromHere.ts';

/** How a server can be reached. */
export interface Listening {
  /** What its listener says; null before it listens. */
  readonly address: AddressInfo | string | null;
  /** Its certificates, with the one that it presents first. */
  readonly cert: string | undefined;
  /** Addresses that its operator has named. */
  readonly origins: readonly string[];
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const most = 5;
/** Networks inside of this computer: no other device is in them. */
const virtual = /^(?:docker|br-|veth|virbr|vboxnet|vmnet|vethernet|utun|tun|tap|wg|zt|tailscale)/i;

/**
 * Addresses at which other devices on the network reach a server, the most likely first; none when only this computer
 * does. With a certificate they are its names, since browsers refuse all others.
 */
export function reachableAt(
  { address, cert, origins }: Listening,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (origins.length > 0) return origins.map((origin) => `${origin}/`);
  if (typeof address !== 'object' || !address || isLoopback(address.address)) return [];
  const { port } = address;
  const hosts = cert === undefined ? addressesOf(address, interfaces) : namesOf(cert);
  const scheme = cert === undefined ? 'http' : 'https';
  return hosts.slice(0, most).map((host) => `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}/`);
}

function addressesOf({ address }: AddressInfo, interfaces: Interfaces): string[] {
  if (address !== '0.0.0.0' && address !== '::') return [address];
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list.filter(isUseful).map(({ address: each, family }) => ({ each, rank: rankOf(name, family) })),
  );
  const usable = address === '::' ? found : found.filter(({ each }) => !isIPv6(each));
  return usable.sort((left, right) => left.rank - right.rank).map(({ each }) => each);
}

/** An address that is not only valid on one cable. */
function isUseful({ address, internal }: NetworkInterfaceInfo): boolean {
  return !internal && !/^(?:169\.254\.|fe[89ab])/i.test(address);
}

function rankOf(name: string, family: string): number {
  return (virtual.test(name) ? 2 : 0) + (family === 'IPv6' ? 1 : 0);
}

/** Names of a certificate. Phones find those that end in `.local` without a name server. */
function namesOf(cert: string): string[] {
  const { subjectAltName = '' } = new X509Certificate(cert);
  const names = subjectAltName.split(', ').map((entry) => entry.replace(/^(?:DNS|IP Address):/, ''));
  const usable = names.filter((name) => name !== '' && !name.includes('*') && !isLoopback(name));
  return usable.sort((left, right) => Number(isNear(right)) - Number(isNear(left)));
}

function isNear(name: string): boolean {
  return name.endsWith('.local') || isIP(name) !== 0;
}
