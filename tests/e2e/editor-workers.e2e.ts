import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { canvasOf, visitDrawing } from './drawnImage.ts';
import { liveObjects } from './liveObjects.ts';
import { wave } from './player/wave.ts';
import { visitSound } from './soundPage.ts';

useBrowser();

const editors = [
  {
    tab: 'Sounds',
    row: 'beep, sound',
    open: () => visitSound(wave(0.25)),
    content: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reverse' }),
  },
  { tab: 'Images', row: 'Drawing, image', open: () => visitDrawing(), content: canvasOf },
] as const;

test.each(editors)(
  'a page where editors of $tab were closed keeps only the worker that checks the game, which ends with it',
  async (each) => {
    const { page, context, faults } = await each.open();
    const content = each.content(page);
    const leave = async () => {
      await page.getByRole('tab', { name: 'Scenes' }).click();
      await page.getByRole('row', { name: /^Barn/ }).press('Enter');
      await content.waitFor({ state: 'detached' });
    };
    for (const _ of ['once', 'twice']) {
      await leave();
      await page.getByRole('tab', { name: each.tab }).click();
      await page.getByRole('row', { name: each.row }).press('Enter');
      await content.waitFor();
    }
    await leave();
    await expect.poll(() => liveObjects(page, 'Worker')).toBe(1);
    await page.evaluate(() => {
      location.hash = '#/projects';
    });
    await page.getByRole('button', { name: 'Import' }).waitFor();
    await expect.poll(() => liveObjects(page, 'Worker')).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);
