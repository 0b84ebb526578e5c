import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callJson } from '../cli/inProcess.ts';
import { playhouse } from '../cli/playhouse.ts';
import { Member, type Served, serveProgram } from './servedProgram.ts';

let folder = '';
let served: Served | undefined;
let ann: Member;
let count = 0;
let env: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-login-'));
  served = await serveProgram(folder);
  ann = new Member(served.address);
  await ann.join('ann-otter', served.setup);
}, 60_000);

afterAll(async () => {
  await served?.kill();
  await rm(folder, { recursive: true });
});

/** Each test has a configuration folder of its own. */
beforeEach(() => {
  count += 1;
  env = { XDG_CONFIG_HOME: path.join(folder, `config${count}`), HOME: path.join(folder, `home${count}`) };
});

const logins = () => path.join(env.XDG_CONFIG_HOME ?? '', 'playhouse/servers.json');
const address = () => served?.address ?? '';
const origin = () => new URL(address()).origin;

async function newToken(): Promise<string> {
  const { body } = await ann.call('POST', 'auth/tokens', { title: 'test', scopes: ['projects'] });
  return String(body.token);
}

/** Runs `login`, and answers its code as a person with a browser would. */
async function loginByCode(allow: boolean) {
  let isAnswered = false;
  let said = '';
  const onStart = (child: ChildProcess) =>
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const [, code] = /enter the code (\w{4}-\w{4})\n/.exec(said) ?? [];
      if (code === undefined || isAnswered) return;
      isAnswered = true;
      void ann.call('POST', `auth/device/${code}/answer`, { allow });
    });
  return playhouse(['login', address(), '--json'], { env, onStart });
}

describe.runIf(process.platform !== 'win32')('login', () => {
  it('gets access by a code that is typed into the page of the account, and keeps it for its owner only', async () => {
    const { status, stdout, stderr } = await loginByCode(true);
    expect([status, JSON.parse(stdout)]).toEqual([0, { server: origin(), user: 'ann-otter' }]);
    expect(stderr).toContain(`${address()}account`);
    expect(fs.statSync(logins()).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(logins())).mode & 0o777).toBe(0o700);
    const { token } = JSON.parse(fs.readFileSync(logins(), 'utf8')).servers[origin()];
    const check = await fetch(`${origin()}/auth/session/check.json`, { headers: { authorization: `Bearer ${token}` } });
    expect(await check.json()).toMatchObject({ user: { username: 'ann-otter' } });
  });

  it('says when the access is refused, and keeps nothing', async () => {
    const { status, stdout } = await loginByCode(false);
    expect([status, JSON.parse(stdout).error.code]).toEqual([3, 'device.refused']);
    expect(fs.existsSync(logins())).toBe(false);
  });

  it.each(['--token', 'PLAYHOUSE_TOKEN'])('takes a token by %s', async (way) => {
    const token = await newToken();
    const settings = way === '--token' ? { env, input: `${token}\n` } : { env: { ...env, PLAYHOUSE_TOKEN: token } };
    const args = ['login', address(), ...(way === '--token' ? ['--token'] : [])];
    expect(await callJson(args, settings)).toEqual({ status: 0, value: { server: origin(), user: 'ann-otter' } });
    expect(fs.readFileSync(logins(), 'utf8')).toContain(token);
  });

  it('refuses tokens that the server does not know, and what is no token', async () => {
    const codeOf = async (input: string) => {
      const { status, value } = await callJson(['login', address(), '--token'], { env, input });
      return [status, value.error.code];
    };
    expect(await codeOf(`${'a'.repeat(20)}.${'x'.repeat(43)}`)).toEqual([3, 'token.refused']);
    expect(await codeOf('two words')).toEqual([2, 'token.shape']);
    expect(await codeOf('')).toEqual([2, 'token.shape']);
    expect(fs.existsSync(logins())).toBe(false);
  });

  it('says when nothing answers, or something else does', async () => {
    const other = createServer((_request, response) => response.end('<p>hello</p>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const codeOf = async (address: string) => {
      const { status, value } = await callJson(['login', address], { env });
      return [status, value.error.code];
    };
    expect(await codeOf(`http://127.0.0.1:${port}`)).toEqual([3, 'server.other']);
    await new Promise((resolve) => other.close(resolve));
    expect(await codeOf(`http://127.0.0.1:${port}`)).toEqual([3, 'server.unreachable']);
    expect(await codeOf('games.school.example')).toEqual([2, 'server.address']);
    expect(await codeOf('file:///etc/passwd')).toEqual([2, 'server.address']);
  });

  it('repairs the mode of its file, and says when the file is damaged', async () => {
    await callJson(['login', address(), '--token'], { env, input: await newToken() });
    fs.chmodSync(logins(), 0o644);
    await callJson(['login', address(), '--token'], { env, input: await newToken() });
    expect(fs.statSync(logins()).mode & 0o777).toBe(0o600);
    fs.writeFileSync(logins(), '{');
    expect(await callJson(['logout'], { env })).toMatchObject({
      status: 3,
      value: { error: { code: 'login.damaged' } },
    });
  });
});

describe('logout', () => {
  it('ends the token there and here', async () => {
    const token = await newToken();
    await callJson(['login', address(), '--token'], { env, input: token });
    expect(await callJson(['logout'], { env })).toEqual({ status: 0, value: { server: origin(), ended: true } });
    const check = await fetch(`${origin()}/auth/session/check.json`, { headers: { authorization: `Bearer ${token}` } });
    expect(await check.json()).toMatchObject({ status: 'error' });
    expect(fs.readFileSync(logins(), 'utf8')).not.toContain(token);
    expect(await callJson(['logout'], { env })).toEqual({ status: 0, value: { server: null, ended: false } });
  });

  it('without the server forgets the token, and says where to delete it', async () => {
    fs.mkdirSync(path.dirname(logins()), { recursive: true });
    const server = 'http://127.0.0.1:1';
    fs.writeFileSync(logins(), JSON.stringify({ servers: { [server]: { token: 'x', user: 'ann' } }, last: server }));
    const { status, stderr } = await call(['logout'], { env });
    expect([status, stderr]).toEqual([0, expect.stringContaining(`${server}/account`)]);
    expect(JSON.parse(fs.readFileSync(logins(), 'utf8'))).toEqual({ servers: {} });
  });
});
