import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';

/** Access to a server, as its person. */
export interface Login {
  readonly token: string;
  readonly user: string;
}

/** The servers at which somebody is signed in, by origin. */
export interface Logins {
  readonly servers: ReadonlyMap<string, Login>;
  /** Where the last login was. */
  readonly last?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where this system keeps the configuration of a person. Tokens are kept there and never in a project. */
function loginsFile(env: Environment): string {
  const home = env.HOME || os.homedir();
  return path.join(configFolder(env, home), 'servers.json');
}

function configFolder(env: Environment, home: string): string {
  if (process.platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData/Roaming'), 'Playhouse');
  if (process.platform === 'darwin') return path.join(home, 'Library/Application Support/Playhouse');
  return path.join(env.XDG_CONFIG_HOME || path.join(home, '.config'), 'playhouse');
}

export function readLogins(env: Environment): Logins {
  const file = loginsFile(env);
  let text: string;
  try {
    // Whoever made it readable for others did so by mistake.
    if (process.platform !== 'win32' && (fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return { servers: new Map() };
    throw new CommandError(exitStatus.io, 'login.unreadable', `${file} cannot be read: ${reasonOf(error)}.`, file);
  }
  const read = parse(text);
  if (read) return read;
  throw new CommandError(exitStatus.io, 'login.damaged', `${file} is damaged. Delete it, and sign in again.`, file);
}

/** Remembers a login, for its owner’s eyes only. The file is replaced as a whole. */
export function keepLogin(env: Environment, server: string, login: Login): void {
  const { servers } = readLogins(env);
  write(env, { servers: new Map(servers).set(server, login), last: server });
}

export function forgetLogin(env: Environment, server: string): void {
  const { servers, last } = readLogins(env);
  const rest = new Map([...servers].filter(([name]) => name !== server));
  const next = last === server ? [...rest.keys()].at(-1) : last;
  write(env, { servers: rest, ...(next !== undefined && { last: next }) });
}

function parse(text: string): Logins | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value) || !isJsonObject(value.servers)) return undefined;
  const servers = new Map<string, Login>();
  for (const [server, login] of Object.entries(value.servers)) {
    if (!isJsonObject(login) || typeof login.token !== 'string' || typeof login.user !== 'string') return undefined;
    servers.set(server, { token: login.token, user: login.user });
  }
  return { servers, ...(typeof value.last === 'string' && servers.has(value.last) && { last: value.last }) };
}

function write(env: Environment, { servers, last }: Logins): void {
  const file = loginsFile(env);
  const draft = `${file}.${process.pid}.new`;
  const text = `${JSON.stringify({ servers: Object.fromEntries(servers), ...(last !== undefined && { last }) }, null, 2)}\n`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.rmSync(draft, { force: true });
    fs.writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    fs.renameSync(draft, file);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    fs.rmSync(draft, { force: true });
    throw new CommandError(exitStatus.io, 'login.unwritable', `${file} cannot be written: ${reasonOf(error)}.`, file);
  }
}
