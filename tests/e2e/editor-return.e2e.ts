import { type Project, packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { encodePng } from './player/png.ts';
import { playGame } from './previewGame.ts';
import { clickScene, openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

function lanterns(): Project {
  const actors = Array.from({ length: 3 }, (_, at) => ({
    id: `id4${at}`,
    prototype: 'id1',
    position: { x: 200 + at * 300, y: 400 },
  }));
  const project = buildProject({
    title: 'Lanterns',
    prototypes: [{ id: 'id1', name: 'Lantern', attributes: { size: { width: 120, height: 120 } } }],
    scenes: [
      { id: 'id20', name: 'Meadow', layers: [{ actors }] },
      { id: 'id21', name: 'Cave' },
    ],
    tables: [{ id: 'id90', name: 'Heights' }],
    delegates: [{ id: 'id80', name: 'Greeting', event: 'onGameReady', enabled: true, source: 'log("hi");\nlog(;\n' }],
  });
  return project;
}

async function importFiles(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles(files.map((file) => ({ ...file, mimeType: 'application/zip' })));
}

test('an address chosen while a project opens is not replaced by that of its scene', async () => {
  const { page, context } = await visitProject(lanterns());
  const opened = page.url().replace(/(#\/game\/[^/]+).*$/, '$1');
  await page.evaluate(() => location.assign('#/projects'));
  await page.getByRole('button', { name: 'Open', exact: true }).waitFor();
  await page.evaluate((address) => {
    globalThis.playhouseTestOptions = { onOpen: () => location.assign('#/about') };
    location.assign(address);
  }, opened);
  await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
  await drawFrames(page, 24);
  expect(new URL(page.url()).hash).toBe('#/about');
  await context.close();
});

test('a project opens on the page that was shown last, also after its tab was closed', async () => {
  const { page, context } = await visitProject(lanterns());
  const game = page.url().replace(/(#\/game\/[^/]+).*$/, '$1');
  await page.evaluate((address) => location.assign(address), `${game}/delegate/id80`);
  await page.locator('.cm-content').waitFor();
  await page.close();
  const other = await context.newPage();
  await other.goto(game);
  await other.locator('.cm-content').waitFor();
  await other.evaluate((address) => location.assign(address), `${game}/controller/2`);
  await other.locator('main [data-arms]').first().waitFor();
  await other.evaluate(() => location.assign('#/projects'));
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await other.locator('main [data-arms]').first().waitFor();
  expect(new URL(other.url()).hash).toMatch(/\/controller\/2$/);
  await context.close();
});

describe('in the library', () => {
  test('a project is moved to the trash after a warning, and restored', async () => {
    const { page, context } = await visitProject(lanterns());
    await page.evaluate(() => location.assign('#/projects'));
    await page.getByRole('button', { name: 'More actions for Lanterns', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    await warning.getByText(/deleted permanently after 48 hours/).waitFor();
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More actions for Lanterns', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await warning.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Lanterns is in the Trash Can').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'More actions for Lanterns', exact: true }).waitFor();
    await context.close();
  });

  test('a failed import is named in the title, and several are counted', async () => {
    const { page, context } = await visit({ isReturning: true });
    const broken = { name: 'broken.playhouse.zip', buffer: Buffer.from('nothing') };
    await importFiles(page, [broken]);
    await page.getByRole('dialog', { name: 'broken.playhouse.zip could not be imported' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const whole = Buffer.from(packArchive(writeProject({ project: lanterns(), files: new Map() })));
    await importFiles(page, [broken, { name: 'whole.playhouse.zip', buffer: whole }]);
    await page.getByRole('dialog', { name: '1 of 2 projects could not be imported' }).waitFor();
    await context.close();
  });
});

describe('returning from the preview', () => {
  test.each(['delegate/id80', 'prototype/id1', 'table/id90'])(
    'leads back to %s, after the scene open last',
    async (part) => {
      const { page, context } = await visitProject(lanterns());
      await openPart(page, 'scene/id21');
      await page.getByRole('button', { name: /^Scenes \/ Cave/ }).waitFor();
      await page.evaluate((to) => location.assign(location.hash.replace(/scene.*/, to)), part);
      await stageOf(page).waitFor({ state: 'detached' });
      const ways = page.getByRole('button', { name: 'Ways to play' });
      await ways.click();
      await page.getByRole('menuitem', { name: 'Play from “Cave”' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Enter');
      await page.getByTitle('Cave', { exact: true }).waitFor();
      // Held for a while, the keys still lead one page back.
      await page.keyboard.down('Control');
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.keyboard.up('Control');
      await ways.waitFor();
      expect(page.url()).toContain(part);
      await context.close();
    },
  );

  test('keeps the selection, and reports what was undone there', async () => {
    const { page, context } = await visitProject(lanterns());
    await clickScene(page, 500, 400);
    await page.getByText('1 of 3 selected').waitFor();
    await page.keyboard.press('ArrowRight');
    await playGame(page);
    await page.getByRole('button', { name: 'Watch panel' }).focus();
    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone: Moved/).waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await page.getByText('1 of 3 selected').waitFor();
    await page.reload();
    await page.getByText('Nothing selected').waitFor();
    await context.close();
  });

  test('keeps the open library and its search, as returning from the settings does', async () => {
    const { page, context } = await visitProject(lanterns());
    await page.getByRole('tab', { name: 'Scenes' }).click();
    const search = page.getByRole('searchbox', { name: 'Search scenes' });
    await search.fill('mea');
    await playGame(page);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.poll(() => search.inputValue()).toBe('mea');
    await page.evaluate(() => location.assign('#/settings'));
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('mea');
    await context.close();
  });

  test('distinguishes actors with the same name in the watch', async () => {
    const { page, context } = await visitProject(lanterns());
    await playGame(page);
    await page.getByRole('button', { name: 'Choose an actor' }).click();
    await page.getByRole('menuitem', { name: 'Lantern (3)' }).waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Lantern (3)', 'Lantern (2)', 'Lantern (1)']);
    await context.close();
  });

  test('opens the line of the script from a fault', async () => {
    const { page, context } = await visitProject(lanterns());
    await playGame(page);
    const show = page.getByRole('button', { name: 'Show Greeting in the editor' }).first();
    await show.click();
    const code = page.getByRole('textbox', { name: 'Script Greeting', exact: true });
    await code.waitFor();
    // The caret is in the line of the fault.
    await expect.poll(() => code.locator('.cm-activeLine').textContent()).toBe('log(;');
    await context.close();
  });
});

test('camera mode shows the scene, whatever is selected', async () => {
  const { page, context } = await visitProject(lanterns());
  await clickScene(page, 500, 400);
  await page.getByRole('tab', { name: 'Actor', exact: true }).waitFor();
  await stageOf(page).focus();
  await page.getByRole('radio', { name: 'Camera' }).click();
  await page.getByRole('tab', { name: 'Scene', exact: true, selected: true }).waitFor();
  expect(await page.getByRole('tab', { name: 'Actor', exact: true }).count()).toBe(0);
  await context.close();
});

test('a picture keeps the emoji in its name, and scenes are shown unchanged', async () => {
  const { page, context } = await visitProject(lanterns());
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add images' }).first().click();
  const buffer = Buffer.from(encodePng(30, 20, () => [20, 160, 90, 255]));
  await (await choosing).setFiles({ name: '🚀 rocket.png', mimeType: 'image/png', buffer });
  await page.getByRole('row', { name: /🚀 rocket/ }).waitFor();
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /^Meadow/ })
        .locator('rect')
        .count(),
    )
    .toBe(3);
  await context.close();
});
