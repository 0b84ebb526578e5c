import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findUser } from './findUser.ts';

let server: Server;

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

/** The origin of a server that gives these answers, one after the other. */
async function serve(...answers: readonly RequestListener[]): Promise<string> {
  let count = 0;
  server = createServer((request, response) => {
    answers[Math.min(count, answers.length - 1)]?.(request, response);
    count += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json =
  (status: number, body: object, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const page =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>hello</p>');
const tooMany = { error: 'too_many', reason: 'Too many requests. Try again in 1 s.' };
const signedIn = json(200, { status: 'success', user: { id: 'u1', username: 'otter' } });

it('waits as long as a server with too much to do says', async () => {
  const origin = await serve(json(429, tooMany, { 'retry-after': '1' }), signedIn);
  expect(await findUser(origin, 'token')).toEqual({ id: 'u1', name: 'otter' });
});

it.each([
  ['a server that does not say how long to wait', json(429, tooMany), 'too_many', tooMany.reason],
  ['a server that is full', json(507, { error: 'full', reason: 'The disk is full.' }), 'full', 'The disk is full.'],
  ['a proxy without a server', page(502), 'server.unavailable', 'is not available at the moment (status 502)'],
  ['another kind of server', page(200), 'server.other', 'There is no Playhouse server at'],
  ['a server without accounts', json(404, { server: false }), 'server.other', 'There is no Playhouse server at'],
  [
    'a token that is not known',
    json(200, { status: 'fail', user: null }),
    'token.refused',
    'does not accept the token',
  ],
])('says what is the matter with %s', async (_words, answer, code, text) => {
  const origin = await serve(answer);
  await expect(findUser(origin, 'token')).rejects.toMatchObject({ code, message: expect.stringContaining(text) });
});
