import type { Page } from 'playwright';
import { type LanguageScreen, leaveDialog, part } from './languageScreen.ts';
import type { Spoken } from './spoken.ts';
import { stageOf } from './stagePage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the list of problems, whatever their count is. */
async function openProblems(page: Page, say: Spoken): Promise<void> {
  const start = say('Problems: {counts}', { counts: '' }).trim();
  await page.getByRole('button', { name: new RegExp(`^${start}`) }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** The question before the first row of a library is deleted. */
function deletion(library: string, row: string): LanguageScreen {
  return {
    name: `deletion of ${row}`,
    within: '[role=alertdialog]',
    async go(page, say) {
      await leaveDialog(page);
      await page.getByRole('tab', { name: say(library), exact: true }).click();
      const region = page.getByRole('region', { name: say(`${library} library`), exact: true });
      await region.getByRole('row', { name: new RegExp(`^${row}`) }).focus();
      await page.keyboard.press('Delete');
      await page.getByRole('alertdialog', { name: say('Warning') }).waitFor();
    },
  };
}

/** A tab beside the running game. */
function previewTab(name: string): LanguageScreen {
  return {
    name: `tab ${name}`,
    within: 'aside',
    async go(page, say) {
      const tab = page.getByRole('tab', { name: say(name), exact: true });
      await tab.click();
      await page.getByRole('tab', { name: say(name), exact: true, selected: true }).waitFor();
    },
  };
}

/** The tabs beside the running game of `lanterns`, then menus, lists and questions that open over its scene. */
export const overlayScreens: readonly LanguageScreen[] = [
  ...['Input', 'Services', 'Profile'].map(previewTab),
  {
    name: 'menu of Play',
    within: '[role=menu]',
    async go(page, say) {
      await part('scene/id2?tab=scene', '[role=application]').go(page, say);
      await button(page, say('Ways to play')).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'context menu of the stage',
    within: '[role=menu]',
    async go(page) {
      await leaveDialog(page);
      await stageOf(page).focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ContextMenu');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'context menu of an actor',
    within: '[role=menu]',
    async go(page) {
      await leaveDialog(page);
      await stageOf(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ContextMenu');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'Repeat',
    within: '[role=dialog]',
    async go(page, say) {
      await page.getByRole('menuitem', { name: say('Repeat…') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'Lock',
    within: '[role=alertdialog]',
    async go(page, say) {
      await leaveDialog(page);
      const inspector = page.getByRole('complementary', { name: say('Inspector') });
      await inspector.getByRole('tab', { name: say('Actor'), exact: true }).click();
      const strip = page.locator('[data-lock]');
      await strip.getByRole('button', { name: say('Unlock'), exact: true }).click();
      await strip.getByRole('button', { name: say('Lock'), exact: true }).click();
      await page.getByRole('alertdialog', { name: say('Warning') }).waitFor();
    },
  },
  {
    name: 'Problems',
    within: '[role=dialog]',
    async go(page, say) {
      await leaveDialog(page);
      await openProblems(page, say);
    },
  },
  {
    name: 'pinned Problems',
    within: '[data-region=inspector]',
    async go(page, say) {
      await button(page, say('Pin to the inspector')).click();
      await page
        .getByRole('tabpanel', { name: say('Problems') })
        .getByRole('listitem')
        .first()
        .waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'History',
    within: '[role=dialog]',
    async go(page, say) {
      await button(page, say('Unpin from the inspector')).click();
      await button(page, say('History')).click();
      await page.getByRole('dialog').getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'Versions',
    within: '[role=dialog]',
    async go(page, say) {
      await button(page, say('Versions')).click();
      const versions = page.getByRole('dialog', { name: say('Versions') });
      await versions.getByLabel(say('Name of the version')).fill('Glow');
      await versions.getByRole('button', { name: say('Save a version') }).click();
      await versions.getByRole('option').filter({ hasText: 'Glow' }).waitFor();
    },
  },
  deletion('Actors', 'Pip'),
  deletion('Scenes', 'Meadow'),
  deletion('Images', 'moss'),
  deletion('Sounds', 'click'),
  deletion('Tables', 'Level'),
  deletion('Scripts', 'Morning'),
];
