import { type PasteAnswer, type Project, pasteButtons, pasteToasts } from '@playhouse/core';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { awayGame, confusingGame, homeFiles, homeGame } from '../../fixtures/paste/pasteGames.ts';
import { markReturning, notSaved, prepareContext } from './browser.ts';
import { launchOptions } from './sharedBrowser.ts';
import { actorsOf, expectActors, importProject, openPart, stageOf } from './stagePage.ts';

/** A browser of its own, since all pages of a browser share one clipboard. */
let browser: Browser;
let context: BrowserContext;
/** Three games, each in its own tab, shared by all tests. */
let home: Page;
let away: Page;
let twins: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, acceptDownloads: true, ...notSaved });
  await prepareContext(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(markReturning);
  home = await openTab(homeGame());
  away = await openTab(awayGame());
  twins = await openTab(confusingGame());
});
afterAll(() => browser.close());
afterEach(() => expect(faults).toEqual([]));

async function openTab(project: Project): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${inject('editorUrl')}#/projects`);
  await importProject(page, project, homeFiles);
  return page;
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const cards = (page: Page) => page.getByRole('treegrid').locator('[data-row] h3');
const libraryRow = (page: Page, name: string | RegExp) => page.getByRole('grid').getByRole('row', { name });
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Paste', exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^\d* ?Notifications/ }).getByText(text, { exact: true });

async function keys(page: Page, at: Locator, ...pressed: readonly string[]): Promise<void> {
  await page.bringToFront();
  await at.focus();
  for (const key of pressed) await page.keyboard.press(key);
}

