import { generateKeyPairSync } from 'node:crypto';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { makeCertificate } from '../tls/certificate.ts';
import { type Listening, reachableAt } from './reachable.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as NetworkInterfaceInfo;
};
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('2001:db8::7'), at('fe80::7'), at('192.168.0.7')],
  eth1: [at('169.254.3.4')],
};
const bound = (address: string): Listening => ({
  address: { address, port: 4600, family: 'IPv4' },
  cert: undefined,
  origins: [],
});

it.each<[string, Listening, string[]]>([
  ['this computer only', bound('127.0.0.1'), []],
  ['this computer only, by the sixth protocol', bound('::1'), []],
  ['nothing yet', { ...bound(''), address: null }, []],
  ['a pipe', { ...bound(''), address: '/tmp/socket' }, []],
  ['one address', bound('192.168.0.7'), ['http://192.168.0.7:4600/']],
  ['all addresses', bound('0.0.0.0'), ['http://192.168.0.7:4600/', 'http://172.17.0.1:4600/']],
  [
    'all addresses of both protocols',
    bound('::'),
    ['http://192.168.0.7:4600/', 'http://[2001:db8::7]:4600/', 'http://172.17.0.1:4600/'],
  ],
  [
    'behind a proxy',
    { ...bound('127.0.0.1'), origins: ['https://games.school.example'] },
    ['https://games.school.example/'],
  ],
])('a server that listens on %s', (_, listening, expected) => {
  expect(reachableAt(listening, interfaces)).toEqual(expected);
});

it('is reached by the names of its certificate, but not by those of this computer', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = ['school-pc', 'school-pc.local', 'localhost', '127.0.0.1', '*.school.example'];
  const dates = { from: new Date(0), until: new Date(1e12) };
  const subject = 'school-pc';
  const signer = { privateKey, publicKey };
  const cert = makeCertificate({ subject, issuer: subject, publicKey, signer, ...dates, names, isAuthority: false });
  expect(reachableAt({ ...bound('0.0.0.0'), cert }, interfaces)).toEqual([
    'https://school-pc.local:4600/',
    'https://school-pc:4600/',
  ]);
  expect(reachableAt({ ...bound('127.0.0.1'), cert }, interfaces)).toEqual([]);
});
