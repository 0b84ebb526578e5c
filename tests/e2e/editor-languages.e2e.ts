import { readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviorDescriptors } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { violationsInThemes } from './axe.ts';
import { useBrowser, type Visit, visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { actorsOf, dragScene, pointOf, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const languages = [
  ['de', 'Deutsch', 'ltr'],
  ['es', 'Español', 'ltr'],
  ['ar', 'العربية', 'rtl'],
] as const;

type Catalogue = Readonly<Record<string, string>>;

function catalogueOf(code: string): Catalogue {
  return JSON.parse(readFileSync(path.join(root, `editor/src/i18n/messages/${code}.json`), 'utf8'));
}

/** A game with one of everything, and an actor with every behavior. */
const project = buildProject({
  title: 'Lanterns',
  tables: [{ id: 'id70', name: 'Level', rows: ['a'], columns: [{ name: 'Points', type: 2, cells: [1] }] }],
  delegates: [{ id: 'id80', name: 'Morning', event: 'onGameReady', source: 'log(1);' }],
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: behaviorDescriptors.map(({ class: name }) => ({ class: name })) }],
  scenes: [{ id: 'id2', name: 'Meadow', layers: [{ id: 'id20', actors: [{ id: 'id40', prototype: 'id1' }] }] }],
});

/** Parts of the project, by the end of their address, and what each shows once it is there. */
const parts = [
  ['prototype/id1', '[data-row]'],
  ['scene/id2?tab=game', '[role=application]'],
  ['table/id70', '[role=grid]'],
  ['scene/id2?tab=scene', '[role=application]'],
  ['assets/fonts/Lora', 'main table, main dl'],
  ['delegate/id80', '.cm-content'],
  ['controller/1', 'main svg'],
  ['scene/id2?select=id40', '[role=application]'],
] as const;