/** Chooses an entry in the menu of a row. */
async function openMenu(page: Page, row: Locator, ...path: readonly string[]): Promise<void> {
  await page.bringToFront();
  await row.hover();
  await row.getByRole('button', { name: /^More actions for/ }).click();
  for (const [at, name] of path.entries()) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${name}( Ctrl|$)`) });
    await item.press(at < path.length - 1 ? 'ArrowRight' : 'Enter');
  }
}

/** Drops a file anywhere on the page. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );
}

const labelOf = (name: string, x: number, y: number) => `${name}, layer New Layer, x ${x}, y ${y}, 100 by 100`;
const widthsOf = (all: readonly Element[]) =>
  all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

async function press(page: Page, answer: PasteAnswer): Promise<void> {
  await dialogOf(page).getByRole('button', { name: pasteButtons[answer], exact: true }).click();
}

const isFocused = (at: Locator) => at.evaluate((row) => row.contains(document.activeElement));

describe('behaviors', () => {
  test('are pasted into another project in another tab in one step, with all ten questions at once', async () => {
    await openPart(home, 'prototype/id1');
    await keys(home, rowOf(home, 'Spawn an enemy'), 'Control+a', 'Control+c');
    await toast(home, '10 behaviors copied').waitFor();
    await keys(away, stageOf(away), 'Control+v');
    await toast(away, pasteToasts.behaviors).waitFor();
    await openPart(away, 'prototype/id301');
    await away.getByText('Drag a behavior here').waitFor();
    await away.keyboard.press('Control+v');
    const dialog = dialogOf(away);
    await dialog.getByText('0 of 10 answered').waitFor();
    await dialog.getByText('Would you like to:', { exact: true }).waitFor();
    expect(await dialog.getByRole('navigation', { name: 'Questions' }).getByRole('button').count()).toBe(10);
    await press(away, 'create');
    await press(away, 'ignore');
    await dialog.getByText('Do the same for the 2 others like this').click();
    await press(away, 'insertImage');
    await dialog.getByText('5 of 10 answered').waitFor();
    // An answer can be changed before the last one is given.
    await dialog.getByRole('button', { name: /The actor Enemy/ }).click();
    await press(away, 'import');
    await dialog.getByText('5 of 11 answered').waitFor();
    for (const answer of ['ignore', 'ignore', 'createAttribute', 'createAttribute', 'import', 'create'] as const) {
      await press(away, answer);
    }
    await toast(away, 'Pasted 10 behaviors').waitFor();
    await expect.poll(() => isFocused(rowOf(away, 'Spawn an enemy'))).toBe(true);
    await libraryRow(away, /^Enemy/).waitFor();
    // The images were pasted too, not only their names.
    const widths = () => rowOf(away, 'Walk').locator('img').evaluateAll(widthsOf);
    await expect.poll(widths).toEqual([1, 1, 1]);
    await away.getByRole('button', { name: 'Undo' }).last().click();
    await away.getByText('Drag a behavior here').waitFor();
    await expect.poll(() => libraryRow(away, /^Enemy/).count()).toBe(0);
    expect(await away.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled()).toBe(true);
  });

  test('can use existing actors; Cancel Paste and Esc cancel', async () => {
    await keys(home, rowOf(home, 'Spawn an enemy'), 'Escape', 'Control+c');
    await toast(home, '1 behavior copied').waitFor();
    await twins.bringToFront();
    await openPart(twins, 'prototype/id301');
    await twins.getByText('Drag a behavior here').waitFor();
    await twins.keyboard.press('Control+v');
    await dialogOf(twins).getByText('There are 2 actors with the name Enemy in this project.').waitFor();
    await press(twins, 'cancel');
    await dialogOf(twins).waitFor({ state: 'detached' });
    await twins.keyboard.press('Control+v');
    await dialogOf(twins).waitFor();
    await twins.keyboard.press('Escape');
    await dialogOf(twins).waitFor({ state: 'detached' });
    expect(await cards(twins).count()).toBe(0);
    await twins.keyboard.press('Control+v');
    await press(twins, 'useExisting');
    await toast(twins, 'Pasted 1 behavior').waitFor();
    await expect.poll(() => cards(twins).allTextContents()).toEqual(['Spawn an enemy']);
  });

  test('are cut and pasted back by keyboard; foreign text changes nothing', async () => {
    const before = ['Spawn an enemy', 'Next level', 'Walk', 'Bang'];
    const shown = async () => (await cards(home).allTextContents()).slice(0, 4);
    await keys(home, rowOf(home, 'Walk'), 'Control+x');
    await toast(home, '1 behavior cut').waitFor();
    await expect.poll(shown).not.toEqual(before);
    await home.keyboard.press('Control+v');
    await expect.poll(shown).toEqual(before);
    await expect.poll(() => isFocused(rowOf(home, 'Walk'))).toBe(true);
    await home.keyboard.press('Control+z');
    await home.keyboard.press('Control+z');
    await expect.poll(shown).toEqual(before);
    await home.evaluate(() => navigator.clipboard.writeText('Dear diary'));
    await keys(home, rowOf(home, 'Walk'), 'Control+v');
    await toast(home, 'There is nothing on the clipboard that can be pasted.').waitFor();
    expect(await shown()).toEqual(before);
  });

  test('are pasted by menu, and from a file', async () => {
    const shown = async () => (await cards(home).allTextContents()).slice(0, 3);
    await openMenu(home, rowOf(home, 'Next level'), 'Copy');
    await toast(home, '1 behavior copied').waitFor();
    await openMenu(home, rowOf(home, 'Spawn an enemy'), 'Paste');
    await expect.poll(shown).toEqual(['Spawn an enemy', 'Next level', 'Next level']);
    const downloading = home.waitForEvent('download');
    await openMenu(home, rowOf(home, 'Walk'), 'File', 'Export selection…');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('1 behavior.playhouse-part.json');
    const choosing = home.waitForEvent('filechooser');
    await openMenu(home, rowOf(home, 'Spawn an enemy'), 'File', 'Paste from file…');
    await (await choosing).setFiles(await download.path());
    await expect.poll(shown).toEqual(['Spawn an enemy', 'Walk', 'Next level']);
    await dropFile(home, 'hello.playhouse-part.json', 'Dear diary');
    await home.getByText(/^This file cannot be pasted\./).waitFor();
  });
});

describe('actors and scenes', () => {
  test('instances are pasted 10 px to the right and up in the same scene, and with their actors elsewhere', async () => {
    const [pip, gem] = [labelOf('Pip', 100, 200), labelOf('Gem', 300, 400)];
    await home.bringToFront();
    await openPart(home, 'scene/id11');
    await expectActors(home, [pip, gem]);
    await keys(home, stageOf(home), 'Tab', 'Control+c', 'Control+v');
    await toast(home, 'Pasted 1 actor').waitFor();
    await expectActors(home, [pip, gem, `${labelOf('Pip', 110, 210)}, selected`]);
    await keys(home, stageOf(home), 'Shift+F10');
    await home.getByRole('menuitem', { name: 'Cut' }).press('Enter');
    await expectActors(home, [pip, gem]);
    await keys(home, stageOf(home), 'Escape', 'Tab', 'Tab', 'Control+c');
    await toast(home, '1 actor copied').waitFor();
    await openPart(home, 'prototype/id3');
    await home.getByText('Drag a behavior here').waitFor();
    await home.keyboard.press('Control+v');
    await toast(home, pasteToasts.instances).waitFor();
    await twins.bringToFront();
    await openPart(twins, 'scene/id401');
    await keys(twins, stageOf(twins), 'Control+v');
    await dialogOf(twins).getByText('The actor Gem is not in this project.').waitFor();
    const likely = dialogOf(twins).getByRole('button', { name: pasteButtons.import });
    await expect.poll(() => isFocused(likely)).toBe(true);
    await twins.keyboard.press('Enter');
    await expect.poll(async () => (await actorsOf(twins)).at(-1)).toBe(`${labelOf('Gem', 300, 400)}, selected`);
    await expect.poll(() => isFocused(stageOf(twins))).toBe(true);
    await libraryRow(twins, /^Gem/).waitFor();
  });

  test('prototypes are pasted under free names with what they need; scenes stay in their project', async () => {
    await keys(home, libraryRow(home, /^Gem/), 'Control+c', 'Control+v');
    await expect.poll(() => isFocused(libraryRow(home, /^Gem 1/))).toBe(true);
    await openMenu(home, libraryRow(home, /^Enemy/), 'Copy');
    await keys(away, libraryRow(away, /^Ship/), 'Control+v');
    await dialogOf(away).getByText('0 of 2 answered').waitFor();
    await press(away, 'insertImage');
    await press(away, 'import');
    await expect.poll(() => isFocused(libraryRow(away, /^Enemy/))).toBe(true);
    await expect.poll(() => away.getByRole('grid').getByRole('row').count()).toBe(3);
    await home.bringToFront();
    await home.getByRole('tab', { name: 'Scenes' }).click();
    await keys(home, libraryRow(home, /^Meadow/), 'Control+c', 'Control+v');
    await expect.poll(() => isFocused(libraryRow(home, /^Meadow 1/))).toBe(true);
    await away.bringToFront();
    await away.keyboard.press('Control+v');
    await toast(away, pasteToasts.scenes).waitFor();
  });
});
