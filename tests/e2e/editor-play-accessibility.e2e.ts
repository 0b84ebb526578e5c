import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { playGame, pressGame, watchGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const side = 'aside[aria-label="Watch, input and services"]';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const now = (page: Page) => page.getByRole('list', { name: 'Behaviors of Pip right now' });

/** How to reach every screen that explains a running game, each from the previous one. */
const screens: readonly Screen[] = [
  {
    name: 'active behaviors',
    async go(page) {
      await playGame(page);
      await watchPip(page);
      await watchGame(page, 'Presses');
      await tab(page, 'Now');
      await now(page)
        .getByRole('button', { name: /^Why\? Move.*, active$/ })
        .waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  {
    name: 'why a rule did not run',
    within: side,
    async go(page) {
      await now(page).getByRole('button', { name: 'Why? Press, active' }).click();
      await page.getByTestId('why-strip').waitFor();
    },
  },
  {
    name: 'who set a value',
    within: side,
    async go(page) {
      await page.getByRole('button', { name: 'Close the answer' }).click();
      await tab(page, 'Watch');
      await page.getByRole('button', { name: 'More actions for Position.X' }).click();
      await page.getByRole('menuitem', { name: 'Who set it?' }).click();
      await page.getByRole('list', { name: 'Changes of Position.X' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'paths of what if',
    within: side,
    async go(page) {
      await page.getByRole('button', { name: 'Close the answer' }).click();
      await tab(page, 'What if?');
      await page.getByText(/^After \d\.\d s, Pip is at/).waitFor();
    },
  },
  {
    name: 'tried number',
    within: side,
    async go(page) {
      await page.getByRole('spinbutton', { name: 'Interval of Say' }).press('ArrowUp');
      await page.getByText(/^After \d\.\d s, Pip would be at/).waitFor();
    },
  },
  {
    name: 'stopped at a breakpoint',
    async go(page) {
      await page.keyboard.press('Escape');
      await tab(page, 'Now');
      await now(page).getByRole('button', { name: 'Stop at Move' }).click();
      await page.getByRole('button', { name: 'Restart' }).click();
      await page.getByRole('region', { name: 'Stopped' }).locator('[aria-current=step]').waitFor();
    },
  },
];

/** How to reach the checks of a play test from a running game. */
const checks: readonly Screen[] = [
  {
    name: 'offered checks',
    within: side,
    async go(page) {
      await playGame(page);
      await watchPip(page);
      await page.getByRole('button', { name: 'Record from the start' }).click();
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Save play test' }).click();
      await page.getByRole('button', { name: 'Check that Pip exists' }).click();
      await page.getByRole('region', { name: 'Checks' }).getByRole('listitem').waitFor();
    },
  },
  {
    name: 'passed test',
    within: side,
    async go(page) {
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByText('Passed', { exact: true }).waitFor();
    },
  },
  {
    name: 'all play tests',
    within: side,
    go: (page) => page.getByRole('button', { name: 'All play tests' }).click(),
  },
];

describe('axe finds no violations', () => {
  test('in what explains a running game: active behaviors, answers, paths and a breakpoint', async () => {
    const { page, context } = await visitProject(pressGame());
    expect(await violationsOnScreens(page, screens)).toEqual([]);
    await context.close();
  });

  test('in the checks of a play test', async () => {
    const { page, context } = await visitProject(pressGame());
    expect(await violationsOnScreens(page, checks)).toEqual([]);
    await context.close();
  });
});
