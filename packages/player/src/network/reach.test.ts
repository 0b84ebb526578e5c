import { describe, expect, it } from 'vitest';
import { canReach, type HostPlace, placeOf } from './reach.ts';

/** Spellings of hosts in addresses, by the network they belong to. */
const spellings: Readonly<Record<HostPlace, readonly string[]>> = {
  own: [
    ...['localhost', 'LOCALHOST', 'localhost.', 'game.localhost', 'a.b.localhost.', '127.0.0.1', '127.0.0.1.'],
    ...['127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
    ...['0', '0.0.0.0', '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['%6cocalhost', '１２７.0.0.1', 'ⓛocalhost', '127。0。0。1'],
  ],
  local: [
    ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '3232235777'],
    ...['0xc0a80001', '100.64.0.1', '[fc00::1]', '[fd12:3456::1]', '[::ffff:192.168.0.1]', 'printer', 'router.local'],
    ...['wiki.internal', 'nas.lan', 'box.home.arpa', 'printer.'],
  ],
  never: [
    ...['169.254.169.254', '169.254.0.1', '2852039166', '[fe80::1]', '[fd00:ec2::254]', '[64:ff9b::7f00:1]'],
    ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '224.0.0.1', '255.255.255.255', '[ff02::1]', '240.0.0.1'],
  ],
  public: ['example.org', 'example.org.', '93.184.216.34', '172.32.0.1', '11.0.0.1', '[2606:2800:220:1::1]', '8.8.8.8'],
};
const cases = Object.entries(spellings).flatMap(([place, hosts]) => hosts.map((host) => [host, place] as const));

describe('networks of hosts', () => {
  it.each(cases)('%s is %s', (host, place) => {
    expect(placeOf(new URL(`http://${host}/`).hostname)).toBe(place);
  });

  it.each<readonly [string, string, readonly HostPlace[]]>([
    ['on the internet', 'playhouse.example', ['public']],
    ['from disk', '', ['public']],
    ['of the local network', '192.168.1.7', ['public', 'local']],
    ['of this computer', 'localhost', ['public', 'local', 'own']],
    ['at a link-local address', '169.254.3.4', []],
  ])('a page %s lets games reach no network closer than its own', (_, page, allowed) => {
    for (const [host, place] of cases) {
      expect([host, canReach(page, new URL(`http://${host}/`).hostname)]).toEqual([
        host,
        allowed.includes(place as HostPlace),
      ]);
    }
  });
});
