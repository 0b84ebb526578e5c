import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const program = path.join(root, 'cli/bin/playhouse.js');

export interface Served {
  readonly child: ChildProcess;
  /** With a slash at the end. */
  readonly address: string;
  readonly setup: string | undefined;
  /** Kills it without warning, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it as people do; returns its exit status. */
  stop(): Promise<number | null>;
}

/** Starts `playhouse serve` in a process of its own, with its data in a folder. */
export function serveProgram(folder: string, ...options: string[]): Promise<Served> {
  return serveWith([], folder, ...options);
}

/** The same with options of Node. */
export async function serveWith(node: readonly string[], folder: string, ...options: string[]): Promise<Served> {
  const dist = path.join(folder, 'dist');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'index.html'), '<p>editor</p>');
  const args = [...node, program, 'serve', '--json', '--port', '0', '--data', path.join(folder, 'data'), ...options];
  const env = { ...process.env, PLAYHOUSE_EDITOR_DIST: dist };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { address, setup } = JSON.parse(line.toString()) as { address: string; setup?: string };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    return ((await ended) as [number | null])[0];
  };
  return { child, address, setup, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** Somebody who is signed in at a server that may restart: the session is in the cookie. */
export class Member {
  cookie = '';
  private address: string;

  constructor(address: string) {
    this.address = address;
  }

  /** Goes on at the same server under another port. */
  moveTo(address: string): void {
    this.address = address;
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    name: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Body }> {
    const headers: Record<string, string> = { origin: this.address.slice(0, -1), cookie: this.cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(this.address + name, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
    if (cookies.length > 1) this.cookie = cookies.join('; ');
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  /** Makes an account; with a setup link, that of an administrator. */
  async join(username: string, setup?: string): Promise<string> {
    const code = setup === undefined ? {} : { setup: new URL(setup).searchParams.get('setup') };
    const { status, body } = await this.call('POST', 'auth/account', { username, password: 'correct horse', ...code });
    if (status !== 201) throw new Error(`No account: ${JSON.stringify(body)}`);
    return (body.user as { id: string }).id;
  }
}

export function uuidOf(number: number): string {
  return `7c0e0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
