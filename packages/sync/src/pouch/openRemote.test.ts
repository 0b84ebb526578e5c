import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRemote } from './openRemote.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A database that refuses its first requests as too many; with how many there were. */
async function openBusy(refusals: number, retryAfter: string) {
  const seen = { requests: 0 };
  server = createServer((_, answer) => {
    seen.requests += 1;
    const isRefused = seen.requests <= refusals;
    answer.writeHead(isRefused ? 429 : 200, {
      'content-type': 'application/json',
      ...(isRefused && { 'retry-after': retryAfter }),
    });
    answer.end(
      JSON.stringify(isRefused ? { error: 'too_many', reason: 'Too many requests.' } : { _id: 'a', _rev: '1-x' }),
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const remote = openRemote({
    address: `http://127.0.0.1:${port}/db/maze`,
    isMade: false,
    onRefused: () => undefined,
  });
  return { remote, seen };
}

it('makes a request again when the server says so', async () => {
  const { remote, seen } = await openBusy(3, '0');
  expect(await remote.get('a')).toMatchObject({ _id: 'a' });
  expect(seen.requests).toBe(4);
});

it.each([
  ['for the tenth time', 100, '0', 10],
  ['and wants an hour', 100, '3600', 1],
  ['and does not say how long', 100, 'soon', 1],
])('gives the refusal back when a server refuses %s', async (_, refusals, retryAfter, requests) => {
  const { remote, seen } = await openBusy(refusals, retryAfter);
  await expect(remote.get('a')).rejects.toMatchObject({ status: 429 });
  expect(seen.requests).toBe(requests);
});
