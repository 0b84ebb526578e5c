import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { markReturning, openPage, useBrowser, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { untilFocused } from './focusedField.ts';
import { importProject, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const spawn = (id: string, prototypeKey: string) => ({ id, class: 'SpawnAction', attributes: { prototypeKey } });
const enter = (id: string, sceneKey: string) => ({ id, class: 'ChangeSceneAction', attributes: { sceneKey } });

function cannons() {
  return buildProject({
    title: 'Cannons',
    prototypes: [
      { id: 'id1', name: 'Cannon', behaviors: [spawn('id50', 'id2'), enter('id51', 'id21')] },
      { id: 'id2', name: 'Ball', behaviors: [spawn('id52', 'id2')] },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [{ actors: [0, 1, 2].map((at) => ({ id: `id4${at}`, prototype: 'id2' })) }],
      },
      { id: 'id21', name: 'Cave', layers: [{ actors: [] }] },
    ],
  });
}

function warningOf(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Warning' });
}

async function askToDelete(page: Page, library: 'Actors' | 'Scenes', name: string): Promise<Locator> {
  await page.getByRole('tab', { name: library }).click();
  await page.getByRole('row', { name: new RegExp(`^${name}, `) }).click();
  await page.keyboard.press('Delete');
  const warning = warningOf(page);
  await warning.waitFor();
  return warning;
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function trash(page: Page, title: string): Promise<void> {
  await choose(page, title, 'Delete');
  await warningOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).waitFor({ state: 'detached' });
}

/** Wednesday. */
const wednesday = new Date('2026-11-18T12:00:00.000Z');

/** A returning visitor, for whom it is some time of our choosing. */
async function visitAt(time: Date): Promise<Page> {
  const { page, context } = await openPage();
  await context.addInitScript(markReturning);
  await context.clock.setFixedTime(time);
  return page;
}

describe('deleting', () => {
  test('an actor says how often it is placed, names what still uses it, and leads there', async () => {
    const { page, context } = await visitProject(cannons());
    const warning = await askToDelete(page, 'Actors', 'Ball');
    await warning.getByText('Removing an actor removes all its instances in all scenes.').waitFor();
    await warning.getByText('Ball: used 3 times in 1 scene').waitFor();
    await warning.getByText('These uses stay and are listed as errors.').waitFor();
    // What is used is not deleted by a careless Enter.
    await untilFocused(warning.getByRole('button', { name: 'Cancel' }));
    const uses = warning.getByRole('button', { name: /^Cannon › Spawn Actor/ });
    expect(await warning.getByRole('button', { name: /›/ }).count()).toBe(1);
    await uses.click();
    await page.waitForURL(/prototype\/id1/);
    expect(await warning.count()).toBe(0);
    await context.close();
  });

  test('an actor that nothing else uses needs no more than Enter, and Undo brings everything back', async () => {
    const { page, context } = await visitProject(cannons());
    const warning = await askToDelete(page, 'Actors', 'Cannon');
    expect(await warning.getByText('Used in', { exact: true }).count()).toBe(0);
    await untilFocused(warning.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Cannon, / }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await page.getByRole('row', { name: /^Cannon, / }).waitFor();
    await context.close();
  });

  test('a scene asks the specified question, and names what leads to it', async () => {
    const { page, context } = await visitProject(cannons());
    const warning = await askToDelete(page, 'Scenes', 'Cave');
    await warning.getByText('Are you sure?', { exact: true }).waitFor();
    await warning.getByRole('button', { name: /^Cannon › Change Scene/ }).waitFor();
    await warning.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('row', { name: /^Cave, / }).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the Trash Can', () => {
  test('says until when projects stay, warns in the last 48 hours, and is emptied on Sunday', async () => {
    const page = await visitAt(wednesday);
    await page.goto(`${inject('editorUrl')}#/projects`);
    await importProject(page, cannons());
    await page.evaluate(() => location.assign('#/projects'));
    await trash(page, 'Cannons');
    const fold = page.getByRole('button', { name: /^Trash Can/ });
    await fold.click();
    await page.getByText('Kept until Sunday, November 22').waitFor();
    await page.context().clock.setFixedTime(new Date('2026-11-20T12:00:00.000Z'));
    await page.reload();
    await fold.click();
    await page.getByText('Deleted for good on Sunday, November 22').waitFor();
    await page.context().clock.setFixedTime(new Date('2026-11-22T02:59:00.000Z'));
    await page.reload();
    await fold.waitFor();
    await page.context().clock.setFixedTime(new Date('2026-11-22T03:00:00.000Z'));
    await page.reload();
    await page.getByText('Your portfolio is empty. Click on New... to get started!').waitFor();
    await expect.poll(() => projectDatabases(page)).toEqual([]);
    // Nothing was lost by accident, neither now nor at the next visit.
    expect(await page.getByText('This browser has lost').count()).toBe(0);
    await page.reload();
    await page.getByText('Your portfolio is empty. Click on New... to get started!').waitFor();
    await drawFrames(page, 24);
    expect(await page.getByText('This browser has lost').count()).toBe(0);
    await page.context().close();
  });

  test('is emptied at once after a warning that names the projects', async () => {
    const { page, context } = await visit({ isReturning: true });
    for (const title of ['One', 'Two', 'Three']) {
      await importProject(page, buildProject({ title }));
      await page.evaluate(() => location.assign('#/projects'));
    }
    await trash(page, 'One');
    await trash(page, 'Two');
    await page.getByRole('button', { name: /^Trash Can/ }).click();
    await page.getByRole('button', { name: 'Empty Trash Can' }).click();
    const warning = warningOf(page);
    await warning
      .getByText('2 projects will be permanently deleted from this computer. This cannot be undone.')
      .waitFor();
    expect((await warning.getByRole('listitem').allTextContents()).toSorted()).toEqual(['One', 'Two']);
    await untilFocused(warning.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await warning.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Empty Trash Can' }).click();
    await warning.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 projects are deleted').waitFor();
    await page.getByRole('button', { name: /^Trash Can/ }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'More actions for Three', exact: true }).waitFor();
    expect(await projectDatabases(page)).toHaveLength(1);
    await context.close();
  });

  test('keeps a project from being changed until it is brought back', async () => {
    const { page, context } = await visitProject(cannons());
    const address = page.url();
    await page.evaluate(() => location.assign('#/projects'));
    await trash(page, 'Cannons');
    await page.goto(address);
    await page.getByRole('heading', { name: 'This project is in the Trash Can' }).waitFor();
    await page.getByRole('button', { name: 'Bring back' }).click();
    await stageOf(page).waitFor();
    await page.evaluate(() => location.assign('#/projects'));
    await page.getByRole('button', { name: 'More actions for Cannons', exact: true }).waitFor();
    await context.close();
  });

  test('is said in the tab that has the project open', async () => {
    const { page, context } = await visitProject(cannons());
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, '#/projects'));
    await trash(other, 'Cannons');
    const strip = page.getByRole('status').filter({ hasText: 'This project is in the Trash Can.' });
    await strip.getByRole('button', { name: 'Bring back' }).click();
    await strip.waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'More actions for Cannons', exact: true }).waitFor();
    await context.close();
  });
});

function projectDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.includes('project-') ? [name] : [])),
  );
}
