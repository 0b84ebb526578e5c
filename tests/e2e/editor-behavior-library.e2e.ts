import { buffer as buffered } from 'node:stream/consumers';
import type { Point } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { dragFinger } from './flowHands.ts';
import { importProject, openPart, visitProject } from './stagePage.ts';

useBrowser();

const move = (id: string, name: string) => ({ id, class: 'MoveBehavior', attributes: { name } });

const tablet: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };

/** A game with an actor Pip that has two movements, the first with a speed given by its attribute Boots. */
function lanterns() {
  const speed = { '@': 'expression', $: [{ keypath: 'self.attributes.id70' }, ' * 40'] };
  const first = { id: 'id31', class: 'MoveBehavior', attributes: { name: 'First', speed } };
  return gameWith('Lanterns', { id70: { '@': 'integer', $: 3, name: 'Boots' } }, [first, move('id32', 'Second')]);
}

type Pip = NonNullable<NonNullable<Parameters<typeof buildProject>[0]>['prototypes']>[number];

function gameWith(title: string, attributes: NonNullable<Pip['attributes']>, behaviors: NonNullable<Pip['behaviors']>) {
  return buildProject({
    title,
    prototypes: [
      { id: 'id1', name: 'Pip', attributes, behaviors },
      { id: 'id2', name: 'Lantern' },
    ],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] }] }],
  });
}

async function openBehaviors(page: Page): Promise<void> {
  await openPart(page, 'prototype/id1');
  await page.getByRole('tab', { name: 'Behaviors' }).first().click();
}

async function visitLibrary(device?: BrowserContextOptions) {
  const visit = await visitProject(lanterns(), undefined, undefined, device);
  await openBehaviors(visit.page);
  return visit;
}

const library = (page: Page): Locator => page.getByRole('region', { name: 'Behaviors library' });
const rows = (page: Page, group: string): Locator =>
  library(page).getByRole('list', { name: group }).getByRole('listitem');

const titles = (page: Page): Promise<string[]> =>
  page.getByRole('treegrid').getByRole('heading', { level: 3 }).allTextContents();

async function expectTitles(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(wanted);
}

/** The heads of the groups with their counts, from top to bottom. */
const groups = (page: Page): Promise<string[]> => library(page).getByRole('heading', { level: 3 }).allTextContents();

