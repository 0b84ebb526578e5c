import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { decodePng } from '../e2e/player/png.ts';
import { openFirefox, press } from './firefoxPage.ts';

/** What the stage says of its actors. */
function actorsOf(page: Page): Promise<string[]> {
  return page.$$eval('[data-actor]', (all) => all.map((element) => (element.textContent ?? '').trim()));
}

async function undo(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
}

const patient = { timeout: 20_000 };

test('a game is begun, changed, undone and kept over a reload', async () => {
  const { page, faults } = await openFirefox('/templates');
  await press(page, /^New project/);
  await page.waitForSelector('[role="application"]');
  await press(page, /^Add actor/);
  await page.waitForSelector('[role="row"] input:focus');
  await page.keyboard.type('Pip');
  await page.keyboard.press('Enter');
  await page.hover('[role="row"]');
  await press(page, /^More actions for Pip/);
  await press(page, /^Add to scene/);
  const placed = ['Pip, layer New Layer, x 512, y 384, 100 by 100, selected'];
  await expect.poll(() => actorsOf(page), patient).toEqual(placed);

  const stage = await page.$('[role="application"]');
  const box = await stage?.boundingBox();
  if (!box) throw new Error('The stage is shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await actorsOf(page))[0], patient).not.toBe(placed[0]);
  await undo(page);
  await expect.poll(() => actorsOf(page), patient).toEqual(placed);

  await page.waitForFunction(() => document.body.textContent?.includes('Saved on this computer'));
  await page.reload();
  await expect.poll(() => actorsOf(page), patient).toEqual(['Pip, layer New Layer, x 512, y 384, 100 by 100']);
  expect(faults).toEqual([]);
});

/** Of the ground in both scenes, and of a heart in the second one. */
const [soil, red] = ['#6a4a5c', '#e4484f'];

/** The color of the game at a place in its scene of 1024 x 768, which the frame shows as a whole. */
async function colorAt(page: Page, x: number, y: number): Promise<string> {
  const box = await (await page.$('iframe'))?.boundingBox();
  if (!box) throw new Error('The game is shown.');
  const zoom = Math.min(box.width / 1024, box.height / 768);
  const clip = {
    x: box.x + box.width / 2 + (x - 512) * zoom,
    y: box.y + box.height / 2 - (y - 384) * zoom,
    width: 1,
    height: 1,
  };
  const color = decodePng(await page.screenshot({ clip })).at(0, 0);
  return `#${Buffer.from(color.slice(0, 3)).toString('hex')}`;
}

test('the sample game is drawn, and reacts to keys', async () => {
  const { page, faults } = await openFirefox('/projects');
  await press(page, /^Play$/);
  await page.waitForSelector('iframe');
  await page.waitForFunction(() => document.body.textContent?.includes('Title'));
  const shown = async () => ({ ground: await colorAt(page, 452, 60), heart: await colorAt(page, 92, 724) });
  await expect.poll(shown, patient).toMatchObject({ ground: soil });
  expect(await shown()).not.toMatchObject({ heart: red });
  const frame = await page.$('iframe');
  await frame?.click();
  await page.keyboard.press(' ');
  await page.waitForFunction(() => !document.querySelector('header')?.textContent?.includes('Title'));
  await expect.poll(shown, patient).toEqual({ ground: soil, heart: red });
  expect(await page.$$eval('[role="alert"]', (all) => all.length)).toBe(0);
  expect(faults).toEqual([]);
});
