import { describe, expect, it } from 'vitest';
import { callServer, longestAnswer } from './callServer.ts';
import { connectServers } from './connectServers.ts';

type Answer = () => Response | Promise<Response>;

async function call(url: string, answer: Answer, hosts: readonly string[] = ['scores.example'], body?: string) {
  const fetched: [string, RequestInit | undefined][] = [];
  const failures: string[] = [];
  const connection = connectServers({
    call: (request) =>
      callServer(async (address, options) => {
        fetched.push([String(address), options]);
        return answer();
      }, request),
    mayReach: ({ host }) => hosts.includes(host),
    onFailure: (_, reason) => void failures.push(reason),
  });
  const method = body === undefined ? 'GET' : 'POST';
  const value = await connection({ call: 4, method, url, ...(body !== undefined && { body }) });
  return { value, fetched, failures };
}

const fine = () => new Response('hére');

describe('calls of servers', () => {
  it('reach an allowed host, without cookies, referrer or redirects', async () => {
    const { value, fetched, failures } = await call('https://scores.example/a?b=1', fine);
    expect([value, failures]).toEqual(['hére', []]);
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toEqual([
      'https://scores.example/a?b=1',
      expect.objectContaining({ method: 'GET', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }),
    ]);
  });

  it('send a form', async () => {
    const { fetched } = await call('https://scores.example/', fine, ['scores.example'], 'params=1');
    expect(fetched[0]?.[1]).toMatchObject({
      method: 'POST',
      body: 'params=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it.each([
    'https://evil.example/',
    'https://scores.example.evil.example/',
    'https://scores.example:8080/',
    'https://me:secret@scores.example/',
    'ftp://scores.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'scores.example',
    '',
  ])('never reach %s', async (url) => {
    const { value, fetched } = await call(url, fine);
    expect([value, fetched]).toEqual([undefined, []]);
  });

  const long = new Uint8Array(longestAnswer + 1);
  it.each<readonly [string, Answer, RegExp]>([
    ['the loss of the network', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
    ['an error status', () => new Response('no', { status: 404 }), /status 404/],
    ['an answer that is too long', () => new Response(long), /longer than 1 MB/],
    ['a slow server', () => Promise.reject(new DOMException('', 'TimeoutError')), /timed out after 30 s/],
  ])('fail after %s, and say why', async (_, answer, reason) => {
    const { value, failures } = await call('https://scores.example/', answer);
    expect(value).toBeUndefined();
    expect(failures).toEqual([expect.stringMatching(reason)]);
  });

  it('stop reading an endless response', async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const { value } = await call('https://scores.example/', () => new Response(endless));
    expect(value).toBeUndefined();
    expect(chunks).toBeLessThan(20);
  });
});
