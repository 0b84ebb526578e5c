import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { classicScript } from './classicScript.ts';
import type { SavedBuild } from './src/offline/savedBuild.ts';

/**
 * Files that a page with a service worker never asks for: the frame in parts, fonts for browsers without WOFF2, and what
 * stands for a server where there is none. Changed contents change the names below `assets/`.
 */
const neverAsked = /^auth\/|^(preview\.html|assets\/(preview-(?!worker)|gameWorker-|rapier-)[^/]*\.js)$|\.woff$|\.map$/;

/**
 * After a build, adds what the editor needs to work without a network: the preview frame as a single file, and the
 * service worker with the list of all files. docs/decisions/0065-offline.md
 */
export function offlineFiles(shared: () => Plugin[]): Plugin {
  let folder = '';
  return {
    name: 'playhouse-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = path.resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const preview = await writePreview(folder, shared);
        const files = listFiles(folder).filter((file) => !neverAsked.test(file));
        const page =
          /assets\/(index-[^"]*\.js)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
        const saved: SavedBuild = { version: versionOf(folder, files), page, preview, files };
        const { code } = await classicScript('offline/serviceWorker.ts', {
          define: { savedBuild: JSON.stringify(saved) },
        });
        writeFileSync(path.join(folder, 'service-worker.js'), code);
      },
    },
  };
}

/**
 * Writes the preview frame with its script and fonts in one file, and the code of its workers, which have no origin and
 * cannot be modules. Returns their paths.
 */
async function writePreview(folder: string, shared: () => Plugin[]): Promise<SavedBuild['preview']> {
  const [frame, worker] = await Promise.all([
    classicScript('preview/main.ts', { plugins: [...shared(), noWorkerFile] }),
    classicScript('preview/gameWorker.ts', { plugins: shared() }),
  ]);
  const script = inScript(frame.code);
  const page = readFileSync(path.join(folder, 'preview.html'), 'utf8')
    .replace(/\s*<(?:script|link)\b[^>]*>(?:<\/script>)?(?=[\s\S]*<\/head>)/g, '')
    .replace("script-src 'self'", () => `script-src 'sha256-${digest(script, 'base64')}'`)
    .replace('</head>', () => `<style>${frame.styles.replaceAll('url(./', 'url(./assets/')}</style></head>`)
    .replace('</body>', () => `<script>${script}</script></body>`);
  const write = (name: string, text: string) => {
    const file = `assets/${name.replace('*', digest(text, 'hex').slice(0, 12))}`;
    writeFileSync(path.join(folder, file), text);
    return file;
  };
  return { frame: write('preview-*.html', page), worker: write('preview-worker-*.js', worker.code) };
}

function digest(text: string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Code that can stand in a script element: in strings, regular expressions and templates, `<\/` means `</`. */
function inScript(code: string): string {
  return code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');
}

/** The editor hands the workers' code to the frame, so its file is not needed. */
const noWorkerFile: Plugin = {
  name: 'playhouse-no-worker-file',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('?worker&url') ? '\0no-worker-file' : null),
  load: (id) => (id === '\0no-worker-file' ? "export default ''" : null),
};

/** All files below a folder, with `/`, sorted. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'service-worker.js')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
