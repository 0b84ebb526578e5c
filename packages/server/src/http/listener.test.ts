import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type PlayhouseServer } from '../createServer.ts';
import { createModelStore } from '../stores/model/modelStore.ts';
import { until } from '../test/testServer.ts';

const store = createModelStore();
let server: PlayhouseServer;
let port = 0;
const pages: string[] = [];

beforeAll(async () => {
  server = createServer({
    store,
    access: { session: async () => ({ user: 'ann' }), access: async () => 'write' },
    instance: 'x',
    pages(request, response) {
      pages.push(request.url ?? '');
      response.end('page');
    },
    isAllowedHost: (host) => host === 'here',
  });
  port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
  await store.create('project_a');
});

afterAll(() => server.close());

/** Sends bytes as they are, and returns everything that comes back until the connection ends. */
function send(...parts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket
      .on('close', () => resolve(text))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
    for (const part of parts) socket.write(part);
  });
}

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: here', 'Connection: close', ...headers, '', ''].join('\r\n');
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe('what is not HTTP, or too much of it', () => {
  it.each([
    ['garbage', ['\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'], 400],
    ['headers of 20 KB', [head('GET /db/ HTTP/1.1', `X: ${'x'.repeat(20_000)}`)], 431],
    [
      'two lengths',
      [head('POST /db/project_a/_revs_diff HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3'), '{}'],
      400,
    ],
    [
      'a length and chunks',
      [head('POST /db/project_a/_revs_diff HTTP/1.1', 'Content-Length: 2', 'Transfer-Encoding: chunked'), '0\r\n\r\n'],
      400,
    ],
    ['no host', ['GET /db/ HTTP/1.1\r\n\r\n'], 400],
    ['a line that ends too early', ['GET\r\n\r\n'], 400],
  ])('%s is refused', async (_, parts, status) => {
    expect(statusOf(await send(...parts))).toBe(status);
  });

  it('a body in chunks without a length is cut where it is too large', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const sent = [
      head('PUT /db/project_a/_local/x HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    ];
    expect(statusOf(await send(...sent, ...Array<string>(4).fill(chunk)))).toBe(413);
  });
});

describe('requests', () => {
  it.each(['/', '/index.html', '/dbx', '/authors', '/database', '/loginx', '/assets/db/x.js', '//db/', '/DB/'])(
    'for %s are for pages',
    async (url) => {
      pages.length = 0;
      expect(statusOf(await send(head(`GET ${url} HTTP/1.1`)))).toBe(200);
      expect(pages).toEqual([url]);
    },
  );

  it.each(['/db', '/db/', '/db?x', '/auth/x', '/creator', '/admin/x', '/healthz', '/config.json', '/login'])(
    'for %s are never for pages',
    async (url) => {
      pages.length = 0;
      await send(head(`GET ${url} HTTP/1.1`));
      expect(pages).toEqual([]);
    },
  );

  it('by another name of the host are refused', async () => {
    const answer = await send(head('GET /db/ HTTP/1.1').replace('Host: here', 'Host: evil.example'));
    expect([statusOf(answer), answer.includes('Welcome')]).toEqual([421, false]);
  });
});

it('closing ends held feeds with an answer, and takes no new connections', async () => {
  const held = send(head('GET /db/project_a/_changes?feed=longpoll&since=now&timeout=60000 HTTP/1.1'));
  await until(() => server.feeds.size === 1);
  await server.close();
  const answer = await held;
  expect([statusOf(answer), answer.includes('"results":[]')]).toEqual([200, true]);
  await expect(send(head('GET /db/ HTTP/1.1'))).rejects.toThrow(/ECONNREFUSED/);
});
