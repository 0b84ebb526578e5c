import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

const project = buildProject({
  title: 'Keys',
  prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 90, height: 90 } } }],
  scenes: [
    {
      id: 'id20',
      name: 'Meadow',
      layers: [{ actors: [{ id: 'id40', prototype: 'id1', position: { x: 300, y: 300 } }] }],
    },
  ],
});

test('shortcuts are listed, found, changed and reset, and their names follow everywhere', async () => {
  const { page, context, faults } = await visitProject(project);
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent);
  await stageOf(page).focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.waitFor();
  expect(await violationsInThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('searchbox').fill('undo');
  await dialog.getByRole('button', { name: 'Undo: Ctrl Z, change' }).click();
  await page.keyboard.press('Control+k');
  await dialog.getByText('It was Ctrl K of “Search commands and places”, which has lost it.').waitFor();
  await dialog.getByRole('searchbox').fill('rulers');
  await dialog.getByRole('button', { name: 'Show or hide the rulers: R, change' }).click();
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: 'Show or hide the rulers: U, change' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Other');
  await page.keyboard.press('Enter');
  await expect.poll(title).toBe('Other');
  await stageOf(page).focus();
  await page.keyboard.press('Control+z');
  await drawFrames(page, 12);
  expect(await title()).toBe('Other');
  await page.keyboard.press('Control+k');
  await expect.poll(title).toBe('Keys');
  const rulers = () => page.locator('canvas').count();
  const before = await rulers();
  await page.keyboard.press('r');
  await drawFrames(page, 12);
  expect(await rulers()).toBe(before);
  await page.keyboard.press('u');
  await expect.poll(rulers).not.toBe(before);

  await page.reload();
  await stageOf(page).focus();
  await page.keyboard.press('?');
  await dialog.getByRole('searchbox').fill('search commands');
  await dialog.getByRole('button', { name: 'Search commands and places: No keys, change' }).waitFor();
  await dialog.getByRole('button', { name: 'Reset all' }).click();
  await dialog.getByRole('button', { name: 'Search commands and places: Ctrl K, change' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('taken keys are refused, changed ones are shown, and single letters can be switched off', async () => {
  const { page, context, faults } = await visitProject(project);
  await stageOf(page).press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('searchbox').fill('ctrl+shift+f');
  await dialog.getByRole('button', { name: 'Find in project: Ctrl Shift F, change' }).click();
  await page.keyboard.press('F6');
  await dialog.getByText('F6 always means “Next, previous part of the page” here. Choose other keys.').waitFor();
  await dialog.getByRole('button', { name: 'Find in project: Ctrl Shift F, change' }).click();
  await page.keyboard.press('Control+Shift+e');
  await dialog.getByRole('searchbox').fill('alt left');
  await dialog.getByRole('button', { name: 'Back: Alt Left, change' }).click();
  await page.keyboard.press('Alt+b');
  await dialog.getByRole('searchbox').fill('pencil');
  await dialog.getByRole('region', { name: 'Image' }).getByText('P', { exact: true }).waitFor();
  await dialog.getByText('Use single letters and signs as shortcuts').click();
  await dialog.getByText('When this is off, letters, digits and signs do nothing without Ctrl or Alt.').waitFor();
  expect(await violationsInThemes(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Back', exact: true }).hover();
  await page.getByRole('tooltip').getByText('Alt B').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and places' }).fill('zzz');
  await page.getByRole('option', { name: /Find “zzz”.*Ctrl Shift E$/ }).waitFor();
  await page.keyboard.press('Escape');

  const rulers = () => page.locator('canvas').count();
  const before = await rulers();
  await stageOf(page).press('r');
  await stageOf(page).press('?');
  await page.getByRole('button', { name: /^Zoom, / }).click();
  expect(await page.getByRole('menuitem', { name: 'Rulers' }).locator('kbd').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await rulers()).toBe(before);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and places' }).fill('>keyboard sh');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Reset all' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await stageOf(page).press('r');
  await expect.poll(rulers).not.toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('Ctrl Z undoes on a keyboard on which Z is where others have Y', async () => {
  const { page, context } = await visitProject(project);
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Other');
  await page.keyboard.press('Enter');
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent);
  await expect.poll(title).toBe('Other');
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', code: 'KeyY', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  await expect.poll(title).toBe('Keys');
  await context.close();
});
