import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { goToPage } from './homePage.ts';
import { gameSeconds, playGame, pressGame } from './previewGame.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** How to reach every screen from an open game. */
const screens: readonly { readonly name: string; readonly go: (page: Page) => Promise<void> }[] = [
  { name: 'scene', go: async () => undefined },
  {
    name: 'selected actor',
    go: async (page) => {
      await stageOf(page).focus();
      await page.keyboard.press('Tab');
      await page.getByText('1 of 1 selected').waitFor();
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
