import { expect, it } from 'vitest';
import { isFromHere } from './fromHere.ts';

const host = 'localhost:4600';
const origin = 'http://localhost:4600';

it.each<[string, string | undefined, Record<string, string>, boolean]>([
  ['a page of this computer', '127.0.0.1', { host, origin }, true],
  ['its address', '127.0.0.1', { host: '127.0.0.1:4600', origin: 'http://127.0.0.1:4600' }, true],
  ['another loopback address', '127.0.0.2', { host: '127.0.0.2:1', origin: 'https://127.0.0.2:1' }, true],
  ['the sixth protocol', '::1', { host: '[::1]:4600', origin: 'http://[::1]:4600' }, true],
  ['a socket for both protocols', '::ffff:127.0.0.1', { host, origin }, true],
  ['a call that only reads', '127.0.0.1', { host }, true],
  ['another computer', '192.168.0.9', { host, origin }, false],
  ['another computer by the sixth protocol', '::ffff:192.168.0.9', { host, origin }, false],
  ['a closed connection', undefined, { host, origin }, false],
  [
    'a proxy here that passes the name on',
    '127.0.0.1',
    { host: 'games.example', origin: 'https://games.example' },
    false,
  ],
  ['a proxy here that does not', '127.0.0.1', { host: '127.0.0.1:4600', origin: 'https://games.example' }, false],
  ['a proxy by address', '127.0.0.1', { host: '192.168.0.7', origin: 'http://192.168.0.7' }, false],
  ['a proxy that says so', '127.0.0.1', { host, origin, 'x-forwarded-for': '127.0.0.1' }, false],
  ['another such proxy', '127.0.0.1', { host, origin, forwarded: 'for=127.0.0.1' }, false],
  ['a sandboxed page', '127.0.0.1', { host, origin: 'null' }, false],
  ['a name that begins like ours', '127.0.0.1', { host, origin: 'http://localhost.evil.example' }, false],
  ['an address with a name', '127.0.0.1', { host, origin: 'http://127.evil.example' }, false],
  ['a name before ours', '127.0.0.1', { host, origin: 'http://localhost@evil.example' }, false],
  ['a request without a host', '127.0.0.1', {}, false],
  ['a token, which decides alone', '127.0.0.1', { host, origin, authorization: 'Bearer x' }, false],
])('%s', (_, remote, headers, expected) => {
  expect(isFromHere({ remote, headers })).toBe(expected);
});
