import { decodeWav } from '@playhouse/audio';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { wave } from './player/wave.ts';
import { storedBytes, tabTo } from './soundPage.ts';

useBrowser();

const patient = { timeout: 15_000 };

/** A new user's new project, made with the keyboard. */
async function visitNewProject() {
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device: { reducedMotion: 'reduce' } });
  const { page } = visited;
  await page.getByRole('button', { name: /New project/ }).waitFor();
  await tabTo(page, /New project/);
  await page.keyboard.press('Enter');
  await page.getByText('The stage is yours').waitFor();
  return visited;
}

/** The part of the page that has the focus. */
function focusedRegion(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? 'none');
}

/** Goes to a part of the page with F6. */
async function goToPart(page: Page, region: string): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    if ((await focusedRegion(page)) === region) return;
    await page.keyboard.press('F6');
  }
  throw new Error(`F6 does not reach ${region}.`);
}

/** Shows a library with the arrow keys, and moves into it. */
async function openLibrary(page: Page, name: string): Promise<void> {
  await goToPart(page, 'rail');
  await page.keyboard.press('Home');
  await tabTo(page, new RegExp(`^${name}$`), 'ArrowDown');
  await page
    .getByRole('region', { name: `${name} library` })
    .getByRole('button')
    .first()
    .waitFor();
  await goToPart(page, 'library');
}

const focused = (page: Page) => page.locator(':focus');

test('a script is added, fails, is mended and explained, and its editor is left, with the keyboard only', async () => {
  const { page, context, faults } = await visitNewProject();
  await openLibrary(page, 'Scripts');
  await tabTo(page, /^(New|Add) script$/);
  await page.keyboard.press('Enter');
  await typeWhenFocused(nameFieldOf(page), 'Start');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Script Start', exact: true });
  await code.waitFor();
  await goToPart(page, 'stage');
  await expect.poll(() => code.evaluate((node) => node === document.activeElement)).toBe(true);

  // An error, and the way to it.
  await page.keyboard.type("log('hi';");
  await page.keyboard.press('Delete');
  const problems = page.getByRole('region', { name: 'Problems of this script' });
  await problems.getByText('Line 1').waitFor(patient);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F8');
  const help = page.locator('.cm-tooltip-hover');
  await help.getByText(/expecting/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(')');
  await problems.getByText('No problems found.').waitFor(patient);

  // F1 in the arguments of a function explains it, on the screen and to screen readers.
  await page.keyboard.press('ArrowLeft');
  // The code editor removes an announcement soon after it was made.
  const announced = page.locator('.cm-announced').evaluate(
    (region) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          if (region.textContent?.trim()) resolve(region.textContent);
        }).observe(region, { childList: true, subtree: true, characterData: true });
        region.dataset.watched = '';
      }),
  );
  await page.locator('.cm-announced[data-watched]').waitFor({ state: 'attached' });
  await page.keyboard.press('F1');
  await help.getByText('log(...values: any[]): void').waitFor();
  expect(await announced).toMatch(/^log\(\.\.\.values: any\[\]\): void\. Writes a line/);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('F1');
  await help.waitFor();
  await page.keyboard.press('Home');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.type('let own; ');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F1');
  await page.getByRole('alertdialog').getByText('No help for this word.').waitFor();

  // The editor is left, and the list of events leads to a script that runs on another one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await tabTo(page, /^Events$/);
  await tabTo(page, /^Search events$/);
  await page.keyboard.type('purchase');
  await tabTo(page, /^Add script for onIAPRestoreItems$/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Script IAP Restore Items', exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a sound is selected, trimmed, heard and saved with the keyboard only', async () => {
  const { page, context, faults } = await visitNewProject();
  await openLibrary(page, 'Sounds');
  await tabTo(page, /^Add sound$/);
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, /^Choose File/);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'beep.wav', mimeType: '', buffer: Buffer.from(wave(0.25)) });
  await page.getByRole('row', { name: 'beep, sound' }).waitFor();
  await tabTo(page, /^beep, sound$/);
  await page.keyboard.press('Enter');
  const own = page.getByRole('main');
  await own.getByText('0.25 s', { exact: true }).waitFor();
  await goToPart(page, 'stage');
  expect(await focused(page).getAttribute('aria-label')).toBe('Waveform');

  // Ten steps of a hundredth of the shown sound.
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step++) await page.keyboard.press('Shift+ArrowRight');
  await own.getByText('0.025 s selected').waitFor();
  await page.keyboard.press('Control+t');
  await own.getByText('0.03 s', { exact: true }).waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('Space');
  await own.getByRole('button', { name: 'Stop' }).waitFor();
  await page.keyboard.press('Space');
  await own.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await tabTo(page, /^Start/);
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Reverse$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  const saved = decodeWav(Uint8Array.from(await storedBytes(page)));
  expect(saved.ok && saved.value.sound.channels[0]?.length).toBe(200);
  expect(faults).toEqual([]);
  await context.close();
});

test('a font is tried, and keys of a controller are mapped and removed, with the keyboard only', async () => {
  const { page, context, faults } = await visitNewProject();
  await openLibrary(page, 'Fonts');
  await tabTo(page, /^Tinos/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Tinos' }).waitFor();
  await goToPart(page, 'stage');
  await tabTo(page, /^Sample text$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Äpfel 語');
  await page.getByText('The sample has characters that the font lacks: 語').waitFor();

  await openLibrary(page, 'Controllers');
  await tabTo(page, /^Player 1, controller/);
  await tabTo(page, /^Player 2, controller/, 'ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Player 2' }).waitFor();
  await goToPart(page, 'stage');
  await tabTo(page, /^X, no key$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('F6');
  const keys = page.getByRole('region', { name: 'Keys' });
  await keys.getByRole('button', { name: 'X, f6' }).waitFor();
  await tabTo(page, /^Remove the key of X$/);
  await page.keyboard.press('Enter');
  await keys.getByRole('button', { name: 'X, no key' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
