import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { layoutFaults } from './layoutFaults.ts';
import { phoneGame } from './phoneGame.ts';
import { showPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const screens: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a phone on its side', { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true }],
  ['a screen at 400 % zoom', { viewport: { width: 320, height: 640 } }],
  ['a screen at 200 % zoom', { viewport: { width: 683, height: 384 } }],
  ['a small tablet', { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true }],
];

/** Pages of the game, and what each shows once it is there. */
const pages: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['prototype/id1', (page) => page.getByRole('treegrid')],
  ['prototype/id1?view=body', (page) => page.getByRole('radio', { name: 'Circle' })],
  ['table/id70', (page) => page.getByRole('grid')],
  ['assets/fonts/Lora', (page) => page.getByRole('button', { name: 'Find uses' })],
  ['delegate/id80', (page) => page.getByRole('textbox', { name: 'Script Start' })],
  ['controller/1', (page) => page.getByRole('button', { name: 'Reset' })],
];

async function goTo(page: Page, part: string): Promise<void> {
  await page.evaluate((rest) => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${rest}`);
  }, part);
}

/** Looks at the page where it is now, and notes what does not fit. */
type Look = (where: string, within?: string) => Promise<void>;

async function lookAtScene(page: Page, look: Look): Promise<void> {
  await stageOf(page).focus();
  await page.keyboard.press('Tab');
  await page.getByText('1 of 1 selected').waitFor();
  const handle = page.getByRole('separator', { name: 'Height of the inspector' });
  for (const key of ['Home', 'ArrowUp', 'End']) {
    await handle.press(key);
    for (const tab of key === 'Home' ? [] : ['Actor', 'Scene', 'Game', 'Devices', 'Layers']) {
      await page.getByRole('complementary', { name: 'Inspector' }).getByRole('tab', { name: tab }).click();
      await look(`scene, sheet by ${key}, ${tab}`);
    }
    await look(`scene, sheet by ${key}`);
  }
  await handle.press('Home');
  await showPart(page, 'Library');
  for (const library of ['Actors', 'Scenes', 'Behaviors', 'Images', 'Sounds', 'Tables']) {
    await page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab', { name: library }).click();
    await page
      .getByRole('region', { name: `${library} library` })
      .getByRole('button')
      .first()
      .waitFor();
    await look(`${library} library`, `[aria-label="${library} library"]`);
  }
  // A press beside a drawer closes it.
  await page.getByRole('main').dispatchEvent('pointerdown');
}

async function lookAtOverlays(page: Page, look: Look): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await look('palette', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await goTo(page, 'prototype/id1');
  await page.getByRole('treegrid').waitFor();
  await page
    .getByRole('button', { name: /^Expression for Speed/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await look('expression', '[role=dialog]');
  await page.keyboard.press('Escape');
}

test.each(screens)('everything fits on %s', async (_, device) => {
  const { page, context, faults } = await visitProject(phoneGame(), undefined, undefined, device);
  const found: string[] = [];
  const look: Look = async (where, within) => {
    await drawFrames(page, 3);
    found.push(...(await layoutFaults(page, within)).map((fault) => `${where}: ${fault}`));
  };
  await page.getByRole('button', { name: 'Close' }).evaluateAll(([close]) => {
    if (close instanceof HTMLElement) close.click();
  });
  await page.getByText('Pocket imported').waitFor({ state: 'detached' });
  await lookAtScene(page, look);
  for (const [address, content] of pages) {
    await goTo(page, address);
    await content(page).first().waitFor();
    await look(address);
  }
  await lookAtOverlays(page, look);
  await goTo(page, 'preview?scene=id20');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await look('preview');
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await look('settings');
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
