/**
 * Draws every scene of legacy projects in a real browser, at the frame of its first ten seconds that is nearest to the
 * picture the original tool left in `screenshots/`, and compares the two: `npm run compare:pictures -- FOLDER [--out FOLDER]
 * [--agreeing FILE]`. FOLDER is a project or holds some, at any depth. Prints the mean absolute difference (0 to 255) for each
 * scene and writes one sheet a project. FILE names the scenes whose layout agrees with their picture (`parseAgreeing`):
 * only they count in the last line.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importLegacy, type ProjectContents, packArchive, writeProject } from '@playhouse/core';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import { parseAgreeing } from './agreeing.ts';
import { pauseScenes } from './pauseScenes.ts';
import { projectFolders } from './projectFolders.ts';
import { statedScenes } from './sceneFacts.ts';
import { drawSheet, type SheetRow } from './sheet.ts';

/** Time limit for drawing a scene, in ms. */
const patience = 120_000;

/** Compares every project in the folder; the exit status is 1 when a project or scene could not be drawn. */
export async function comparePictures(args: readonly string[]): Promise<number> {
  const target = args.find((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'));
  if (target === undefined || !existsSync(target)) {
    console.error(
      'Name a folder of legacy projects: npm run compare:pictures -- FOLDER [--out FOLDER] [--agreeing FILE]',
    );
    return 2;
  }
  const list = optionOf(args, '--agreeing');
  const agreeing =
    list === undefined ? new Map<string, ReadonlySet<string>>() : parseAgreeing(readFileSync(list, 'utf8'));
  if (typeof agreeing === 'number') {
    console.error(`${list}, line ${agreeing}: write FOLDER: SCENE.`);
    return 2;
  }
  const out = optionOf(args, '--out') ?? path.join(root, '.cache/sheets');
  mkdirSync(out, { recursive: true });
  let status = 0;
  const means: number[] = [];
  for (const folder of projectFolders(path.resolve(target))) {
    const name = path.relative(path.resolve(target), folder) || path.basename(folder);
    const { rows, failed } = await compareProject(
      folder,
      name,
      path.join(out, `${name.replaceAll(path.sep, ' - ')}.png`),
    );
    if (failed > 0) status = 1;
    const counted = agreeing.get(name);
    means.push(...rows.filter((row) => counted?.has(row.name)).map(({ comparison }) => comparison.mean));
  }
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  if (means.length > 0) console.log(`${means.length} scenes whose layout agrees: mean ${mean.toFixed(3)} of 255`);
  return status;
}

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

interface Compared {
  readonly rows: readonly SheetRow[];
  /** Scenes that could not be drawn; the project itself when it cannot be imported. */
  readonly failed: number;
}

async function compareProject(folder: string, name: string, sheet: string): Promise<Compared> {
  const imported = importLegacy(filesOf(folder));
  if (!imported.ok) {
    console.error(`${name}: ${imported.issues.map(({ message }) => message).join(' ')}`);
    return { rows: [], failed: 1 };
  }
  const server = await serve(imported.value.contents);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const compared = await compareScenes(browser, server, folder, imported.value.contents);
    for (const { name: scene, frame, comparison } of compared.rows) {
      const colors = comparison.isMac ? '  colors of an old Mac' : '';
      console.log(
        `${name}  ${scene.padEnd(24)} frame ${String(frame).padEnd(4)} ${comparison.mean.toFixed(3)}${colors}`,
      );
    }
    if (compared.rows.length > 0) writeFileSync(sheet, await drawSheet(await browser.newPage(), name, compared.rows));
    console.log(
      `${name}: ${compared.rows.length} scenes compared${compared.rows.length > 0 ? `, sheet in ${sheet}` : ''}`,
    );
    return compared;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A scene that times out costs its page, and the next one gets a new page. */
async function compareScenes(
  browser: Browser,
  server: ViteDevServer,
  folder: string,
  contents: ProjectContents,
): Promise<Compared> {
  const rows: SheetRow[] = [];
  const paused = pauseScenes(contents.project);
  let failed = 0;
  let page: Page | undefined;
  for (const stated of statedScenes(contents.project)) {
    const { scene } = stated;
    const file = path.join(folder, 'screenshots', `${scene.id}.png`);
    if (!existsSync(file)) continue;
    try {
      page ??= await openPage(browser, server);
      const row = await withTime(compareScene(page, readFileSync(file), stated, paused.get(scene.id)));
      if (row) rows.push(row);
      else console.log(`${scene.attributes.name}: left out, its picture is blank`);
    } catch (error) {
      failed += 1;
      console.error(`${scene.attributes.name}: ${error instanceof Error ? error.message : String(error)}`);
      void page?.close();
      page = undefined;
    }
  }
  return { rows, failed };
}

async function openPage(browser: Browser, server: ViteDevServer): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'drawScene' in window, undefined, { timeout: patience });
  return page;
}

async function withTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${patience / 1000} s`)), patience);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

async function compareScene(
  page: Page,
  picture: Buffer,
  { scene, actors }: ReturnType<typeof statedScenes>[number],
  paused: string | undefined,
): Promise<SheetRow | undefined> {
  const theirs = addressOf(picture);
  if (await page.evaluate((address) => window.isBlank(address), theirs)) return undefined;
  const { width, height } = sizeOf(picture);
  await page.setViewportSize({ width, height });
  const drawn = [scene.id, [width, height] as const, theirs, paused] as const;
  const frame = await page.evaluate((given) => window.drawScene(...given), drawn);
  const ours = addressOf(await page.screenshot());
  const comparison = await page.evaluate(([a, b]) => window.comparePictures(a, b), [ours, theirs] as const);
  return { name: scene.attributes.name, frame, scene, actors, width, height, ours, theirs, comparison };
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
