import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from './staticServer.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

const largeScript = 'export const words = "again and again";\n'.repeat(1000);
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-serve-'));
const served = path.join(base, 'dist');
const files: Readonly<Record<string, string>> = {
  'dist/index.html': '<p>editor</p>',
  'dist/preview.html': '<p>frame</p>',
  'dist/network.html': '<p>network</p>',
  'dist/assets/main-1a2b.js': 'export {};',
  'dist/assets/a b é.css': 'p {}',
  'dist/assets/large-1a2b.js': largeScript,
  'dist/assets/large-1a2b.png': largeScript,
  'dist/samples/pip.playhouse.zip': 'zip',
  'dist/empty.txt': '',
  'dist/.built-from': 'secret',
  'dist/.git/config': 'secret',
  'outside.txt': 'secret',
  'dist-other/outside.txt': 'secret',
};
const server = createStaticServer(served);

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
    fs.writeFileSync(path.join(base, name), text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(base, { recursive: true });
});

/** Requests a path verbatim, as no browser would. */
function ask(target: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode, headers: response.headers, body: bytes.toString(), bytes });
        });
      },
    );
    request.on('error', reject).end();
  });
}

describe('a served file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<p>editor</p>', 'no-cache'],
    ['/?a=b', 'text/html; charset=utf-8', '<p>editor</p>', 'no-cache'],
    ['/preview.html', 'text/html; charset=utf-8', '<p>frame</p>', 'no-cache'],
    ['//preview.html', 'text/html; charset=utf-8', '<p>frame</p>', 'no-cache'],
    ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8', 'export {};', 'public, max-age=31536000, immutable'],
    ['/assets/a%20b%20%C3%A9.css', 'text/css; charset=utf-8', 'p {}', 'public, max-age=31536000, immutable'],
    ['/samples/pip.playhouse.zip', 'application/zip', 'zip', 'no-cache'],
    ['/empty.txt', 'text/plain; charset=utf-8', '', 'no-cache'],
  ])('%s has a type, a length and a cache lifetime', async (target, type, body, keep) => {
    const { status, headers, body: text } = await ask(target);
    expect([status, headers['content-type'], text, headers['cache-control']]).toEqual([200, type, body, keep]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['evil.example', 'localhost.evil.example:80'])('is not sent for the host %s', async (host) => {
    const { status, body } = await ask('/index.html', 'GET', { host });
    expect([status, body]).toEqual([421, expect.stringContaining('--allow-host')]);
    expect((await ask('/index.html', 'GET', { host: 'localhost:1' })).status).toBe(200);
  });

  it('is not sent again to clients that have it', async () => {
    const { headers } = await ask('/assets/main-1a2b.js');
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await ask('/assets/main-1a2b.js', 'GET', { 'if-none-match': known })).toMatchObject({
        status: 304,
        body: '',
        headers: { etag },
      });
    }
    expect(await ask('/assets/main-1a2b.js', 'GET', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  });

  it('has a new ETag when it changed', async () => {
    const file = path.join(served, 'changing.js');
    fs.writeFileSync(file, 'one');
    const before = await ask('/changing.js');
    fs.writeFileSync(file, 'two!');
    const after = await ask('/changing.js');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toBe('two!');
  });

  it('is answered without contents for HEAD', async () => {
    const answer = await ask('/assets/main-1a2b.js', 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '', headers: { 'content-length': '10' } });
  });
});

describe('a large text file', () => {
  const zipped = (accepted: string, method = 'GET') =>
    ask('/assets/large-1a2b.js', method, { 'accept-encoding': accepted });

  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, GZIP;q=0.8', '*', 'gzip;q=0.001'])(
    'is sent as gzip to clients that accept %s',
    async (accepted) => {
      const { headers, bytes } = await zipped(accepted);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(gunzipSync(bytes).toString()).toBe(largeScript);
      expect(bytes.length).toBeLessThan(largeScript.length / 10);
    },
  );

  it.each(['', 'br', 'identity', 'gzip;q=0', 'gzip;q=0, *;q=1', 'gzip; q=0.000', 'xgzip', 'gzipped'])(
    'is sent as it is to clients that accept %j',
    async (accepted) => {
      const { headers, body } = await zipped(accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('accept-encoding');
      expect(body).toBe(largeScript);
    },
  );

  it('has an ETag for each form', async () => {
    const [plain, packed] = [await zipped('identity'), await zipped('gzip')];
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': packed.headers.etag ?? '' };
    expect(await ask('/assets/large-1a2b.js', 'GET', known)).toMatchObject({ status: 304, body: '' });
    expect(await ask('/assets/large-1a2b.js', 'GET', { 'if-none-match': packed.headers.etag ?? '' })).toMatchObject({
      status: 200,
    });
  });

  it('has the same headers for HEAD', async () => {
    const { date: _, ...headers } = (await zipped('gzip', 'HEAD')).headers;
    expect((await zipped('gzip')).headers).toMatchObject(headers);
  });

  it('is zipped anew when it changed', async () => {
    const file = path.join(served, 'changing-large.js');
    const read = async () => gunzipSync((await ask('/changing-large.js', 'GET', { 'accept-encoding': 'gzip' })).bytes);
    fs.writeFileSync(file, largeScript);
    expect((await read()).toString()).toBe(largeScript);
    fs.writeFileSync(file, `${largeScript}//`);
    expect((await read()).toString()).toBe(`${largeScript}//`);
  });

  it('is sent as it is when it is a picture', async () => {
    const { headers } = await ask('/assets/large-1a2b.png', 'GET', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a forbidden request', () => {
  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/%252e%252e%252foutside.txt',
    '/../dist-other/outside.txt',
    '/.built-from',
    '/%2ebuilt-from',
    '/.git/config',
    '/assets/%00',
    '/index.html%00.js',
    '/%',
    '/assets',
    '/assets/',
    '/index.html/',
    '/nowhere.js',
    'http://127.0.0.1/../outside.txt',
    'outside.txt',
    '/C:/Windows/win.ini',
  ])('%s is not found', async (target) => {
    const answer = await ask(target).catch((error: Error) => ({ status: 400, body: error.message }));
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('secret');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('with the method %s is not allowed', async (method) => {
    expect(await ask('/', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('headers', () => {
  it('let the editor’s page load only its own parts, and forbid framing it', async () => {
    const { headers } = await ask('/');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')] as const),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/https?:|\*|'unsafe-eval'/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('let the preview frame, whose origin is opaque, load scripts, and let only the editor embed it', async () => {
    expect((await ask('/preview.html')).headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/preview.html')).headers['content-security-policy']).toBe(
      "sandbox allow-scripts allow-pointer-lock; frame-ancestors 'self'",
    );
    expect((await ask('/network.html')).headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect((await ask('/assets/main-1a2b.js')).headers['access-control-allow-origin']).toBe('*');
    expect((await ask('/samples/pip.playhouse.zip')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
