import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A running static server. */
export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

/**
 * The policy of the editor's pages. Styles are partly made by scripts (sizes, places), so they cannot be told apart by
 * source. Games run in a frame of their own origin, which has a stricter policy in its page.
 */
const editorPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "font-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** Serves a built editor with the headers that it needs. The frame's scripts are cross-origin to the frame. */
export async function serveEditor(folder: string): Promise<StaticServer> {
  const root = path.resolve(folder);
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = path.join(root, asked === '/' ? 'index.html' : asked);
    if (!file.startsWith(root + path.sep)) return refuse(response);
    sendFile(file, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function sendFile(file: string, response: ServerResponse): void {
  const size = sizeOf(file);
  if (size === undefined) {
    refuse(response);
    return;
  }
  const name = path.basename(file);
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': name.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Access-Control-Allow-Origin': '*',
    ...(name === 'index.html' && {
      'Content-Security-Policy': `${editorPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    ...(name === 'preview.html' && { 'Content-Security-Policy': "frame-ancestors 'self'" }),
  });
  createReadStream(file).pipe(response);
}

function sizeOf(file: string): number | undefined {
  try {
    const facts = statSync(file);
    return facts.isFile() ? facts.size : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(404).end();
}
