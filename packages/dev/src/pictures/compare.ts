/**
 * Draws every scene of legacy projects in a real browser, at the frame of its first ten seconds that is nearest to the
 * picture the original tool left in `screenshots/`, and compares the two: `npm run compare:pictures -- FOLDER [--out FOLDER]`. FOLDER is one project or
 * holds several. Prints the mean absolute difference (0 to 255) for each scene and writes one sheet a project.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importLegacy, type ProjectContents, packArchive, writeProject } from '@playhouse/core';
import { chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import type { Comparison } from './page/page.ts';
import { statedScenes } from './sceneFacts.ts';
import { drawSheet, type SheetRow } from './sheet.ts';

/** Compares every project at the place; the exit status is 1 when a scene could not be drawn. */
export async function comparePictures(args: readonly string[]): Promise<number> {
  const place = args.find((arg) => !arg.startsWith('--'));
  if (place === undefined || !existsSync(place)) {
    console.error('Name a folder of legacy projects: npm run compare:pictures -- FOLDER [--out FOLDER]');
    return 2;
  }
  const out = args.includes('--out') ? (args[args.indexOf('--out') + 1] ?? '.') : path.join(root, '.cache/sheets');
  mkdirSync(out, { recursive: true });
  let status = 0;
  for (const folder of projectFolders(path.resolve(place)))
    status = Math.max(status, await compareProject(folder, out));
  return status;
}

function projectFolders(place: string): string[] {
  if (existsSync(path.join(place, 'object.xml'))) return [place];
  return readdirSync(place)
    .map((name) => path.join(place, name))
    .filter((folder) => existsSync(path.join(folder, 'object.xml')));
}

async function compareProject(folder: string, out: string): Promise<number> {
  const name = path.basename(folder);
  const imported = importLegacy(filesOf(folder));
  if (!imported.ok) {
    console.error(`${name}: ${imported.issues.map(({ message }) => message).join(' ')}`);
    return 1;
  }
  const server = await serve(imported.value.contents);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    const rows = await compareScenes(page, server, folder, imported.value.contents);
    for (const row of rows)
      console.log(
        `${name}  ${row.name.padEnd(24)} frame ${String(row.frame).padEnd(4)} ${row.comparison.mean.toFixed(3)}`,
      );
    const sheet = path.join(out, `${name}.png`);
    if (rows.length > 0) writeFileSync(sheet, await drawSheet(await browser.newPage(), name, rows));
    console.log(`${name}: ${rows.length} scenes compared${rows.length > 0 ? `, sheet in ${sheet}` : ''}`);
    return 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function compareScenes(
  page: Page,
  server: ViteDevServer,
  folder: string,
  contents: ProjectContents,
): Promise<SheetRow[]> {
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(address);
  await page.waitForFunction(() => 'drawScene' in window);
  const rows: SheetRow[] = [];
  for (const { scene, actors } of statedScenes(contents.project)) {
    const file = path.join(folder, 'screenshots', `${scene.id}.png`);
    if (!existsSync(file)) continue;
    const theirs = addressOf(readFileSync(file));
    const { width, height } = sizeOf(readFileSync(file));
    await page.setViewportSize({ width, height });
    const drawn = [scene.id, width, height, theirs] as const;
    const frame = await page.evaluate(([id, w, h, picture]) => window.drawScene(id, w, h, picture), drawn);
    const ours = addressOf(await page.screenshot());
    const comparison: Comparison = await page.evaluate(([a, b]) => window.comparePictures(a, b), [
      ours,
      theirs,
    ] as const);
    rows.push({ name: scene.attributes.name, frame, scene, actors, width, height, ours, theirs, comparison });
  }
  return rows;
}

async function serve(contents: ProjectContents): Promise<ViteDevServer> {
  const archive = packArchive(writeProject(contents));
  const server = await createServer({
    root: path.join(root, 'packages/dev/src/pictures/page'),
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.cache/vite-pictures'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    plugins: [
      {
        name: 'project',
        configureServer: (vite) => {
          vite.middlewares.use('/project.zip', (_request, response) => response.end(archive));
        },
      },
    ],
  });
  return server.listen();
}

function filesOf(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, full).split(path.sep).join('/'), new Uint8Array(readFileSync(full))];
    }),
  );
}

function addressOf(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
