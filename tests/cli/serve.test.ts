import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callJson } from './inProcess.ts';
import { type Outcome, playhouse, putFiles, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
putFiles(path.join(folder, 'dist'), [['index.html', '<p>editor</p>']]);
const env = { PLAYHOUSE_EDITOR_DIST: 'dist' };
const address = /http:\/\/[^/\s]+\//;

interface Serving {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
}

/** Starts `playhouse serve` and waits until it prints its address. */
function serve(...options: string[]): Promise<Serving> {
  return new Promise((resolve, reject) => {
    let text = '';
    const ended = playhouse(['serve', ...options], {
      cwd: folder,
      env,
      onStart(child) {
        child.stdout?.on('data', (chunk) => {
          text += String(chunk);
          const [url] = address.exec(text) ?? [];
          if (url) resolve({ url, child, ended });
        });
      },
    });
    ended.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
}

/** Holds a port as another program would. */
async function holdPort(port: number): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const held = server.address();
  return { server, port: typeof held === 'object' && held ? held.port : 0 };
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

describe('serve', () => {
  it.each<readonly NodeJS.Signals[]>([['SIGINT'], ['SIGTERM'], ['SIGHUP'], ['SIGINT', 'SIGINT', 'SIGINT']])(
    'stops cleanly at %s %s %s, even while a browser is connected, and frees its port',
    async (...signals) => {
      const { url, child, ended } = await serve('--port', '0');
      expect(await (await fetch(url)).text()).toBe('<p>editor</p>');
      for (const signal of signals) child.kill(signal);
      const { stdout, ...end } = await ended;
      expect(end).toEqual({ status: 0, signal: null, stderr: '' });
      expect(stdout).toBe(`Playhouse is ready: ${url}\nPress Ctrl-C to stop.\n`);
      await close((await holdPort(Number(new URL(url).port))).server);
    },
  );

  it('prints its address as JSON and nothing else', async () => {
    const { url, child, ended } = await serve('--port', '0', '--json');
    child.kill('SIGINT');
    expect(await ended).toEqual({
      status: 0,
      signal: null,
      stdout: `${JSON.stringify({ address: url })}\n`,
      stderr: '',
    });
  });

  it('names a free port when the requested one is taken', async () => {
    const { port, server } = await holdPort(0);
    const { status, value } = await callJson(['serve', '--port', String(port)], { cwd: folder, env });
    await close(server);
    expect([status, value.error.code]).toEqual([3, 'port.taken']);
    const [, free] =
      /^Port (?:\d+) is in use, perhaps by another Playhouse\. Port (\d+) is free: use --port \1\.$/.exec(
        value.error.message,
      ) ?? [];
    expect(Number(free)).toBeGreaterThan(port);
  });

  it('uses another port when none was requested, and reports it', async () => {
    const first = await serve();
    const second = await serve();
    expect(second.url).not.toBe(first.url);
    for (const { child } of [first, second]) child.kill('SIGINT');
    expect((await second.ended).stderr).toMatch(
      /^Port 4600 is in use, perhaps by another Playhouse\. Using port \d+\.\n$/,
    );
    expect((await first.ended).status).toBe(0);
  });

  it.each([
    [['--host', '203.0.113.7'], env, 'port.refused'],
    [['--port', '0'], { PLAYHOUSE_EDITOR_DIST: 'nowhere' }, 'editor.missing'],
  ])('with %o and %o fails with status 3', async (options, environment, code) => {
    expect(await callJson(['serve', ...options], { cwd: folder, env: environment })).toMatchObject({
      status: 3,
      value: { error: { code } },
    });
  });
});
