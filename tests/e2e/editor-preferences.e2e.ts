import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

function twoActors() {
  return buildProject({
    title: 'Old game',
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 120, height: 120 } } }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors: [{ id: 'id40', prototype: 'id1' }] }] }],
  });
}

/** A project without a random seed, as older versions wrote it. */
function sparse() {
  const project = twoActors();
  const attributes = { ...project.object.attributes, randomSeed: -1 };
  return { ...project, object: { ...project.object, attributes } };
}

/** Preferences as the newest revision of the library document has them. */
function storedPreferences(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('_pouch_gscreator');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('by-sequence').objectStore('by-sequence').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            const written = reading.result.filter((each: { _doc_id_rev: string }) =>
              each._doc_id_rev.startsWith('gscreator::'),
            );
            resolve(written.at(-1)?.uiPrefs);
          };
        };
      }),
  );
}

describe('preferences', () => {
  test('are found by a search, stored in the library document, and shown in another tab at once', async () => {
    const { page, context, faults } = await visit({ route: '/settings', isReturning: true });
    const other = await context.newPage();
    await other.goto(`${inject('editorUrl')}#/settings`);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('high contrast');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Appearance']);
    await page.getByRole('radio', { name: 'Light', exact: true }).click();
    await other.locator('html[data-theme="light"]').waitFor();
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('purchases');
    await page.getByText('Show Monetization').click();
    await expect.poll(() => other.getByRole('switch', { name: 'Show Monetization' }).isChecked()).toBe(true);
    await expect.poll(() => storedPreferences(page)).toMatchObject({ theme: 'light', hideMonetization: false });
    // What the browser remembers outside its databases can be lost without losing the preferences.
    await page.evaluate(() => localStorage.removeItem('playhouse-preferences'));
    await other.close();
    await page.reload();
    await page.locator('html[data-theme="light"]').waitFor();
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('zzz');
    await page.getByText('No setting contains “zzz”.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keep the inspector closed and the preview as it was left', async () => {
    const { page, context } = await visitProject(twoActors());
    const inspector = page.getByRole('complementary', { name: 'Inspector' });
    await inspector.waitFor();
    await page.getByRole('separator', { name: 'Width of the inspector' }).dblclick();
    await inspector.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Zoom and fit, Fit' }).click();
    await page.getByRole('menuitem', { name: '50 %' }).click();
    await page.getByRole('button', { name: /^Display size/ }).click();
    await page.getByRole('menuitem', { name: /16:10/ }).click();
    await page.getByRole('button', { name: 'Rotate the screen' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Zoom and fit, 50 %' }).waitFor();
    await page.getByRole('button', { name: 'Display size, 16:10 800 × 1280' }).waitFor();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await stageOf(page).waitFor();
    expect(await inspector.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the inspector' }).click();
    await inspector.waitFor();
    await context.close();
  });

  test('for the widths of panels are those of the window, also after it was resized', async () => {
    const { page, context } = await visitProject(twoActors());
    const edge = page.getByRole('separator', { name: 'Width of the library' });
    const width = async () => Math.round((await page.locator('[data-region=library]').boundingBox())?.width ?? 0);
    const normal = await width();
    await edge.press('ArrowRight');
    await expect.poll(width).toBe(normal + 16);
    await page.setViewportSize({ width: 1800, height: 900 });
    await expect.poll(width).not.toBe(normal + 16);
    const wide = await width();
    await edge.press('ArrowRight');
    await expect.poll(width).toBe(wide + 16);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(width).toBe(normal + 16);
    await page.reload();
    await expect.poll(width).toBe(normal + 16);
    await context.close();
  });

  test('for the height of the layers come back with the page, until a double click', async () => {
    const { page, context } = await visitProject(twoActors());
    const edge = page.getByRole('separator', { name: 'Height of the layers' });
    const height = async () => Math.round((await page.locator('[data-region=layers]').boundingBox())?.height ?? 0);
    const normal = await height();
    const box = await edge.boundingBox();
    if (!box) throw new Error('The edge is shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 84, { steps: 3 });
    await page.mouse.up();
    await edge.press('ArrowUp');
    await expect.poll(height).toBe(normal + 100);
    await page.reload();
    await expect.poll(height).toBe(normal + 100);
    await edge.dblclick();
    await expect.poll(height).toBe(normal);
    await context.close();
  });

  test('repair a project when it is opened, say what was changed, and undo it', async () => {
    const { page, context } = await visitProject(sparse(), new Map(), keepOpenProject);
    const seed = () =>
      page.evaluate(() => {
        const project = globalThis.edited?.project.session.getState().project as unknown as {
          object: { attributes: { randomSeed: number } };
        };
        return project.object.attributes.randomSeed;
      });
    expect(await seed()).toBe(-1);
    const address = page.url();
    await page.goto(`${inject('editorUrl')}#/settings`);
    await page.getByText('Repair projects when they are opened').click();
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'The project was repaired' });
    await dialog.waitFor();
    expect(await seed()).toBe(1);
    await dialog.getByRole('button', { name: 'Undo the repair' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await seed()).toBe(-1);
    await page.reload();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('option', { name: 'Repaired the project' }).first().waitFor();
    await page.reload();
    await stageOf(page).waitFor();
    expect([await seed(), await dialog.count()]).toEqual([1, 0]);
    await context.close();
  });
});
