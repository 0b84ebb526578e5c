/**
 * Takes the pictures of the editor for docs/pictures, in all themes, by using the built editor in a real browser as a
 * new user would: `npm run make:pictures`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { packArchive, readProject, writeProject } from '@playhouse/core';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../chromium.ts';
import { readProjectFiles } from '../engines/projectFiles.ts';
import { root } from '../tool.ts';

const themes = ['pro-theme', 'dark', 'light', 'high-contrast'] as const;
const output = path.join(root, 'docs/pictures');
const port = 4699;

/** Returns the exit status. */
export async function takePictures(): Promise<number> {
  mkdirSync(output, { recursive: true });
  const program = path.join(root, 'cli/bin/playhouse.js');
  const server = spawn(process.execPath, [program, 'serve', '--port', String(port), '--quiet']);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    await waitForServer();
    for (const theme of themes) await takeTheme(browser, theme);
    await takeTablet(browser);
    return 0;
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

async function openLibrary(
  browser: Browser,
  theme: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: theme === 'light' ? 'light' : 'dark' });
  const page = await context.newPage();
  await page.addInitScript(
    (name) => localStorage.setItem('playhouse-preferences', JSON.stringify({ appearance: { theme: name } })),
    theme,
  );
  await page.goto(`http://localhost:${port}/#/projects`);
  await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor({ timeout: 60_000 });
  return page;
}

async function takeTheme(browser: Browser, theme: (typeof themes)[number]): Promise<void> {
  const page = await openLibrary(browser, theme, { width: 1366, height: 768 });
  await importBroken(page);
  await shoot(page, `library-${theme}`);
  await openProject(page, 'Meadow without snails');
  await page.getByRole('button', { name: /error/i }).first().click();
  await page.waitForTimeout(2500);
  await shoot(page, `problems-${theme}`);
  await page.goto(`http://localhost:${port}/#/projects`);
  await openProject(page, 'Pip and the Lanterns');
  await openMeadow(page);
  await shoot(page, `scene-${theme}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(5000);
  await shoot(page, `preview-${theme}`);
  await page.context().close();
}

async function openProject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByRole('application').waitFor();
}

async function openMeadow(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page.getByRole('row', { name: /Lantern Meadow/ }).click();
  await page.getByRole('tab', { name: 'Actors' }).click();
  await page.waitForTimeout(1500);
  await page.mouse.click(427, 569); // Pip
  await page.waitForTimeout(500);
}

async function takeTablet(browser: Browser): Promise<void> {
  const page = await openLibrary(browser, 'pro-theme', { width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Open', exact: true }).first().click();
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(1500);
  await shoot(page, 'scene-tablet');
  await page.context().close();
}

/** The sample game without its snail and one of its sounds, so that there are findings. */
async function importBroken(page: Page): Promise<void> {
  const read = readProject(readProjectFiles(path.join(root, 'fixtures/templates/pip-and-the-lanterns')));
  if (!read.ok) throw new Error('The sample game cannot be read.');
  const { project, files } = read.value.contents;
  const actors = new Map([...project.actors].filter(([, { attributes }]) => attributes.name !== 'Snail'));
  const sounds = project.assets.sounds.filter(({ name }) => name !== 'boing');
  const object = { ...project.object, title: 'Meadow without snails' };
  const broken = { ...project, object, actors, assets: { ...project.assets, sounds } };
  const archive = Buffer.from(packArchive(writeProject({ project: broken, files })));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({ name: 'meadow.playhouse.zip', mimeType: 'application/zip', buffer: archive });
  await page.getByText('Meadow without snails imported').waitFor();
  await page.waitForTimeout(3000);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(output, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}
