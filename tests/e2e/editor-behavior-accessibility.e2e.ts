import { attachImages, copyBehaviors, writeClipboardText } from '@playhouse/core';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { homeFiles, homeGame, needyIds } from '../../fixtures/paste/pasteGames.ts';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { fieldGame } from './fieldGame.ts';
import { findFieldOf, paletteFieldOf, typeWhenFocused } from './focusedField.ts';
import { ruleGame } from './ruleGame.ts';
import { openPart, visitProject } from './stagePage.ts';

useBrowser();

async function openPip(page: Page): Promise<void> {
  await openPart(page, 'prototype/id1');
}

const library = (page: Page) => page.getByRole('region', { name: 'Behaviors library' });

/** How to reach every screen of the behavior editor, each from the previous one. */
const screens: readonly Screen[] = [
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
      await typeWhenFocused(paletteFieldOf(page), 'lan');
      await page.getByRole('option', { name: /Collect a lantern/ }).waitFor();
    },
  },
  {
    name: 'find panel',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Shift+f');
      await typeWhenFocused(findFieldOf(page), 'boots');
      await page.getByText(/found in 2 places/).waitFor();
    },
  },
];

/** How to reach the editors of single values, each from the previous one. */
const fields: readonly Screen[] = [
  {
    name: 'expression dialog',
    within: '[role=dialog]',
    async go(page) {
      await openPip(page);
      await page.getByRole('button', { name: /^Expression for Speed, Move/ }).click();
      await dialog(page).getByRole('list', { name: 'self' }).getByRole('button').first().focus();
    },
  },
  {
    name: 'suggestions of the dialog',
    within: '[role=dialog], [popover]',
    async go(page) {
      await code(page).press('Control+a');
      await page.keyboard.type('max(bo');
      await suggestions(page).waitFor();
    },
  },
  {
    name: 'message of the dialog',
    within: '[role=dialog]',
    async go(page) {
      await page.keyboard.press('Escape');
      await code(page).press('Control+a');
      await page.keyboard.insertText('1 + ');
      await dialog(page)
        .getByText(/^Expected /)
        .waitFor();
    },
  },
  {
    name: 'suggestions of an expression in its field',
    within: '[data-row=id53], [popover]',
    async go(page) {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('button', { name: /^Speed, expression: / })
        .first()
        .press('Enter');
      await page.locator('[data-row=id53] .cm-focused').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.type(' + bo');
      await suggestions(page).waitFor();
    },
  },
  {
    name: 'attribute picker',
    within: '[role=dialog]',
    async go(page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Attribute, game.Boots' }).click();
      await dialog(page).getByRole('list', { name: 'Attributes' }).waitFor();
    },
  },
  {
    name: 'search of the attribute picker',
    within: '[role=dialog]',
    async go(page) {
      await page.keyboard.type('boo');
      await page.getByRole('option', { name: 'game.Boots' }).waitFor();
    },
  },
  {
    name: 'keys by name',
    within: '[role=dialog]',
    async go(page) {
      // The first Esc clears the search.
      await page.keyboard.press('Escape');
      await closeAll(page);
      await page.getByRole('button', { name: 'Key, all keys' }).first().click();
      await page.keyboard.type('sp');
    },
  },
  {
    name: 'awaited key',
    within: '[data-condition=id52]',
    async go(page) {
      await page.keyboard.press('Escape');
      await closeAll(page);
      await page.getByRole('button', { name: 'Key, space' }).click();
      await page.getByRole('button', { name: 'Key, press a key' }).waitFor();
    },
  },
  {
    name: 'selected images, and points',
    within: '[data-row=id55], [data-row=id56]',
    async go(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('grid', { name: 'Images' }).getByRole('row').nth(1).click();
    },
  },
  {
    name: 'menu of the images',
    within: '[role=menu]',
    go: (page) => page.getByRole('button', { name: 'Arrange Images' }).click(),
  },
  {
    name: 'color',
    within: '[role=dialog]',
    async go(page) {
      await closeAll(page);
      await page
        .locator('[data-row=id56]')
        .getByRole('button', { name: /^Color, / })
        .click();
    },
  },
  {
    name: 'questions of a paste',
    within: '[role=alertdialog]',
    async go(page) {
      await closeAll(page);
      await dropFile(page, needyPart());
      const asked = page.getByRole('alertdialog', { name: 'Paste', exact: true });
      await asked.getByRole('navigation', { name: 'Questions' }).waitFor();
    },
  },
];

const dialog = (page: Page) => page.getByRole('dialog');
const code = (page: Page) => page.locator('.cm-content');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

/** Closes an open dialog or menu. */
async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog], [role=menu]').waitFor({ state: 'detached' });
}

/** A screen on which all rows of the list are rendered. */
const wholeList = { width: 1366, height: 1900 };

const tablet: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };

/** A file with behaviors that raise ten questions in another game. */
function needyPart(): string {
  const copied = copyBehaviors(homeGame(), { gameId: 'elsewhere', owner: { prototype: 'id1' }, ids: needyIds });
  if (!copied.ok) throw new Error('the behaviors can be copied');
  return writeClipboardText(attachImages(copied.value, homeFiles));
}

/** Drops a file anywhere on the page. */
async function dropFile(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'needy.playhouse-part.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
}

describe('axe finds no violations', () => {
  test('in the list, the library, the palette and the find panel', async () => {
    const { page, context } = await visitProject(ruleGame());
    expect(await violationsOnScreens(page, screens)).toEqual([]);
    await context.close();
  });

  test('in the editors of expressions, attributes, keys, images, colors and points, and in a paste', async () => {
    const { page, context } = await visitProject(fieldGame(), undefined, undefined, { viewport: wholeList });
    expect(await violationsOnScreens(page, fields)).toEqual([]);
    await context.close();
  });

  test('in the list on a tablet', async () => {
    const { page, context } = await visitProject(ruleGame(), undefined, undefined, tablet);
    expect(await violationsOnScreens(page, [{ name: 'tablet', go: openPip }])).toEqual([]);
    await context.close();
  });
});
