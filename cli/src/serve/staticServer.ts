import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { headersFor } from './headers.ts';

/** Serves the files of one folder over HTTP: GET and HEAD only, nothing outside the folder, no dot-files. */
export function createStaticServer(folder: string): Server {
  return createServer((request, response) => {
    answer(folder, request, response).catch(() => fail(response, 500));
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return fail(response, 405);
  const file = fileOf(folder, request.url ?? '/');
  if (file === undefined) return fail(response, 404);
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) return fail(response, 404);
  const tag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`;
  const headers = { ...headersFor(path.relative(folder, file)), etag: tag };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': facts.size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function fileOf(folder: string, url: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.includes('\\')) return undefined;
  const parts = name.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  return path.join(folder, ...parts, name.endsWith('/') ? 'index.html' : '');
}

function fail(response: ServerResponse, status: number): void {
  const words = { 404: 'Not found', 405: 'Only GET is allowed', 500: 'The server could not read this' }[status] ?? '';
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${words}\n`);
}
