import type { Page } from 'playwright';
import { maze, pip, workedPip } from './pictureGames.ts';
import { openBehaviors, openPip, type Screen } from './screen.ts';

const library = (page: Page) => page.getByRole('region', { name: 'Behaviors library' });

async function openHelp(page: Page): Promise<void> {
  await openPip(page);
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('timer');
  await library(page)
    .getByRole('button', { name: /^Timer ?,/ })
    .hover();
  await library(page).getByRole('button', { name: 'Help for Timer' }).click();
  await page.getByRole('dialog', { name: 'Help for Timer' }).waitFor();
}

async function searchLibrary(page: Page): Promise<void> {
  await openPip(page);
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('speed');
}

/** The card of the velocity is selected, as after a click on it. */
async function openWorked(page: Page): Promise<void> {
  await openPip(page);
  await page.getByRole('heading', { name: 'Change Velocity', exact: true }).click();
}

async function openExpression(page: Page): Promise<void> {
  await openPip(page);
  await page
    .getByRole('button', { name: /^Speed, expression/ })
    .first()
    .focus();
  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'Speed' });
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.press('Control+End');
  for (let letter = 0; letter < ' * 40)'.length + 1; letter++) await page.keyboard.press('Backspace');
  await page.keyboard.type('game.Bo');
  await dialog.getByRole('option').or(page.getByRole('option')).first().waitFor();
  // Errors appear after a pause in typing.
  await dialog.getByText('There is no attribute').waitFor();
}

/** All behaviors of Pip pasted into another game. */
async function openPaste(page: Page): Promise<void> {
  await openPip(page);
  await page.getByRole('treegrid').locator('[data-row]').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page
    .getByText(/behaviors copied/)
    .first()
    .waitFor();
  await page.goto(page.url().replace(/#.*$/, '#/projects'));
  const title = maze.project.object.title;
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByRole('application').waitFor();
  const [actor] = [...maze.project.actors.values()].filter(({ behaviors }) => behaviors.length > 3);
  await openBehaviors(page, actor?.id ?? '');
  await page.getByRole('treegrid').locator('[data-row]').first().focus();
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('alertdialog', { name: 'Paste', exact: true });
  await dialog.getByText(/^0 of \d+ answered/).waitFor();
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).first().click();
}

async function openFind(page: Page): Promise<void> {
  await openPip(page);
  await page.keyboard.press('Control+Shift+F');
  await page.locator('[data-region=library] input:focus').waitFor();
  await page.keyboard.type('lantern');
  await page.getByText(/found in \d+ places/).waitFor();
}

async function openPalette(page: Page): Promise<void> {
  await openPip(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and places' }).waitFor();
  await page.keyboard.type('jump');
}

export const behaviorScreens: readonly Screen[] = [
  { name: 'behaviors', games: [workedPip], also: ['tablet', 'phone'], open: openWorked },
  { name: 'behaviors-empty', games: [pip], open: (page) => openBehaviors(page, 'id113') },
  { name: 'behavior-help', games: [workedPip], open: openHelp },
  { name: 'behavior-library', games: [workedPip], open: searchLibrary },
  { name: 'expression', games: [workedPip], also: ['tablet'], open: openExpression },
  { name: 'paste', games: [pip, maze], open: openPaste },
  { name: 'find', games: [workedPip], open: openFind },
  { name: 'palette', games: [workedPip], open: openPalette },
];
