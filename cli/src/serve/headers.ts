import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

const shared = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** The editor may draw its own pictures and start its own frame, and nothing else from anywhere. */
const editorPolicy = `${shared}; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self' data: blob:; connect-src 'self' blob: data:; worker-src 'self' blob:; frame-src 'self'; frame-ancestors 'none'`;

/** The game's frame has an opaque origin: 'self' is nothing there, so its files are named by the server's address. */
const frameFiles = /^(preview\.html|assets\/)/;

/** Response headers of one file below the served folder, by its relative path. */
export function headersFor(file: string): Record<string, string> {
  const name = file.split(path.sep).join('/');
  const type = contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  const headers: Record<string, string> = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (name === 'index.html') headers['content-security-policy'] = editorPolicy;
  // A frame of an opaque origin fetches its scripts across origins.
  if (frameFiles.test(name)) headers['access-control-allow-origin'] = '*';
  return headers;
}
