import fs from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isAllowedHost } from './allowedHost.ts';
import { headersFor } from './headers.ts';
import { isZippable, takesGzip, ZippedFiles } from './zippedFiles.ts';

/**
 * Serves the files of one folder over HTTP: GET and HEAD only, nothing outside the folder, no dot-files, only as
 * IP addresses, `localhost` and the given names.
 */
export function createStaticServer(folder: string, names: readonly string[] = []): Server {
  return createServer(createStaticHandler(folder, names));
}

/** Answers requests for the files of one folder, like `createStaticServer`. */
export function createStaticHandler(
  folder: string,
  names: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const zipped = new ZippedFiles();
  return (request, response) => {
    if (!isAllowedHost(request.headers.host, names)) {
      refuse(response, 421);
      return;
    }
    answer({ folder, zipped }, request, response).catch(() => {
      // Interrupted: the rest of the file could not be read, or the client has disconnected.
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  };
}

interface Served {
  readonly folder: string;
  readonly zipped: ZippedFiles;
}

async function answer({ folder, zipped }: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response.setHeader('allow', 'GET, HEAD'), 405);
    return;
  }
  const name = fileNameOf(request.url ?? '/');
  const file = name === undefined ? undefined : await openFile(path.join(folder, name));
  if (name === undefined || !file) {
    refuse(response, 404);
    return;
  }
  try {
    const { size, mtimeMs } = await file.stat();
    const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    const isZipped = isZippable(name, size) && takesGzip(request.headers['accept-encoding']);
    const etag = isZipped ? `"${version}-gzip"` : `"${version}"`;
    const encoding = isZipped ? { 'content-encoding': 'gzip' } : {};
    const headers = { ...headersFor(name), ...encoding, etag, vary: 'accept-encoding' };
    if (isKnown(request, etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const bytes = isZipped ? await zipped.get(name, version, () => file.readFile()) : undefined;
    response.writeHead(200, { ...headers, 'content-length': bytes?.length ?? size });
    if (bytes || size === 0 || request.method === 'HEAD') response.end(bytes);
    else await pipeline(file.createReadStream({ end: size - 1, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

/** A regular file to read; undefined when there is none. */
async function openFile(file: string): Promise<fs.FileHandle | undefined> {
  const facts = await fs.stat(file).catch(() => undefined);
  return facts?.isFile() ? fs.open(file) : undefined;
}

/** True when the client has exactly these bytes. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

/** The path below the folder that a request asks for; undefined for anything outside. */
function fileNameOf(url: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (!name.startsWith('/') || /[\0\\:]/.test(name)) return undefined;
  const parts = name.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  return [...parts, ...(name.endsWith('/') ? ['index.html'] : [])].join('/');
}

const reasons = {
  404: 'Not found',
  405: 'Only GET and HEAD are allowed',
  421: 'This server does not answer requests for that host name. Start it with --allow-host and the name to allow it.',
  500: 'The server could not read this file',
};

function refuse(response: ServerResponse, status: keyof typeof reasons): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${reasons[status]}\n`);
}
