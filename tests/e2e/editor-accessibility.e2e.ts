import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsInThemes, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { forceColors, unseenFocus } from './forcedColors.ts';
import { goToPage } from './homePage.ts';
import { part } from './languageScreen.ts';
import { lanternFiles, lanterns } from './languageScreens.ts';
import { overlayScreens } from './overlayScreens.ts';
import { gameSeconds, playGame, pressGame } from './previewGame.ts';
import { english } from './spoken.ts';
import { stageOf, visitProject } from './stagePage.ts';
import { faultScreens, storageScreens } from './stateScreens.ts';

useBrowser();

/** How to reach every screen from an open game. */
const screens: readonly { readonly name: string; readonly go: (page: Page) => Promise<void> }[] = [
  { name: 'scene', go: async () => undefined },
  {
    name: 'selected actor',
    go: async (page) => {
      await stageOf(page).focus();
      await page.keyboard.press('Tab');
      await page.getByRole('contentinfo').getByText('1 of 1 selected').waitFor();
    },
  },
  {
    name: 'camera',
    go: async (page) => {
      await page.getByText('Camera', { exact: true }).first().click();
    },
  },
  { name: 'scenes', go: (page) => page.getByRole('tab', { name: 'Scenes' }).click() },
  { name: 'behaviors', go: (page) => page.getByRole('tab', { name: 'Behaviors' }).click() },
  {
    name: 'actor page',
    go: async (page) => {
      await page.getByRole('tab', { name: 'Actors' }).click();
      await page.getByRole('row', { name: /^Pip/ }).hover();
      await page.getByRole('button', { name: 'More actions for Pip' }).click();
      await page.getByRole('menuitem', { name: 'Edit behaviors' }).click();
    },
  },
  {
    name: 'preview',
    go: async (page) => {
      await playGame(page);
      await expect.poll(() => gameSeconds(page), { timeout: 60_000 }).toBeGreaterThan(0.5);
    },
  },
  { name: 'projects', go: (page) => goToPage(page, 'projects') },
  { name: 'templates', go: (page) => goToPage(page, 'templates') },
  { name: 'settings', go: (page) => goToPage(page, 'settings') },
  { name: 'about', go: (page) => goToPage(page, 'about') },
  { name: 'nowhere', go: (page) => goToPage(page, 'nowhere') },
];

test('axe finds no violations on any screen', async () => {
  const { page, context } = await visitProject(pressGame());
  const found: string[] = [];
  for (const { name, go } of screens) {
    await go(page);
    await drawFrames(page, 24);
    for (const each of await violationsInThemes(page)) found.push(`${name}: ${each}`);
  }
  expect(found).toEqual([]);
  await context.close();
});

/** What opens over the pages of a game, and what storage, other tabs and faults make of them. */
const overPages = [part('preview', 'iframe'), ...overlayScreens, ...storageScreens, ...faultScreens].map(
  ({ go, ...screen }): Screen => ({ ...screen, go: (page) => go(page, english) }),
);

/** Pages with many kinds of controls. */
const tabbedScreens: readonly Screen[] = [
  {
    name: 'scene',
    go: (page) => page.getByRole('treegrid', { name: 'Layers, front first' }).getByRole('row').first().waitFor(),
  },
  { name: 'settings', go: (page) => goToPage(page, 'settings') },
];

test('axe finds no violations in menus, lists, questions and strips, in the trash, and where something failed', async () => {
  const { page, context } = await visitProject(lanterns(), new Map(lanternFiles));
  expect(await violationsOnScreens(page, overPages)).toEqual([]);
  await context.close();
});

test('where the system forces its colors, each stop of the Tab key is seen', async () => {
  const { page, context } = await visitProject(lanterns(), new Map(lanternFiles));
  await forceColors(page, true);
  const found: string[] = [];
  for (const { go } of tabbedScreens) {
    await go(page);
    await page.locator('body').press('Tab');
    for (let stop = 0; stop < 40; stop += 1) {
      // Lists pass the focus on to a row.
      await drawFrames(page, 2);
      const unseen = await unseenFocus(page);
      if (unseen !== undefined && !found.includes(unseen)) found.push(unseen);
      await page.keyboard.press('Tab');
    }
  }
  expect(found).toEqual([]);
  await context.close();
});
