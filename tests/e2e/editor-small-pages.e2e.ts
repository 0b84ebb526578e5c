import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
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
}, 60_000);

test('the pages of sounds and fonts lead to the others of their kind', async () => {
  const { page, context } = await visitProject({ ...project, assets: { ...project.assets, sounds } });
  await page.evaluate(() => {
    location.hash = location.hash.replace(/(#\/game\/[^/]+\/).*$/, '$1assets/fonts/Lora');
  });
  await page.getByRole('button', { name: 'Font Lora, other fonts' }).press('Enter');
  await page
    .getByRole('menuitemradio', { name: 'Tinos' })
    .or(page.getByRole('menuitem', { name: 'Tinos' }))
    .press('Enter');
  await page.getByRole('button', { name: 'Font Tinos, other fonts' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Font Lora, other fonts' }).waitFor();
  await context.close();
}, 60_000);
