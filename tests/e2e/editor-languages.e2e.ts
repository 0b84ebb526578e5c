import { readFileSync } from 'node:fs';
import path from 'node:path';
import { behaviorDescriptors } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { useBrowser, type Visit } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { visitProject } from './stagePage.ts';

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
  for (const [part, content] of parts) {
    await page.evaluate((end) => {
      location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${end}`);
    }, part);
    await page.locator(content).first().waitFor();
    await drawFrames(page, 3);
    left.push(...(await englishOn(page, catalogue)).map((text) => `${part}: ${text}`));
  }
  expect(left).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
