import { expect, it } from 'vitest';
import { playAddress, reachedAt, tokenIn } from './playAddresses.ts';

const token = 'abcdefghijklmnopqrstuvwxyz';
const page = (href: string) => ({ href, hostname: new URL(href).hostname });
const lan = 'http://192.168.0.7:4600/';

it.each([
  ['this computer, with a server for all', 'http://localhost:4600/#/game/x', [lan], [lan]],
  ['this computer, with a server for itself', 'http://127.0.0.1:4600/', [], []],
  ['this computer by the sixth protocol', 'http://[::1]:4600/', [lan], [lan]],
  ['a name of this computer', 'http://play.localhost:4600/', [], []],
  ['the network', 'http://192.168.0.7:4600/#/game/x', [lan, 'http://10.0.0.1:4600/'], [lan, 'http://10.0.0.1:4600/']],
  ['another name', 'https://school-pc:4600/index.html#/x', [lan], ['https://school-pc:4600/', lan]],
  ['a folder', 'https://school.example/games/#/x', [], ['https://school.example/games/']],
])('other devices reach a page opened at %s', (_, href, ofServer, expected) => {
  expect(reachedAt(page(href), ofServer)).toEqual(expected);
});

it('the address of a shared game has its token', () => {
  const address = playAddress(lan, token);
  expect(address).toBe(`http://192.168.0.7:4600/#/play/${token}`);
  expect(tokenIn(new URL(address).hash)).toBe(token);
});

it.each([
  '',
  '#/projects',
  '#/play/',
  `#/play/${token}/x`,
  `#/play/${token.toUpperCase()}`,
  '#/play/../x',
  '#/play/short',
])('there is no token in %j', (hash) => {
  expect(tokenIn(hash)).toBeUndefined();
});
