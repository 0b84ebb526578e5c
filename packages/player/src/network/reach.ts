import ipaddr from 'ipaddr.js';

/**
 * Where a host is, as seen from a page: on the internet, in a local network, on the computer itself, or out of reach.
 */
export type HostPlace = 'public' | 'local' | 'own' | 'never';

const places: Readonly<Record<string, HostPlace>> = {
  unicast: 'public',
  private: 'local',
  uniqueLocal: 'local',
  carrierGradeNat: 'local',
  loopback: 'own',
  unspecified: 'own',
};
/** Metadata services of cloud providers, which hand out secrets. */
const metadataAddress = 'fd00:ec2::254';

/**
 * Where the host of an http or https address is, as far as its name tells. Addresses that embed another one (mapped,
 * tunneled), link-local ones and those of metadata services are never reachable.
 */
export function placeOf(hostname: string): HostPlace {
  const name = hostname.replace(/^\[|\]$|\.$/g, '');
  if (ipaddr.isValid(name)) {
    const address = ipaddr.process(name);
    return address.toString() === metadataAddress ? 'never' : (places[address.range()] ?? 'never');
  }
  if (/^(?:.*\.)?localhost$/.test(name)) return 'own';
  return /\.(?:local|internal|lan|home\.arpa)$/.test(name) || !name.includes('.') ? 'local' : 'public';
}

/** The networks that a page's games may reach: never one closer than the page's own. */
const reached: Readonly<Record<HostPlace, readonly HostPlace[]>> = {
  public: ['public'],
  local: ['public', 'local'],
  own: ['public', 'local', 'own'],
  never: [],
};

/** Whether a page's games may call a host. `pageHostname` is blank for a page that was opened from disk. */
export function canReach(pageHostname: string, hostname: string): boolean {
  return reached[pageHostname === '' ? 'public' : placeOf(pageHostname)].includes(placeOf(hostname));
}
