import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callJson } from './inProcess.ts';
import { type Outcome, playhouse, putFiles, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
putFiles(path.join(folder, 'dist'), [['index.html', '<p>editor</p>']]);
const env = { PLAYHOUSE_EDITOR_DIST: 'dist', PLAYHOUSE_DATA: 'data' };
const address = /https?:\/\/[^/\s]+\//;

interface Serving {
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
}

/** Starts `playhouse serve` and waits until it prints its address. */
function serve(...options: string[]): Promise<Serving> {
  return serveWith(env, ...options);
}

function serveWith(variables: Readonly<Record<string, string>>, ...options: string[]): Promise<Serving> {
  return new Promise((resolve, reject) => {
    let text = '';
    const ended = playhouse(['serve', ...options], {
      cwd: folder,
      env: variables,
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
      expect(stdout.split('\n')).toEqual([
        `Playhouse is ready: ${url}`,
        `Accounts and synced projects are stored in ${path.join(fs.realpathSync(folder), 'data')}.`,
        expect.stringMatching(/^To become the administrator, open this within an hour: \S+\/signup\?setup=[\w-]{24}$/),
        'Press Ctrl-C to stop.',
        '',
      ]);
      await close((await holdPort(Number(new URL(url).port))).server);
    },
  );

  it('prints its address as JSON and nothing else', async () => {
    const { child, ended } = await serve('--port', '0', '--json');
    child.kill('SIGINT');
    expect(await ended).toEqual({
      status: 0,
      signal: null,
      stdout: expect.stringMatching(/^\{"address":"[^"]+","setup":"[^"]+"\}\n$/),
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
    const second = await serve('--data', 'other');
    expect(second.url).not.toBe(first.url);
    for (const { child } of [first, second]) child.kill('SIGINT');
    expect((await second.ended).stderr).toMatch(
      /^Port 4600 is in use, perhaps by another Playhouse\. Using port \d+\.\n$/,
    );
    expect((await first.ended).status).toBe(0);
  });

  it.each([
    [['--host', '203.0.113.7', '--plain-lan'], env, 'port.refused'],
    [['--port', '0'], { PLAYHOUSE_EDITOR_DIST: 'nowhere' }, 'editor.missing'],
    [['--data', 'dist/index.html'], env, 'data.unusable'],
    [['--tls-cert', 'none.pem', '--tls-key', 'none.pem'], env, 'tls.unreadable'],
    [['--couchdb', 'http://127.0.0.1:9'], env, 'couchdb.unreachable'],
    [['--config', 'none.json'], env, 'config.unreadable'],
  ])('with %o and %o fails with status 3', async (options, environment, code) => {
    expect(await callJson(['serve', ...options], { cwd: folder, env: environment })).toMatchObject({
      status: 3,
      value: { error: { code } },
    });
  });

  it('lets one server at a time use a data folder', async () => {
    const { child, ended } = await serve('--port', '0');
    const { status, value } = await callJson(['serve', '--port', '0'], { cwd: folder, env });
    child.kill('SIGINT');
    await ended;
    expect([status, value.error.code, value.error.message]).toEqual([
      3,
      'data.locked',
      expect.stringContaining('--data'),
    ]);
  });

  it.each<[readonly string[], Readonly<Record<string, string>>, RegExp]>([
    [['--port', 'x'], {}, /^--port must be a port from 0 to 65535\.$/],
    [[], { PLAYHOUSE_PORT: '70000' }, /^PLAYHOUSE_PORT must be a port/],
    [['--sign-up', 'all'], {}, /^--sign-up must be open, code or closed\.$/],
    [['--couchdb', 'ftp://x'], {}, /^--couchdb must be a list of addresses/],
    [['--origin', 'https://a.example/path'], {}, /^--origin must be a list of origins/],
    [['--tls-cert', 'x'], {}, /belong together/],
    [['--trust-proxy', '10.0.0.1'], {}, /--origin/],
    [['--tls-local', '--plain-lan'], {}, /without a certificate/],
    [['--tls-local', '--tls-cert', 'x', '--tls-key', 'x'], {}, /either/],
    [['--trust-proxy', 'proxy.example', '--origin', 'https://a.example'], {}, /addresses of proxies/],
    [['--host', '0.0.0.0'], {}, /Others on the network could read passwords.*--plain-lan/],
    [['--config', 'wrong.json'], {}, /There is no setting "ports"/],
    [['--config', 'worse.json'], {}, /"port" must be a port/],
  ])('rejects the settings %o and %o', async (options, variables, words) => {
    putFiles(folder, [
      ['wrong.json', '{ "ports": 1 }'],
      ['worse.json', '{ "port": "x" }'],
    ]);
    const { status, value } = await callJson(['serve', ...options], { cwd: folder, env: { ...env, ...variables } });
    expect([status, value.error.code, value.error.message]).toEqual([
      2,
      'serve.settings',
      expect.stringMatching(words),
    ]);
  });

  it('takes settings from options, then the environment, then a file', async () => {
    putFiles(folder, [['set/file.json', '{ "signUp": "closed", "sku": "FILE", "data": "data" }']]);
    const variables = { ...env, PLAYHOUSE_SIGN_UP: 'code', PLAYHOUSE_CONFIG: 'set/file.json', PLAYHOUSE_DATA: '' };
    const signUpOf = async (...options: string[]) => {
      const { url, child, ended } = await serveWith(variables, '--port', '0', ...options);
      const { accounts } = (await (await fetch(`${url}config.json`)).json()) as { accounts: { signUp: string } };
      child.kill('SIGINT');
      await ended;
      return accounts.signUp;
    };
    expect([await signUpOf('--sign-up', 'open'), await signUpOf()]).toEqual(['open', 'code']);
    // A path in the file is beside the file.
    expect(fs.existsSync(path.join(folder, 'set/data/secret.json'))).toBe(true);
  });

  it('keeps what it makes at the first start to its owner, and the same over restarts', async () => {
    const secretOf = async () => {
      const { url, child, ended } = await serve('--port', '0', '--data', 'kept');
      const { uuid } = (await (await fetch(`${url}db/`)).json()) as { uuid: string };
      child.kill('SIGINT');
      await ended;
      return [uuid, fs.readFileSync(path.join(folder, 'kept/secret.json'), 'utf8')];
    };
    expect(await secretOf()).toEqual(await secretOf());
    const modeOf = (name: string) => fs.statSync(path.join(folder, name)).mode & 0o077;
    expect(['kept', 'kept/secret.json', 'kept/logs', 'kept/logs/server.log'].map(modeOf)).toEqual([0, 0, 0, 0]);
  });

  it('encrypts with certificates of its own when asked to, and answers to the names in them', async () => {
    const { url, child, ended } = await serve('--port', '0', '--tls-local', '--data', 'encrypted');
    const ca = fs.readFileSync(path.join(folder, 'encrypted/tls/authority.pem'), 'utf8');
    const read = (host: string) =>
      new Promise<string>((resolve, reject) => {
        https
          .get(url, { ca, agent: false, headers: { host } }, (answer) => {
            answer.on('data', (chunk) => resolve(String(chunk)));
          })
          .on('error', reject);
      });
    expect(new URL(url).protocol).toBe('https:');
    expect(await read(new URL(url).host)).toBe('<p>editor</p>');
    expect(await read(`${hostname()}.local`)).toBe('<p>editor</p>');
    child.kill('SIGINT');
    expect((await ended).status).toBe(0);
  });
});
