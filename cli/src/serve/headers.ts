const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

/**
 * The editor uses only its own images, sounds, frames and workers, and loads nothing from
 * anywhere else. Some styles are created by scripts, so they cannot be restricted by source.
 */
const editorPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  ...['img-src', 'media-src', 'font-src', 'connect-src'].map((kind) => `${kind} 'self' blob: data:`),
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers of single pages. The pages of the frames declare their own policies. */
const pageHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'index.html': { 'content-security-policy': editorPolicy, 'cross-origin-opener-policy': 'same-origin' },
  'preview.html': { 'content-security-policy': "sandbox allow-scripts allow-pointer-lock; frame-ancestors 'self'" },
  'service-worker.js': { 'content-security-policy': "default-src 'self'" },
  'network.html': { 'content-security-policy': "frame-ancestors 'self'" },
};

/** Files that the preview frame loads: its origin is opaque, so all files are cross-origin to it. */
const frameFiles = /^(preview\.html$|assets\/)/;

/** Response headers of one file of the built editor, by its path with `/`. Names below `assets/` change with contents. */
export function headersFor(name: string): Record<string, string> {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return {
    'content-type': contentTypes[ending] ?? 'application/octet-stream',
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(frameFiles.test(name) ? { 'access-control-allow-origin': '*' } : {}),
    ...pageHeaders[name],
  };
}
