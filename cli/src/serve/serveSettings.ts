import fs from 'node:fs';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { reasonOf } from '../io/systemError.ts';

/** How the server is run: by options, else by environment variables, else by a file. */
export interface ServeSettings {
  readonly port?: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly data: string;
  readonly couchdb: readonly string[];
  readonly origin: readonly string[];
  readonly signUp?: 'open' | 'code' | 'closed';
  readonly sku?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  /** With certificates of its own, which other computers have to trust once. */
  readonly tlsLocal: boolean;
  readonly trustProxy: readonly string[];
  readonly plainLan: boolean;
  readonly metricsPort?: number;
  readonly openDatabases?: number;
  /** Where a backup is written each day. */
  readonly backup?: string;
}

type Value = string | number | boolean | readonly string[];

interface Setting {
  /** The value that a text or a JSON value stands for; undefined when it is not allowed. */
  readonly read: (given: unknown) => Value | undefined;
  readonly words: string;
  /** Paths in a file are relative to its folder. */
  readonly isPath?: boolean;
}

const text: Setting = {
  read: (given) => (typeof given === 'string' && given !== '' ? given : undefined),
  words: 'a text',
};
const file: Setting = { ...text, words: 'a path', isPath: true };
const port = numberFrom(0, 65_535, 'a port from 0 to 65535');
const flag: Setting = {
  read: (given) =>
    given === true || given === 'true' ? true : given === false || given === 'false' ? false : undefined,
  words: 'true or false',
};
const signUp: Setting = {
  read: (given) => ['open', 'code', 'closed'].find((each) => each === given),
  words: 'open, code or closed',
};

function numberFrom(least: number, most: number, words: string): Setting {
  return {
    words,
    read(given) {
      const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
      return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : undefined;
    },
  };
}

function listOf(isOne: (text: string) => boolean, words: string): Setting {
  return {
    words,
    read(given) {
      const list = typeof given === 'string' ? given.split(',').map((each) => each.trim()) : given;
      if (!Array.isArray(list) || list.length === 0) return undefined;
      return list.every((each) => typeof each === 'string' && isOne(each)) ? (list as string[]) : undefined;
    },
  };
}

function isUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isUrl(value) && new URL(value).origin === value;
}

/** Every setting, by the name of its option. `PLAYHOUSE_TLS_CERT` is the variable of `tlsCert`. */
const settings: Readonly<Record<keyof ServeSettings, Setting>> = {
  port,
  host: text,
  allowHost: listOf((name) => name !== '', 'a list of host names'),
  data: file,
  couchdb: listOf(isUrl, 'a list of addresses, such as http://127.0.0.1:5984'),
  origin: listOf(isOrigin, 'a list of origins, such as https://games.school.example'),
  signUp,
  sku: text,
  tlsCert: file,
  tlsKey: file,
  tlsLocal: flag,
  trustProxy: listOf((address) => isIP(address.replace(/\/\d+$/, '')) !== 0, 'a list of addresses of proxies'),
  plainLan: flag,
  metricsPort: port,
  openDatabases: numberFrom(1, 100_000, 'a whole number from 1'),
  backup: file,
};

const variableOf = (name: string): string => `PLAYHOUSE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a call. Anything that is not allowed is a usage error. */
export function readServeSettings(
  options: Readonly<Record<string, unknown>>,
  env: Environment,
  cwd: string,
): ServeSettings {
  const merged: Record<string, Value> = {};
  const configFile = typeof options.config === 'string' ? options.config : env.PLAYHOUSE_CONFIG;
  if (configFile) Object.assign(merged, readFile(path.resolve(cwd, configFile)));
  for (const [name, setting] of Object.entries(settings)) {
    const variable = env[variableOf(name)];
    const option = options[name];
    if (variable !== undefined && variable !== '') merged[name] = take(setting, variable, variableOf(name));
    if (option !== undefined) merged[name] = take(setting, option, `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  }
  const empty = {
    host: '127.0.0.1',
    allowHost: [],
    couchdb: [],
    origin: [],
    trustProxy: [],
    tlsLocal: false,
    plainLan: false,
  };
  const found = { ...empty, data: usualFolder(env), ...merged } as ServeSettings;
  checkTogether(found);
  const at = (file: string) => path.resolve(cwd, file);
  return { ...found, data: at(found.data), ...(found.backup !== undefined && { backup: at(found.backup) }) };
}

function take(setting: Setting, given: unknown, name: string): Value {
  const value = setting.read(given);
  if (value !== undefined) return value;
  throw wrong(`${name} must be ${setting.words}.`);
}

function readFile(name: string): Record<string, Value> {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(name, 'utf8'));
  } catch (error) {
    const words = error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error as NodeJS.ErrnoException);
    throw new CommandError(exitStatus.io, 'config.unreadable', `${name} cannot be read: ${words}.`, name);
  }
  if (!isJsonObject(value)) throw wrong(`${name} must be an object of settings.`);
  const found: Record<string, Value> = {};
  for (const [key, given] of Object.entries(value)) {
    const setting = Object.hasOwn(settings, key) ? settings[key as keyof ServeSettings] : undefined;
    if (!setting)
      throw wrong(`${name}: There is no setting "${key}". Choose one of ${Object.keys(settings).join(', ')}.`);
    const taken = take(setting, given, `${name}: "${key}"`);
    found[key] = setting.isPath && typeof taken === 'string' ? path.resolve(path.dirname(name), taken) : taken;
  }
  return found;
}

/** Without encryption everybody on the network reads passwords: that must be asked for by name. */
function checkTogether({ host, tlsCert, tlsKey, tlsLocal, trustProxy, plainLan, origin }: ServeSettings): void {
  if ((tlsCert === undefined) !== (tlsKey === undefined)) throw wrong('--tls-cert and --tls-key belong together.');
  if (tlsCert !== undefined && tlsLocal) throw wrong('Give either --tls-cert or --tls-local.');
  if ((tlsCert !== undefined || tlsLocal) && plainLan) throw wrong('--plain-lan is for servers without a certificate.');
  if (trustProxy.length > 0 && origin.length === 0) {
    throw wrong('With --trust-proxy, give the address that browsers use as --origin.');
  }
  if (isLoopback(host) || tlsCert !== undefined || tlsLocal || trustProxy.length > 0 || plainLan) return;
  const ways = '--tls-cert and --tls-key, --tls-local, or --trust-proxy with an encrypting proxy';
  throw wrong(`Others on the network could read passwords on ${host}. Use ${ways}, or allow it by --plain-lan.`);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Where programs of this system keep the data of a person. */
function usualFolder(env: Environment): string {
  const home = env.HOME || os.homedir();
  if (process.platform === 'win32') return path.join(env.LOCALAPPDATA || path.join(home, 'AppData/Local'), 'Playhouse');
  if (process.platform === 'darwin') return path.join(home, 'Library/Application Support/Playhouse');
  return path.join(env.XDG_DATA_HOME || path.join(home, '.local/share'), 'playhouse');
}

function wrong(message: string): CommandError {
  return new CommandError(exitStatus.usage, 'serve.settings', message);
}
