import { buffer } from 'node:stream/consumers';
import { unpackArchive } from '@playhouse/core';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

async function createEmpty(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New...' }).click();
  await page.getByRole('button', { name: /New project/ }).click();
  await page.waitForURL(/#\/game\//);
  await page.goto(page.url().replace(/#.*/, '#/projects'));
}

function entry(page: Page, title: string) {
  return page
    .locator('article, section')
    .filter({ has: page.getByRole('button', { name: `More actions for ${title}`, exact: true }) });
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await choose(page, from, 'Rename');
  await page.getByRole('textbox', { name: 'Title' }).fill(to);
  await page.keyboard.press('Enter');
  await entry(page, to).waitFor();
}

/** Moves a project to the trash and confirms the warning. */
async function trash(page: Page, title: string): Promise<void> {
  await choose(page, title, 'Delete');
  await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Delete' }).click();
}

/** Runs in the page before anything else: notes whether the library was ever said to be empty. */
function noteEmptiness(): void {
  Object.assign(globalThis, { wasEmpty: false });
  new MutationObserver(() => {
    if (document.body?.textContent.includes('Your portfolio is empty')) Object.assign(globalThis, { wasEmpty: true });
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: makes the game of each stored project unreadable, as a broken disk or program may. */
async function spoilGames(): Promise<void> {
  let deep: unknown = 'spoiled';
  for (let depth = 0; depth < 1100; depth += 1) deep = [deep];
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('_pouch_project-')) continue;
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction('by-sequence', 'readwrite');
        writing.oncomplete = () => resolve(opening.result.close());
        writing.onerror = () => reject(writing.error);
        const rows = writing.objectStore('by-sequence').openCursor();
        rows.onsuccess = () => {
          const row = rows.result;
          if (!row) return;
          if (row.value._doc_id_rev.startsWith('object.json::')) row.update({ ...row.value, attributes: deep });
          row.continue();
        };
      };
    });
  }
}

describe('the project library', () => {
  test('shows a new user the sample with its picture, without errors', async () => {
    const { page, faults, context } = await visit({ prepare: noteEmptiness });
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'wasEmpty'))).toBe(false);
    const picture = page.locator('section img').first();
    await picture.waitFor();
    // The picture is redrawn after the import, so its address may change during the check.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expect.poll(() => page.getByRole('list', { name: 'Cast' }).getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await page.title()).toBe('My Project Library - Playhouse');
    expect(faults).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Pip and the Lanterns' }).waitFor();
    expect(await page.getByText('Pip and the Lanterns').count()).toBe(1);
    await context.close();
  });

  test('has the specified empty state, and New... opens the templates', async () => {
    const { page, context } = await visit({ isReturning: true });
    await page.getByText('Your portfolio is empty. Click on New... to get started!', { exact: true }).waitFor();
    await createEmpty(page);
    await entry(page, 'Untitled game').waitFor();
    expect(await page.getByText('1 scene, 0 actors.').count()).toBe(1);
    await context.close();
  });

  test('has the specified text where there are no templates, and loads them again when they did not arrive', async () => {
    const { page, context } = await visit({ isReturning: true });
    const index = /\/samples\/index\.json$/;
    await context.route(index, (route) => route.fulfill({ json: [] }));
    await page.goto(`${inject('editorUrl')}#/templates`);
    const nothing = 'Huh. Weird. No really, we should have some stuff here for you.';
    await page.getByText(nothing, { exact: true }).waitFor();
    await context.unroute(index);
    await context.route(index, (route) => route.abort());
    await page.reload();
    await page.getByText('The templates could not be loaded.').waitFor();
    expect(await page.getByText(nothing).count()).toBe(0);
    await context.unroute(index);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^The Cheese Tower/ }).waitFor();
    await context.close();
  });

  test('renames, duplicates, searches and remembers the results', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    await createEmpty(page);
    await rename(page, 'Untitled game', 'Maze');
    await choose(page, 'Maze', 'Duplicate');
    await entry(page, 'Maze 2').waitFor();
    await page.reload();
    await entry(page, 'Maze').waitFor();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('2');
    await entry(page, 'Maze').waitFor({ state: 'detached' });
    expect(await entry(page, 'Maze 2').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing like it');
    await page.getByText('Nothing named “nothing like it”.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('cancels renaming with Esc', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    await choose(page, 'Untitled game', 'Rename');
    await page.getByRole('textbox', { name: 'Title' }).fill('Nope');
    await page.keyboard.press('Escape');
    await entry(page, 'Untitled game').waitFor();
    expect(await page.getByText('Nope').count()).toBe(0);
    await context.close();
  });

  test('deletes with Undo, keeps a trash can, and deletes for good only after a warning', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    await trash(page, 'Untitled game');
    await page.getByRole('button', { name: 'Undo' }).click();
    await entry(page, 'Untitled game').waitFor();
    await trash(page, 'Untitled game');
    await page.getByRole('button', { name: /^Trash Can/ }).click();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await entry(page, 'Untitled game').waitFor();
    await trash(page, 'Untitled game');
    await page.getByRole('button', { name: /^Trash Can/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    await warning.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Trash Can/ }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Your portfolio is empty.').waitFor();
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name?.includes('project-'))).toEqual([]);
    await context.close();
  });

  test('shows a change from another tab', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await entry(other, 'Untitled game').waitFor();
    await rename(page, 'Untitled game', 'From the first tab');
    await entry(other, 'From the first tab').waitFor();
    await context.close();
  });

  test('renames a project that another tab has open, and that tab can undo it', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    await createEmpty(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await entry(other, 'Untitled game').waitFor();
    await other.getByRole('button', { name: 'Open', exact: true }).click();
    await other.waitForURL(/#\/game\//);
    await other.getByText('Untitled game').first().waitFor();
    await rename(page, 'Untitled game', 'Maze');
    await other.getByText('Maze').first().waitFor();
    await other.keyboard.press('Control+z');
    await entry(page, 'Untitled game').waitFor();
    expect(await other.getByRole('heading', { name: 'Open in another tab' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('opens a project right after it was renamed', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    await choose(page, 'Untitled game', 'Rename');
    await page.getByRole('textbox', { name: 'Title' }).fill('Maze');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL(/#\/game\//);
    await page.getByText('Maze').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Open in another tab' }).count()).toBe(0);
    await context.close();
  });
});

describe('the other home pages', () => {
  test('shows every theme at once and keeps it', async () => {
    const { page, context } = await visit({ route: '/settings', isReturning: true });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const grounds = new Set<string>();
    for (const name of ['Pro', 'Dark', 'Light', 'High contrast']) {
      await page.getByRole('radio', { name, exact: true }).click();
      grounds.add(await ground());
    }
    expect(grounds.size).toBe(4);
    const last = await ground();
    await page.reload();
    await page.getByRole('radio', { name: 'High contrast' }).waitFor();
    expect(await ground()).toBe(last);
    await context.close();
  });

  test('shows a page for unknown addresses, with a way back', async () => {
    const { page, context } = await visit({ route: '/no/such/place', isReturning: true });
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Back to my projects' }).click();
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await context.close();
  });

  test('explains with the specified text why a project cannot be opened', async () => {
    const { page, context } = await visit({ route: '/game/no-such-project', isReturning: true });
    await page.getByText('Error accessing database, not found.').waitFor();
    await context.close();
  });

  test('exports what is stored of a project that cannot be read', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    await entry(page, 'Untitled game').waitFor();
    await page.evaluate(spoilGames);
    const stored = async (press: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      const unpacked = unpackArchive(new Uint8Array(await buffer(await download.createReadStream())));
      const game = unpacked.ok ? unpacked.value.get('object.json') : undefined;
      return new TextDecoder().decode(game);
    };
    expect(await stored(() => choose(page, 'Untitled game', 'Export'))).toContain('["spoiled"]');
    await choose(page, 'Untitled game', 'Open');
    await page.getByRole('heading', { name: 'This project cannot be opened' }).waitFor();
    await page.getByText('Nothing was deleted.').waitFor();
    const press = () => page.getByRole('button', { name: 'Export what is stored' }).click();
    expect(await stored(press)).toContain('["spoiled"]');
    await context.close();
  });

  test('can be used by keyboard alone', async () => {
    const { page, context } = await visit({ isReturning: true });
    await createEmpty(page);
    const menu = page.getByRole('button', { name: 'More actions for Untitled game' });
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await menu.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await entry(page, 'Untitled game 2').waitFor();
    await context.close();
  });
});

describe('offline', () => {
  test('preloaded parts open, and the rest loads when the network is back', async () => {
    const { page, context, faults } = await visit({ isReturning: true, route: '/templates', loadsAhead: true });
    await page
      .getByRole('button', { name: /New project/ })
      .first()
      .click();
    await page.getByText('The stage is yours').waitFor();
    // Parts are loaded one after the other; this one comes after the visited ones.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/AboutPage')),
    );
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Playhouse, home' }).click();
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await page.getByText('Settings').first().click();
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
    await page.goBack();
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
    await page.getByText('The stage is yours').waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(faults.filter((each) => !each.includes('net::'))).toEqual([]);
    await context.close();
  });

  test('a part that fails to load is retried, and the page stays usable', async () => {
    const { page, context } = await visit({
      isReturning: true,
      prepare: () => Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
    });
    await context.route(/\/assets\/AboutPage/, (route) => route.abort());
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await page.evaluate(() => location.assign('#/about'));
    await page.getByText('Part of the editor has not loaded yet.').waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await context.unroute(/\/assets\/AboutPage/);
    await page.getByText('My Project Library').first().waitFor({ state: 'detached' });
    await context.close();
  });

  test('the list of projects is loaded again when it did not arrive', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    await page.getByText('Your portfolio is empty.').waitFor();
    const list = /\/assets\/list-home-[^/]*\.js$/;
    await context.route(list, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await page.getByText('Part of the editor has not loaded yet.').waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await context.unroute(list);
    await page.getByText('Your portfolio is empty.').waitFor();
    expect(faults.filter((each) => !each.includes('net::'))).toEqual([]);
    await context.close();
  });
});
