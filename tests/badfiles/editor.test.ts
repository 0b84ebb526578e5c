import path from 'node:path';
import { type AssetFolder, checkAsset } from '@playhouse/core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs } from '../e2e/chromiumArgs.ts';
import { type StaticServer, serveEditor } from '../e2e/server.ts';
import { root } from '../root.ts';
import { badfilePath, badfilesIn, readBadfile } from './badfiles.ts';

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveEditor(process.env.PLAYHOUSE_EDITOR_DIST ?? path.join(root, 'editor/dist'));
  browser = await chromium.launch({
    executablePath: process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium',
    args: [...chromiumArgs],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

declare global {
  var longestTask: number;
}

/** A new project, whose page notes how long its longest task took. */
async function openNewProject(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('playhouse-samples', 'installed');
  });
  await page.goto(`${server.url}#/templates`);
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await page.evaluate(() => {
    globalThis.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  return page;
}

async function choose(page: Page, kind: AssetFolder, folder: string, names: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${kind.slice(0, -1)}`, exact: true }).click();
  if (kind !== 'fonts') await page.getByRole('button', { name: 'Choose File' }).click();
  // By path: files with given bytes are decoded on the page, which would count as its work.
  await (await choosing).setFiles(names.map((name) => badfilePath(`${folder}/${name}`)));
}

const cases: readonly (readonly [kind: AssetFolder, folder: string, ending: string])[] = [
  ['images', 'png', ''],
  ['images', 'filetype', ''],
  ['sounds', 'filetype', ''],
  ['fonts', 'filetype', ''],
  ['fonts', 'fonts', ''],
  ['images', 'zip/failure', '.zip'],
  ['sounds', 'json/test_parsing', '.json'],
];

it.each(cases)(
  'the library of %s adds only what is sound of %s, names the rest, and goes on',
  async (kind, folder, ending) => {
    const page = await openNewProject();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('crash', () => faults.push('crash'));
    await page.getByRole('tab', { name: kind.replace(/^./, (letter) => letter.toUpperCase()) }).click();
    const names = badfilesIn(folder, ending);
    const refused: string[] = [];
    for (const name of names) {
      const { ok } = await checkAsset(kind, name, readBadfile(`${folder}/${name}`));
      if (!ok) refused.push(name);
    }
    expect(refused).not.toEqual([]);
    await choose(page, kind, folder, names);
    const dialog = page.getByRole('dialog', { name: `Add ${kind}` });
    await dialog.getByText('The following files were not added.', { exact: true }).waitFor({ timeout: 120_000 });
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual(refused);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    // What was added is there, and the page takes the next file.
    const count = names.length - refused.length;
    const library = page.getByRole('region', { name: /library$/ });
    await expect.poll(() => library.innerText()).toMatch(new RegExp(`^\\w+\\s*${count}\\s`));
    const longest = await page.evaluate(() => globalThis.longestTask);
    console.info(
      `${kind} from ${folder}: ${names.length} files, ${count} added, longest task ${Math.round(longest)} ms`,
    );
    expect(faults).toEqual([]);
    await page.close();
  },
);