/** Opens a project in English, and changes the language on the settings page. */
async function visitIn(name: string, code: string): Promise<Visit> {
  const visit = await visitProject(project, undefined, undefined, { viewport: { width: 1366, height: 900 } });
  const { page } = visit;
  const game = page.url();
  await page.goto(game.replace(/#.*$/, '#/settings'));
  await page.getByRole('button', { name: /^Language of the editor/ }).click();
  await page.getByRole('option', { name }).click();
  await page.locator(`html[lang=${code}]`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(game);
  return visit;
}

/** Goes to a part of the open project, and waits until it has drawn what it shows. */
async function showPart(page: Page, [part, content]: (typeof parts)[number]): Promise<void> {
  await page.evaluate((end) => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${end}`);
  }, part);
  await page.locator(content).first().waitFor();
  await drawFrames(page, 3);
}

/** Texts on the page that are still English although they have a translation. */
function englishOn(page: Page, catalogue: Catalogue): Promise<string[]> {
  return page.evaluate((translations) => {
    const shown = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // Names that people gave are marked, since they can have any direction.
      if (!walker.currentNode.parentElement?.closest('[dir=auto], script, style'))
        shown.add(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) shown.add(element.getAttribute(name) ?? '');
    }
    return [...shown].filter((text) => {
      const translation = translations[text.trim()] ?? translations[text];
      return translation !== undefined && translation !== text && !Object.values(translations).includes(text);
    });
  }, catalogue);
}

test.each(languages)('%s is chosen in the settings, and nothing is left in English', async (code, name, direction) => {
  const { page, context, faults } = await visitIn(name, code);
  const catalogue = catalogueOf(code);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
  const left: string[] = [];
  for (const part of parts) {
    await showPart(page, part);
    left.push(...(await englishOn(page, catalogue)).map((text) => `${part[0]}: ${text}`));
  }
  expect(left).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Where the only actor of the scene is. */
async function placeOfActor(page: Page): Promise<string | undefined> {
  const [actor = ''] = await actorsOf(page);
  return /x -?[\d.]+, y -?[\d.]+/.exec(actor)?.[0];
}

test.each([
  ['de-AT', 'de', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
])(
  'a browser in %s makes a game: places an actor, gives it a behavior, plays and undoes',
  async (locale, code, direction) => {
    const device = { locale, reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } } as const;
    const { page, context, faults } = await visit({ isReturning: true, device });
    const catalogue = catalogueOf(code);
    const inLanguage = (text: string) => catalogue[text] ?? expect.fail(`${text} has no translation`);
    const button = (text: string) => page.getByRole('button', { name: inLanguage(text), exact: true });
    await page.getByRole('link', { name: inLanguage('New...') }).click();
    await page.getByRole('button', { name: inLanguage('New project') }).click();
    await stageOf(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);

    const library = page.getByRole('region', { name: inLanguage('Actors library') });
    await library.getByRole('button', { name: inLanguage('Add actor') }).click();
    await page.keyboard.insertText('Hero');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: `Hero, ${inLanguage('actor')}` });
    const box = (await row.boundingBox()) ?? expect.fail('the actor is in the library');
    const target = await pointOf(page, 400, 400);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => placeOfActor(page)).toBeDefined();
    const before = await placeOfActor(page);
    await dragScene(page, [400, 400], [600, 300]);
    // To the right and down on the screen, in every direction of text.
    await expect.poll(() => placeOfActor(page)).toMatch(/^x (59|60)\d[\d.]*, y (29|30)\d/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOfActor(page)).toBe(before);

    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: inLanguage('Behaviors'), exact: true }).click();
    await page
      .getByRole('region', { name: inLanguage('Behaviors library') })
      .getByRole('searchbox')
      .fill(inLanguage('Follow'));
    await page.getByRole('button', { name: new RegExp(`^${inLanguage('Follow')} ?,`) }).click();
    const card = page.getByRole('heading', { name: inLanguage('Follow'), exact: true });
    await card.waitFor();
    const behaviors = page.url();
    expect(await button('Redo').isEnabled()).toBe(false);

    await button('Play').click();
    await button('Pause').waitFor();
    await button('Stop').click();
    await button('Back to editing').click();
    await button('Undo').click();
    await expect.poll(() => button('Redo').isEnabled()).toBe(true);
    await page.goto(behaviors);
    await button('Redo').click();
    await card.waitFor();
    await button('Undo').click();
    await card.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('screens in Arabic have no violations of axe', async () => {
  const { page, context } = await visitIn('العربية', 'ar');
  const found: string[] = [];
  for (const part of parts.slice(0, 6)) {
    await showPart(page, part);
    found.push(...(await violationsInThemes(page)).map((each) => `${part[0]}: ${each}`));
  }
  expect(found).toEqual([]);
  await context.close();
});

/** Labels of the page’s own that are wider than the space they have. Names that people gave may end in an ellipsis. */
function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = 'button, button span, a, [role=tab], [role=radio], label, label span';
    const clipped = [...document.querySelectorAll<HTMLElement>(labels)].filter(
      (each) =>
        each.clientWidth > 1 &&
        each.scrollWidth > each.clientWidth + 1 &&
        getComputedStyle(each).overflowX !== 'visible' &&
        !each.closest('.ph-hidden, [dir=auto]') &&
        !each.querySelector('[dir=auto]'),
    );
    return clipped.map((each) => `${each.scrollWidth} > ${each.clientWidth}: ${each.textContent}`);
  });
}

test.each([
  ['Deutsch', 'de'],
  ['العربية', 'ar'],
])('no label of a control is cut off in %s', async (name, code) => {
  const { page, context } = await visitIn(name, code);
  const clipped: string[] = [];
  for (const part of parts) {
    await showPart(page, part);
    clipped.push(...(await clippedOn(page)).map((each) => `${part[0]}: ${each}`));
  }
  expect(clipped).toEqual([]);
  await context.close();
});
