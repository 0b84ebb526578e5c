/**
 * Takes the pictures of the editor for docs/pictures, in all themes, by using the built editor in a real browser as a
 * new user would: `npm run make:pictures`. Names of screens after it take only these.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packArchive, writeProject } from '@playhouse/core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../chromium.ts';
import { root } from '../tool.ts';
import { behaviorScreens } from './behaviorScreens.ts';
import { makingScreens } from './makingScreens.ts';
import { previewScreens } from './previewScreens.ts';
import { sceneScreens } from './sceneScreens.ts';
import { drawFrames, type PictureGame, type Screen } from './screen.ts';

const themes = ['pro-theme', 'dark', 'light', 'high-contrast'] as const;
const output = path.join(root, 'docs/pictures');
const port = 4699;
const screens: readonly Screen[] = [...sceneScreens, ...behaviorScreens, ...previewScreens, ...makingScreens];

const devices = {
  desktop: { viewport: { width: 1366, height: 768 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

type Device = keyof typeof devices;

/** Takes all screens, or those whose names are given; the exit status is 1 when one of them fails. */
export async function takePictures(names: readonly string[]): Promise<number> {
  mkdirSync(output, { recursive: true });
  const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
  const program = path.join(root, 'cli/bin/playhouse.js');
  const data = path.join(root, '.cache/pictures-data');
  const server = spawn(process.execPath, [program, 'serve', '--port', String(port), '--data', data, '--quiet']);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    await waitForServer();
    let status = 0;
    const taken = new Set<string>();
    for (const screen of wanted) {
      for (const device of ['desktop', ...(screen.also ?? [])] as const) {
        const done = await takeScreen(browser, screen, device);
        if (done.length === 0) status = 1;
        for (const file of done) taken.add(file);
      }
    }
    if (status === 0 && names.length === 0) removeOthers(taken);
    return status;
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}

async function waitForServer(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The editor is not served.');
}

/** The files written for a screen, none when it could not be opened. */
async function takeScreen(browser: Browser, screen: Screen, device: Device): Promise<string[]> {
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  try {
    await openGames(page, screen);
    await screen.open(page);
    await awaitToasts(page);
    const files: string[] = [];
    for (const theme of device === 'desktop' ? themes : themes.slice(0, 1)) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
        window.dispatchEvent(new Event('resize'));
      }, theme);
      await drawFrames(page, 40);
      files.push(await shoot(page, `${screen.name}-${device === 'desktop' ? theme : device}.webp`));
    }
    return files;
  } catch (error) {
    console.error(`${screen.name} on the ${device}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  } finally {
    await context.close();
  }
}

/** Opens the library with the games of a screen, and the first of them. */
async function openGames(page: Page, { games, isLibrary }: Screen): Promise<void> {
  await page.addInitScript(() => {
    // Frames of the preview are sandboxed and have no storage.
    if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
  });
  await page.goto(`http://localhost:${port}/#/projects`);
  for (const game of games) await importGame(page, game);
  const [first] = games;
  if (!first || isLibrary) return;
  await page.getByRole('button', { name: `More actions for ${first.project.object.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByRole('application').waitFor();
}

async function importGame(page: Page, game: PictureGame): Promise<void> {
  const buffer = Buffer.from(packArchive(writeProject({ project: game.project, files: new Map(game.files) })));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({ name: 'game.playhouse.zip', mimeType: 'application/zip', buffer });
  await page.getByText(`${game.project.object.title} imported`).waitFor();
}

/** Notes of what was done before are no part of a screen. */
async function awaitToasts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-label$=Notifications] [role=alertdialog]') === null);
}

async function shoot(page: Page, name: string): Promise<string> {
  const picture = await page.screenshot();
  writeFileSync(path.join(output, name), await sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer());
  console.log(`docs/pictures/${name}`);
  return name;
}

/** Removes pictures that are no longer taken. */
function removeOthers(taken: ReadonlySet<string>): void {
  for (const entry of readdirSync(output, { withFileTypes: true })) {
    if (entry.isFile() && !taken.has(entry.name)) rmSync(path.join(output, entry.name));
  }
}
