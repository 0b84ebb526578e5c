import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
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

test('the sample game is drawn, and reacts to keys', async () => {
  const { page, faults } = await openFirefox('/projects');
  await press(page, /^Play$/);
  await page.waitForSelector('iframe');
  await page.waitForFunction(() => document.body.textContent?.includes('Title'));
  const shown = async () => Buffer.from(await page.screenshot({ clip: { x: 230, y: 90, width: 560, height: 400 } }));
  const title = await shown();
  const frame = await page.$('iframe');
  await frame?.click();
  await page.keyboard.press(' ');
  await page.waitForFunction(() => !document.querySelector('header')?.textContent?.includes('Title'));
  expect((await shown()).equals(title)).toBe(false);
  expect(await page.$$eval('[role="alert"]', (all) => all.length)).toBe(0);
  expect(faults).toEqual([]);
});
