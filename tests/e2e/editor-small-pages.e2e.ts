import { buildProject } from '@playhouse/core/testing';
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { canvasOf, choose, importFrames, visitDrawing } from './drawnImage.ts';
import { wave } from './player/wave.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const project = buildProject({
  title: 'Small',
  scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }],
  tables: [{ id: 'id70', name: 'Level', rows: ['a'], columns: [{ name: 'Points', type: 2, cells: [1] }] }],
  delegates: [{ id: 'id80', name: 'Start', event: 'onGameReady', source: 'log(1);' }],
});
const sounds = [{ name: 'beep', files: [{ name: 'beep.wav', size: wave(0.25).length }] }];

/** Each page, and a control of it that is there once it is shown. */
const pages = [
  ['table/id70', 'Import CSV'],
  ['assets/sound/beep', 'Save'],
  ['assets/fonts/Lora', 'Find uses'],
  ['delegate/id80', 'Events, functions and help'],
  ['controller/1', 'Reset'],
] as const;

test('pages of assets, tables, scripts and controllers are shown on a phone, with all tools of their heads', async () => {
  const { page, context, faults } = await visitProject(
    { ...project, assets: { ...project.assets, sounds } },
    new Map([['sounds/beep.wav', wave(0.25)]]),
    undefined,
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  );
  for (const [address, control] of pages) {
    await page.evaluate((rest) => {
      location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, `$1${rest}`);
    }, address);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: control, exact: true }).waitFor();
    await drawFrames(page, 3);
    const outside = await main.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const isOutside = ({ left, right }: DOMRect) =>
        left < box.left - 1 || right > Math.min(box.right, innerWidth) + 1;
      const buttons = [...element.querySelectorAll('header button')].filter((button) => button.checkVisibility());
      const names = buttons
        .filter((button) => isOutside(button.getBoundingClientRect()))
        .map((button) => button.ariaLabel);
      return [...(box.width > 300 && box.left < innerWidth / 2 ? [] : ['the page']), ...names];
    });
    expect([address, outside]).toEqual([address, []]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the pages of sounds and fonts lead to the others of their kind', async () => {
  const { page, context } = await visitProject({ ...project, assets: { ...project.assets, sounds } });
  await page.evaluate(() => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, '$1assets/fonts/Lora');
  });
  await page.getByRole('button', { name: 'Font Lora, choose another' }).press('Enter');
  await page
    .getByRole('menuitemradio', { name: 'Tinos' })
    .or(page.getByRole('menuitem', { name: 'Tinos' }))
    .press('Enter');
  await page.getByRole('button', { name: 'Font Tinos, choose another' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Font Lora, choose another' }).waitFor();
  await context.close();
});

/** That a dialog only scrolls down, and that its last button can be pressed then. */
async function expectFits(dialog: Locator): Promise<void> {
  const sideways = await dialog.evaluate((element) => {
    const parts = [element.parentElement ?? element, ...element.querySelectorAll('*')];
    const isCut = (part: Element) =>
      part.scrollWidth > part.clientWidth + 1 && !part.matches('textarea, input, option, select');
    return parts
      .filter((part) => getComputedStyle(part).overflowX !== 'visible' && isCut(part))
      .map(({ className }) => className);
  });
  expect(sideways).toEqual([]);
  await dialog.getByRole('button').last().click({ trial: true });
}

test.each([
  [320, 568],
  [390, 700],
  [640, 360],
])('long texts, high sheets and many columns fit into their dialogs at %i × %i', async (width, height) => {
  const { page, context, faults } = await visitDrawing();
  const small = { width, height };
  const wide = page.viewportSize() ?? small;
  await choose(page, 'Text');
  await canvasOf(page).click();
  const text = page.getByRole('dialog', { name: 'Text' });
  await page.setViewportSize(small);
  const lines = Array.from({ length: 60 }, (_, line) => `Owl${line}`.repeat(40));
  await text.getByRole('textbox', { name: 'Text' }).fill(lines.join('\n'));
  await expectFits(text);
  await text.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.setViewportSize(wide);
  const sheet = sharp({ create: { width: 64, height: 2000, channels: 4, background: '#f00' } });
  await importFrames(page, 'tower.png', await sheet.png().toBuffer());
  const cut = page.getByRole('dialog', { name: 'Cut into frames' });
  await cut.waitFor();
  await page.setViewportSize(small);
  for (const way of ['Size of a frame', 'Transparent gaps', 'Columns and rows']) {
    await cut.getByRole('radio', { name: way }).click();
    await expectFits(cut);
  }
  expect(faults).toEqual([]);
  await context.close();
});