describe('the behavior library', () => {
  test('groups by kind or usage, remembers favorites and open groups, and hides two groups', async () => {
    const { page, context, faults } = await visitLibrary();
    await expect
      .poll(() => groups(page))
      .toEqual(
        ['Action28', 'Persistent17', 'Block5', 'Note1'].map((each) =>
          expect.stringMatching(each.replace(/\d+/, '\\d+')),
        ),
      );
    await page.getByRole('radio', { name: 'Usage' }).click();
    await library(page)
      .getByRole('button', { name: /^Tables/ })
      .click();
    await rows(page, 'Tables').getByText('Copy Table').waitFor();
    await rows(page, 'Movement').getByText('Move To').hover();
    await rows(page, 'Movement').getByRole('button', { name: 'Favorite Move To' }).click();
    await rows(page, 'Favorites').getByText('Move To').waitFor();
    expect(
      await library(page)
        .getByRole('button', { name: /^Monetization/ })
        .count(),
    ).toBe(0);
    await library(page).getByRole('button', { name: '2 hidden groups' }).click();
    await library(page)
      .getByRole('button', { name: /^Monetization/ })
      .waitFor();
    await library(page)
      .getByRole('button', { name: /^Game Services/ })
      .waitFor();
    await library(page).getByRole('button', { name: 'Hide 2 groups' }).click();
    await page.reload();
    await page.getByRole('treegrid').waitFor();
    await page.getByRole('tab', { name: 'Behaviors' }).first().click();
    await rows(page, 'Favorites').getByText('Move To').waitFor();
    await rows(page, 'Tables').getByText('Copy Table').waitFor();
    await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('chase');
    await rows(page, 'Found behaviors').getByText('Follow', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('xylophone');
    await library(page).getByText('Nothing named “xylophone”.').waitFor();
    await library(page).getByRole('button', { name: 'Search the whole project' }).click();
    await expect.poll(() => page.getByRole('searchbox', { name: /project/ }).inputValue()).toBe('xylophone');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows help beside a row and a card, and inserts a working example in one step', async () => {
    const { page, context } = await visitLibrary();
    await page.getByRole('row').filter({ hasText: 'First' }).focus();
    await page.getByRole('radio', { name: 'Usage' }).click();
    await rows(page, 'Flow').getByText('Timer', { exact: true }).hover();
    await library(page).getByRole('button', { name: 'Help for Timer' }).click();
    const help = page.getByRole('dialog', { name: 'Help for Timer' });
    await help.getByText('Does something after some time, for some time or repeatedly.').waitFor();
    await help.getByText('Spawn Actor').waitFor();
    await help.getByRole('button', { name: 'Insert example' }).click();
    await expectTitles(page, ['First', 'Timer', 'Spawn Actor', 'Second']);
    await page.getByRole('button', { name: /^Actor, Lantern/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectTitles(page, ['First', 'Second']);
    await page.getByRole('button', { name: 'More actions for Second' }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await page.getByRole('dialog', { name: 'Help for Move' }).getByRole('button', { name: 'Insert example' }).click();
    await expectTitles(page, ['First', 'Second', 'Move']);
    await context.close();
  });

  test.each([
    ['inserts into a list that is still loading', 'id1', ['First', 'Second', 'Spawn Actor', 'Timer']],
    ['inserts nothing into another list that was opened meanwhile', 'id2', []],
  ])('%s', async (_, shown, wanted) => {
    const { page, context, faults } = await visitProject(lanterns());
    const loading = Promise.withResolvers<void>();
    await context.route(/\/assets\/BehaviorPage-[^/]*\.js$/, (route) => loading.promise.then(() => route.continue()));
    await page.reload();
    await page.getByRole('application').waitFor();
    await page.evaluate(() => {
      location.hash = location.hash.replace(/scene\/.*$/, 'prototype/id1');
    });
    await page.getByRole('tab', { name: 'Behaviors' }).first().click();
    for (const name of ['Timer', 'Spawn Actor']) {
      await page.getByRole('searchbox', { name: 'Search behaviors' }).fill(name);
      await rows(page, 'Found behaviors').getByText(name, { exact: true }).click();
    }
    await page.evaluate((id) => {
      location.hash = location.hash.replace(/id1$/, id);
    }, shown);
    loading.resolve();
    await page.locator('main').getByRole('treegrid').or(page.getByText('Drag a behavior here')).first().waitFor();
    await expect.poll(async () => [...(await titles(page))].sort()).toEqual(wanted);
    expect(await page.getByText('Open an actor').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keeps a saved behavior for another project, and renames, deletes and restores it', async () => {
    const { page, context, faults } = await visitLibrary();
    await page.getByRole('row').filter({ hasText: 'First' }).focus();
    await page.keyboard.press('Control+Shift+G');
    await expectTitles(page, ['Group', 'First', 'Second']);
    await page.getByRole('button', { name: 'More actions for Group' }).click();
    await page.getByRole('menuitem', { name: 'Save as own behavior…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as own behavior' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Walk');
    await page.keyboard.press('Enter');
    await page.getByText('Saved “Walk” in your own behaviors').waitFor();
    await rows(page, 'Own behaviors').getByRole('button', { name: /^Walk/ }).focus();
    await page.keyboard.press('F2');
    await library(page).getByRole('textbox', { name: 'Name' }).fill('Wander');
    await page.keyboard.press('Enter');
    await rows(page, 'Own behaviors').getByText('Wander').waitFor();

    await page.goto(page.url().replace(/#.*$/, '#/projects'));
    await importProject(page, gameWith('Owls', {}, [move('id31', 'Fly')]));
    await openBehaviors(page);
    await rows(page, 'Own behaviors')
      .getByRole('button', { name: /^Wander/ })
      .click();
    const asked = page.getByRole('alertdialog', { name: 'Paste', exact: true });
    await asked.getByRole('button', { name: 'Create New Attribute' }).click();
    await expectTitles(page, ['Fly', 'Group', 'First']);
    await page.getByRole('button', { name: 'Speed, expression: self.Boots * 40' }).waitFor();
    const inspector = page.getByRole('complementary', { name: 'Inspector' });
    await inspector.getByText('Boots').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expectTitles(page, ['Fly']);
    await inspector.getByText('Boots').waitFor({ state: 'detached' });

    await rows(page, 'Own behaviors')
      .getByRole('button', { name: /^Wander/ })
      .focus();
    await page.keyboard.press('Delete');
    await page.getByText('Deleted “Wander”').waitFor();
    await expect.poll(() => rows(page, 'Own behaviors').count()).toBe(0);
    await page
      .getByRole('region', { name: /Notifications|notification/ })
      .getByRole('alertdialog')
      .filter({ hasText: 'Deleted “Wander”' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await rows(page, 'Own behaviors').getByText('Wander').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keeps saved behaviors over reloads and in other tabs, as files, and from an earlier version', async () => {
    const { page, context, faults } = await visitLibrary();
    const old = { id: 'own-old', name: 'Old friend', className: 'MoveBehavior', text: '{}' };
    await page.evaluate((text) => localStorage.setItem('playhouse-own-behaviors', text), JSON.stringify([old]));
    await page.reload();
    await openBehaviors(page);
    await rows(page, 'Own behaviors').getByText('Old friend').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('playhouse-own-behaviors'))).toBeNull();
    await page.getByRole('button', { name: 'More actions for First' }).click();
    await page.getByRole('menuitem', { name: 'Save as own behavior…' }).click();
    await page.getByRole('dialog', { name: 'Save as own behavior' }).getByRole('button', { name: 'Save' }).click();
    const first = rows(page, 'Own behaviors').filter({ hasText: 'First' });
    await first.hover();
    const downloading = page.waitForEvent('download');
    await first.getByRole('button', { name: 'More actions for First' }).click();
    await page.getByRole('menuitem', { name: 'Export…' }).click();
    const file = await downloading;
    const name = file.suggestedFilename();
    expect(name).toBe('First.playhouse-part.json');
    const buffer = await buffered(await file.createReadStream());

    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*$/, '#/projects'));
    await importProject(other, gameWith('Owls', {}, []));
    await openBehaviors(other);
    await first.getByRole('button', { name: /^First/ }).focus();
    await page.keyboard.press('Delete');
    await expect
      .poll(() => rows(other, 'Own behaviors').allTextContents())
      .toEqual([expect.stringMatching(/^Old friend/)]);
    const choosing = other.waitForEvent('filechooser');
    await library(other).getByRole('button', { name: 'Import own behavior' }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
    await rows(page, 'Own behaviors').getByText('First').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('says that behaviors cannot be saved or read when the browser refuses to store them', async () => {
    const { page, context } = await visitProject(lanterns());
    // No version of PouchDB can open it now.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('_pouch_own-behaviors', 1000);
          request.onsuccess = () => resolve(request.result.close());
        }),
    );
    await openBehaviors(page);
    await library(page).getByText('Your own behaviors cannot be read from the storage of this browser.').waitFor();
    await page.getByRole('button', { name: 'More actions for First' }).click();
    await page.getByRole('menuitem', { name: 'Save as own behavior…' }).click();
    await page.getByRole('dialog', { name: 'Save as own behavior' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('“First” was not saved. The storage of this browser cannot be used.').waitFor();
    await context.close();
  });
});

describe('fields and flags', () => {
  test('keep an invalid number with its message, find an attribute by search, and show a flag in the menu', async () => {
    const { page, context } = await visitLibrary();
    const second = page.getByRole('row').filter({ has: page.getByRole('heading', { name: 'Second' }) });
    const speed = second.getByRole('textbox', { name: 'Speed' });
    await speed.fill('');
    await speed.blur();
    await page.getByText('Please enter a valid number for speed.').waitFor();
    expect(await speed.inputValue()).toBe('');
    await speed.fill('70');
    await speed.blur();
    await page.getByText('Please enter a valid number for speed.').waitFor({ state: 'detached' });
    expect(await speed.inputValue()).toBe('70');
    await page.getByRole('button', { name: 'Expression for Speed, Second' }).waitFor();

    const size = page.getByRole('complementary', { name: 'Inspector' }).getByRole('spinbutton', { name: 'Size W' });
    await size.fill('wide');
    await size.press('Enter');
    await page.getByText('Please enter a valid number for size.').waitFor();
    expect(await size.inputValue()).toBe('wide');
    await size.press('Escape');
    await page.getByText('Please enter a valid number for size.').waitFor({ state: 'detached' });
    expect(await size.inputValue()).toBe('100');

    await second.focus();
    await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('constrain');
    await library(page)
      .getByRole('button', { name: /^Constrain Attribute ?,/ })
      .click();
    await page.getByRole('button', { name: 'Attribute, No attribute chosen' }).click();
    await page.getByRole('list', { name: 'self' }).getByText('Boots').waitFor();
    await page.getByRole('searchbox', { name: 'Search attribute' }).fill('boo');
    await page.getByRole('option', { name: 'self.Boots' }).click();
    await page.getByRole('button', { name: 'Attribute, self.Boots' }).waitFor();

    await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('rule');
    await library(page)
      .getByRole('button', { name: /^Rule ?,/ })
      .click();
    await page.getByRole('button', { name: 'More actions for Rule' }).click();
    await page.getByRole('menuitem', { name: 'Run once' }).click();
    await page.getByText('Rule · run once').waitFor();
    await context.close();
  });
});

describe('with fingers', () => {
  test('a card is dragged after a long press, and several are selected with Multi', async () => {
    const { page, context, faults } = await visitLibrary(tablet);
    await page.getByRole('tab', { name: 'Behaviors' }).first().tap();
    const heading = page.getByRole('heading', { name: 'First', exact: true });
    const from = (await heading.boundingBox()) ?? expect.fail();
    const to = (await page.getByRole('row').filter({ hasText: 'Second' }).boundingBox()) ?? expect.fail();
    const client = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point, id: 1 })) });
    const start = { x: from.x + 10, y: from.y + 8 };
    await send('touchStart', [start]);
    await page.locator('[data-drag-picture]').waitFor();
    for (const part of [0.3, 0.7, 1]) {
      await send('touchMove', [{ x: start.x + 20, y: start.y + (to.y + to.height - 12 - start.y) * part }]);
    }
    await page.locator('[data-drag-picture][data-taken]').waitFor();
    await send('touchEnd', []);
    await expectTitles(page, ['Second', 'First']);

    await page.getByRole('button', { name: 'Multi' }).tap();
    await heading.tap();
    await page.getByRole('heading', { name: 'Second', exact: true }).tap();
    await page.getByRole('button', { name: 'Multi, 2' }).waitFor();
    await page.getByRole('button', { name: 'More actions for First' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await page.getByText('Drag a behavior here, or press / and type its name').waitFor();
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll('main button')].filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width > 0 && (width < 36 || height < 36);
        }).length,
    );
    expect(small).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a behavior is dragged out of the drawer, which closes, and a long press inserts it', async () => {
    const { page, context, faults } = await visitLibrary(tablet);
    const drag = page.locator('[data-drag-picture]');
    const accelerate = library(page).getByRole('button', { name: /^Accelerate ?,/ });
    const middleOf = async (place: Locator): Promise<Point> => {
      const { x, y, width, height } = (await place.boundingBox()) ?? expect.fail();
      return { x: x + width / 2, y: y + height / 2 };
    };
    await accelerate.scrollIntoViewIfNeeded();
    const second = await middleOf(page.getByRole('heading', { name: 'Second', exact: true }));
    const taken = page.locator('[data-drag-picture][data-taken]');
    await dragFinger(
      page,
      await middleOf(accelerate),
      second,
      () => drag.waitFor(),
      () => taken.waitFor(),
    );
    await expectTitles(page, ['First', 'Accelerate', 'Second']);
    await library(page).waitFor({ state: 'hidden' });

    await page.getByRole('tab', { name: 'Behaviors' }).first().tap();
    await accelerate.scrollIntoViewIfNeeded();
    const at = await middleOf(accelerate);
    await dragFinger(page, at, at, () => drag.waitFor());
    await expectTitles(page, ['First', 'Accelerate', 'Accelerate', 'Second']);
    expect(faults).toEqual([]);
    await context.close();
  });
});
