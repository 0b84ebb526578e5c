import fs from 'node:fs';
import { hostname } from 'node:os';
import type { OpenPlayhouse } from '@playhouse/server';
import manifest from '../../package.json' with { type: 'json' };
import { CommandError, exitStatus } from '../exit.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';
import { isAllowedHost } from './allowedHost.ts';
import { isLoopback, type ServeSettings } from './serveSettings.ts';
import { createStaticHandler } from './staticServer.ts';

/** Opens the server of a data folder, with the editor as its pages. */
export async function openServer(settings: ServeSettings, editor: string): Promise<OpenPlayhouse> {
  const { host, allowHost, data, couchdb, origin, tlsCert, tlsKey, trustProxy, openDatabases, sku } = settings;
  const { NewerData, openPlayhouse, SecretsFault } = await loadServer();
  const names = [host, hostname(), ...allowHost, ...origin.map((each) => new URL(each).hostname)];
  const tls = tlsCert && tlsKey ? { cert: readText(tlsCert), key: readText(tlsKey) } : undefined;
  try {
    return await openPlayhouse({
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
    });
  } catch (error) {
    if (error instanceof NewerData || error instanceof SecretsFault) {
      throw new CommandError(exitStatus.io, 'data.unusable', error.message, data);
    }
    if (error instanceof Error && error.message.startsWith('CouchDB does not answer')) {
      const message = `CouchDB does not answer at ${couchdb.map(withoutPassword).join(', ')}. Start it, or check --couchdb.`;
      throw new CommandError(exitStatus.io, 'couchdb.unreachable', message);
    }
    throw error;
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
