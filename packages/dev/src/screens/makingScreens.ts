import type { Page } from 'playwright';
import { pip, quiz, scripted } from './pictureGames.ts';
import { drawFrames, goTo, type Screen } from './screen.ts';

async function openImage(page: Page): Promise<void> {
  await goTo(page, 'assets/image/pip-stand');
  await page.getByRole('application').first().waitFor();
  await drawFrames(page, 30);
}

async function openSound(page: Page): Promise<void> {
  await goTo(page, 'assets/sound/jump');
  await page.getByRole('button', { name: 'Reverse' }).waitFor();
  await drawFrames(page, 30);
}

async function openMakeSound(page: Page): Promise<void> {
  await openSound(page);
  if (!(await page.getByRole('region', { name: 'Sounds library' }).isVisible()))
    await page.getByRole('tab', { name: 'Sounds', exact: true }).click();
  await page.getByRole('button', { name: 'Add sound' }).click();
  await page.getByRole('button', { name: 'Make a Sound' }).click();
  // The first sound is another one each time.
  const seed = page.getByRole('dialog', { name: 'Make a Sound' }).getByLabel('Seed');
  await seed.fill('2026');
  await seed.press('Enter');
}

async function openTable(page: Page): Promise<void> {
  await goTo(page, 'table/id501');
  await page.locator('[data-table-grid]').waitFor();
  await drawFrames(page, 10);
}

async function openFont(page: Page): Promise<void> {
  await goTo(page, 'assets/fonts/Lora');
  await page.getByText('Lora').first().waitFor();
  await drawFrames(page, 30);
}

async function openScript(page: Page): Promise<void> {
  await goTo(page, 'delegate/id801');
  await page.getByRole('textbox').first().waitFor();
  await drawFrames(page, 30);
}

async function openController(page: Page): Promise<void> {
  await goTo(page, 'controller/1');
  await page.getByRole('button', { name: /Reset/ }).first().waitFor();
}

/** Pictures, sounds, tables, fonts, scripts and controllers. */
export const makingScreens: readonly Screen[] = [
  { name: 'image', games: [pip], also: ['tablet'], open: openImage },
  { name: 'sound', games: [pip], also: ['tablet'], open: openSound },
  { name: 'make-sound', games: [pip], open: openMakeSound },
  { name: 'table', games: [quiz], also: ['tablet'], open: openTable },
  { name: 'font', games: [pip], open: openFont },
  { name: 'script', games: [scripted], also: ['tablet'], open: openScript },
  { name: 'controller', games: [pip], also: ['tablet'], open: openController },
];
