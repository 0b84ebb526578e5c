import path from 'node:path';
import { importLegacy, packArchive } from '@playhouse/core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawFrames } from '../e2e/drawFrames.ts';
import { type StaticServer, serveEditor } from '../e2e/server.ts';
import { root } from '../root.ts';
import { corpusProjects, readProjectFiles } from './corpus.ts';

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveEditor(path.join(root, 'editor/dist'));
  browser = await chromium.launch({
    executablePath: process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

it.each(corpusProjects())('%s can be imported into the editor, opens in its first scene and plays', async (name) => {
  const files = readProjectFiles(name);
  const imported = importLegacy(files);
  if (!imported.ok) throw new Error(`${name} cannot be imported`);
  const { project } = imported.value.contents;
  const archive = packArchive(new Map([...files].map(([file, bytes]) => [`${name}/${file}`, bytes])));
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => {
    // The game's frame has no storage.
    if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.url}#/projects`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({ name: `${name}.zip`, mimeType: 'application/zip', buffer: Buffer.from(archive) });
  const report = page.getByRole('dialog');
  const more = page.getByRole('button', { name: `More actions for ${project.object.title}`, exact: true });
  await page
    .getByText(/ imported| came over/)
    .first()
    .waitFor({ timeout: 60_000 });
  if (await report.isVisible()) await report.getByRole('button', { name: 'Open' }).click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  }
  const [firstId = ''] = project.object.scenes;
  const scene = project.scenes.get(firstId);
  const count = scene?.layers.reduce((sum, layer) => sum + layer.actors.length, 0);
  await page.getByRole('application', { name: new RegExp(`${scene?.attributes.name}, ${count} actor`) }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('iframe').waitFor();
  await drawFrames(page, 180);
  expect(faults).toEqual([]);
  await page.close();
});
