import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { goToPage } from './homePage.ts';
import { openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const game = buildProject({
  title: 'Everything',
  attributes: { id901: { '@': 'real', $: 3, name: 'Score' } },
  prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 90, height: 90 } } }],
  scenes: [
    {
      id: 'id20',
      name: 'Meadow',
      layers: [
        { id: 'id30', actors: [{ id: 'id40', prototype: 'id1', position: { x: 300, y: 300 } }] },
        { id: 'id31', actors: [] },
      ],
    },
    { id: 'id21', name: 'Cave', layers: [{ id: 'id32', actors: [] }] },
  ],
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Commands and places' }).getByRole('option');

async function openPalette(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and places' }).fill(typed);
}

/** The names of all commands, and of all places. */
async function everyName(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const prefix of ['>', '@']) {
    await openPalette(page, prefix);
    await options(page).first().waitFor();
    names.push(...(await options(page).evaluateAll((all) => all.map((each) => each.children[1]?.textContent ?? ''))));
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  }
  return names;
}

/** The names of the entries of a menu that can be chosen, those of submenus with their start only. */
async function entriesOf(page: Page, button: Locator): Promise<readonly string[]> {
  await button.press('Enter');
  const menu = page.getByRole('menu').first();
  await menu.waitFor();
  const names = await menu.evaluate((shown) =>
    [...shown.querySelectorAll('[role^=menuitem]:not([aria-disabled=true])')].map((entry) => {
      const name = entry.children[1]?.textContent ?? '';
      return entry.getAttribute('aria-haspopup') ? `${name} › ` : name;
    }),
  );
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return names;
}

/** Entries of the menus of a page that the palette does not have; of rows, only the one that is chosen. */
async function missing(page: Page): Promise<readonly string[]> {
  const known = await everyName(page);
  const buttons = page.locator('button[aria-haspopup=true]:visible');
  const lost: string[] = [];
  const count = await buttons.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
    const entries = await entriesOf(page, button);
    lost.push(
      ...entries
        .filter((entry) => !known.some((each) => each.startsWith(entry) || each.endsWith(` › ${entry}`)))
        .map((entry) => `${name}: ${entry}`),
    );
  }
  return lost;
}

describe('the palette', () => {
  test.each([
    ['a stage', ''],
    ['a list of behaviors', 'prototype/id1'],
    ['a controller', 'controller/2'],
  ])('has the entries of all menus of %s', async (_, part) => {
    const { page, context, faults } = await visitProject(game);
    await page.getByRole('treegrid', { name: 'Layers, front first' }).waitFor();
    if (part === '') await stageOf(page).press('Tab');
    else await openPage(page, part);
    expect(await missing(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('makes what libraries make, wherever the person is, and shows every library', async () => {
    const { page, context, faults } = await visitProject(game);
    await run(page, 'Add table');
    await nameNew(page);
    await page.getByRole('button', { name: 'Import CSV' }).waitFor();
    expect(await missing(page)).toEqual([]);
    await run(page, 'Import CSV');
    await closeDialog(page, /CSV/);
    await run(page, 'Add script');
    await nameNew(page);
    await page.getByRole('switch', { name: 'On', exact: true }).waitFor();
    await run(page, 'Turn off');
    await expect.poll(() => page.getByRole('switch', { name: 'On', exact: true }).isChecked()).toBe(false);
    await run(page, 'Make a Sound');
    await closeDialog(page, 'Make a Sound');
    await run(page, 'Add font', () => page.waitForEvent('filechooser'));
    await openPart(page, 'prototype/id1');
    await run(page, 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('Pip the snail');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Pip the snail/ }).waitFor();
    await run(page, 'Show controllers');
    await page.getByRole('heading', { name: 'Controllers' }).waitFor();
    await run(page, 'Restore Purchase Table');
    await page.getByRole('heading', { level: 1, name: 'PurchaseTable' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('opens problems and history, plays in every way, and exports', async () => {
    const { page, context, faults } = await visitProject(game);
    await run(page, 'History');
    await closeDialog(page, 'History');
    await run(page, 'Problems');
    await closeDialog(page, 'Problems');
    const download = await run(page, 'Export', () => page.waitForEvent('download'));
    expect(download?.suggestedFilename()).toBe('Everything.playhouse.zip');
    await run(page, 'Play from the start');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    // The game has the keyboard, and keeps Ctrl K.
    await page.getByRole('button', { name: 'Back to editing' }).focus();
    expect(await missing(page)).toEqual([]);
    await run(page, 'Pause');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await run(page, 'Back to editing');
    await stageOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('has places and commands on the pages outside the editor', async () => {
    const { page, context, faults } = await visit({ isReturning: true, device: { reducedMotion: 'reduce' } });
    await goToPage(page, 'settings');
    await run(page, 'About');
    await page.getByRole('heading', { name: 'About Playhouse' }).waitFor();
    await openPalette(page, 'template');
    await expect.poll(() => options(page).first().textContent()).toContain('New...');
    await page.keyboard.press('Escape');
    await run(page, 'My Projects');
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await run(page, 'Import', () => page.waitForEvent('filechooser'));
    await run(page, 'New project');
    await stageOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Chooses a command by its name, and waits for what it causes. */
async function run<Result>(page: Page, name: string, awaited?: () => Promise<Result>): Promise<Result | undefined> {
  await openPalette(page, `>${name}`);
  await expect
    .poll(() =>
      options(page)
        .first()
        .evaluate((first) => first.children[1]?.textContent),
    )
    .toBe(name);
  const event = awaited?.();
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
  return event;
}

/** Closes a dialog as soon as it is shown and takes keys. */
async function closeDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.and(page.locator(':focus-within')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Keeps the name of a new row. */
async function nameNew(page: Page): Promise<void> {
  const name = page.getByRole('row').getByRole('textbox', { name: 'Name' });
  await name.press('Enter');
  await name.waitFor({ state: 'detached' });
}

async function openPage(page: Page, part: string): Promise<void> {
  if (part.startsWith('prototype')) return openPart(page, part);
  await page.evaluate((to) => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${to}`);
  }, part);
  await page.getByRole('heading', { level: 1, name: 'Player 2' }).waitFor();
}
