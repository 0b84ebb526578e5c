import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';

import { ruleGame } from './ruleGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

async function openPip(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, '$1prototype/id1');
  });
  await page.getByRole('treegrid').waitFor();
}

const library = (page: Page) => page.getByRole('region', { name: 'Behaviors library' });

/** How to reach every screen of the behavior editor, each from the previous one. */
const screens: readonly { readonly name: string; readonly go: (page: Page) => Promise<void> }[] = [
  { name: 'behavior list', go: openPip },
  {
    name: 'end of the behavior list',
    go: async (page) => {
      await page.getByRole('treegrid').getByRole('row').first().focus();
      await page.keyboard.press('End');
      await page.getByText('This version of Playhouse does not know this behavior.').waitFor();
    },
  },
  {
    name: 'insert by name',
    go: async (page) => {
      await page.keyboard.press('Home');
      await page.keyboard.press('/');
      await page.keyboard.type('mo');
    },
  },
  {
    name: 'library by usage',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Behaviors' }).first().click();
      await page.getByRole('radio', { name: 'Usage' }).click();
    },
  },
  { name: 'library by kind', go: (page) => page.getByRole('radio', { name: 'Kind' }).click() },
  { name: 'library search', go: (page) => page.getByRole('searchbox', { name: 'Search behaviors' }).fill('jump') },
  {
    name: 'help',
    go: async (page) => {
      await library(page).getByText('Change Velocity').hover();
      await library(page).getByRole('button', { name: 'Help for Change Velocity' }).click();
      await page.getByRole('dialog', { name: 'Help for Change Velocity' }).waitFor();
    },
  },
  {
    name: 'menu of a card',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions for Jump', exact: true }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'command palette',
    go: async (page) => {
      await page.getByRole('menuitem', { name: 'Stop the game here' }).click();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lan');
      await page.getByRole('option', { name: /Collect a lantern/ }).waitFor();
    },
  },
  {
    name: 'find panel',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Shift+f');
      await page.keyboard.type('boots');
      await page.getByText(/found in 2 places/).waitFor();
    },
  },
];

async function expectNoViolations(page: Page, ways: typeof screens): Promise<void> {
  const found: string[] = [];
  for (const { name, go } of ways) {
    await go(page);
    await drawFrames(page, 3);
    for (const each of await violationsInThemes(page)) found.push(`${name}: ${each}`);
  }
  expect(found).toEqual([]);
}

test('axe finds no violations in the list, the library, the palette and the find panel', async () => {
  const { page, context } = await visitProject(ruleGame());
  await expectNoViolations(page, screens);
  await context.close();
});
