import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { DataPlace, OpenPlayhouse } from '@playhouse/server';
import manifest from '../../package.json' with { type: 'json' };
import { CommandError, exitStatus } from '../exit.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';
import { isAllowedHost } from './allowedHost.ts';
import { isLoopback, type ServeSettings } from './serveSettings.ts';
import { createStaticHandler } from './staticServer.ts';

/** Opens the server of a data folder, with the editor as its pages. */
export async function openServer(settings: ServeSettings, editor: string): Promise<OpenPlayhouse> {
  const { host, allowHost, data, couchdb, origin, tlsCert, tlsKey, trustProxy, openDatabases, sku, backup } = settings;
  const server = await loadServer();
  const named = settings.tlsLocal ? ownNames(allowHost) : [hostname(), ...allowHost];
  const names = [host, ...named, ...origin.map((each) => new URL(each).hostname)];
  const given = tlsCert && tlsKey ? { cert: readText(tlsCert), key: readText(tlsKey) } : undefined;
  const tls = settings.tlsLocal ? await server.localTls(tlsFolder(data), ownNames(allowHost), Date.now()) : given;
  try {
    return await server.openPlayhouse({
      data,
      couchdb,
      origins: origin,
      signUp: settings.signUp ?? (isLoopback(host) ? 'open' : 'code'),
      version: manifest.version,
      pages: createStaticHandler(editor, names),
      isAllowedHost: (header) => isAllowedHost(header, names),
      ...(tls && { tls }),
      ...(trustProxy.length > 0 && { proxies: trustProxy }),
      ...(openDatabases !== undefined && { openDatabases }),
      ...(sku !== undefined && { defaultSku: sku }),
      ...(backup !== undefined && { backups: backup }),
    });
  } catch (error) {
    throw dataError(server, error, settings);
  }
}

/** Where a server keeps certificates of its own. */
export function tlsFolder(data: string): string {
  return path.join(data, 'tls');
}

/** Names that stay the same: a certificate for addresses would be worth nothing when these change. */
function ownNames(allowHost: readonly string[]): string[] {
  return [...new Set([hostname(), `${hostname()}.local`, 'localhost', '127.0.0.1', ...allowHost])];
}

/** The error of a command for a fault of the data or of its databases; other faults as they are. */
function dataError(
  { NewerData, SecretsFault, BackupFault, StoreFailure }: typeof import('@playhouse/server'),
  error: unknown,
  { data, couchdb }: ServeSettings,
): unknown {
  if (error instanceof BackupFault) return new CommandError(exitStatus.io, 'backup.unusable', error.message);
  if (error instanceof NewerData || error instanceof SecretsFault) {
    return new CommandError(exitStatus.io, 'data.unusable', error.message, data);
  }
  if (!(error instanceof StoreFailure)) return error;
  if (couchdb.length === 0) {
    return new CommandError(exitStatus.io, 'data.unusable', `${data} cannot be used: ${error.message}`, data);
  }
  const nodes = couchdb.map(withoutPassword).join(', ');
  if (error.message.startsWith('CouchDB does not answer')) {
    const message = `CouchDB does not answer at ${nodes}. Start it, or check --couchdb.`;
    return new CommandError(exitStatus.io, 'couchdb.unreachable', message);
  }
  const message = `CouchDB at ${nodes} refuses: ${error.message} Its configuration needs the key of this server; see docs/server.md.`;
  return new CommandError(exitStatus.io, 'couchdb.refused', message);
}

/** Uses the data of a server that is not running. */
export async function useData<Value>(
  settings: ServeSettings,
  use: (server: typeof import('@playhouse/server'), place: DataPlace) => Promise<Value>,
): Promise<Value> {
  const server = await loadServer();
  const { data, couchdb, openDatabases } = settings;
  try {
    return await use(server, { data, couchdb, ...(openDatabases !== undefined && { openDatabases }) });
  } catch (error) {
    throw dataError(server, error, settings);
  }
}

/** The databases need a native library, which an installation can lack. */
async function loadServer(): Promise<typeof import('@playhouse/server')> {
  try {
    return await import('@playhouse/server');
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ERR_MODULE_NOT_FOUND') throw error;
    const message =
      'A library of the server is missing. Install the package @playhouse/cli with its optional packages.';
    throw new CommandError(exitStatus.io, 'package.missing', message);
  }
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CommandError(exitStatus.io, 'tls.unreadable', `${file} cannot be read: ${reasonOf(error)}.`, file);
  }
}

function withoutPassword(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
