import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser, type Visit, visit } from './browser.ts';
import { layoutFaults } from './layoutFaults.ts';
import { actorsOf, stageOf } from './stagePage.ts';

useBrowser();

async function visitEmpty(device: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const opened = await visit({ isReturning: true, route: '/templates', ...device });
  await opened.page
    .getByRole('button', { name: /New project/ })
    .first()
    .click();
  await opened.page.getByText('The stage is yours').waitFor();
  return opened;
}

const way = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** The camera of the page is a canvas. */
function fakeCamera(): void {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
    value: async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const draw = () => {
        canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream(30);
    },
  });
}

test('a picture taken on the empty stage becomes its first actor, and undo brings the stage back', async () => {
  const { page, context, faults } = await visitEmpty({ prepare: fakeCamera });
  await way(page, /^Take a picture/).click();
  const dialog = page.getByRole('dialog', { name: 'Take a picture' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await way(page, /^Take a picture/).click();
  await dialog.getByRole('button', { name: 'Take Picture' }).click();
  await dialog.getByRole('button', { name: 'Add Picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/^webcamPic_\d+, .*, 480 by 480, selected$/);
  await stageOf(page).focus();
  await page.keyboard.press('Control+z');
  await page.getByText('The stage is yours').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('“Draw one” makes an actor with an empty image, and opens the image', async () => {
  const { page, context, faults } = await visitEmpty();
  await way(page, /^Draw one/).click();
  await page
    .getByRole('button', { name: 'Pencil' })
    .or(page.getByRole('radio', { name: 'Pencil' }))
    .first()
    .waitFor();
  expect(page.url()).toContain('/assets/image/Drawing');
  await page.goBack();
  await stageOf(page).waitFor();
  await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/^Drawing, .*, 64 by 64/);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  [1366, 768],
  [1180, 820],
  [820, 1180],
  [390, 844],
  [640, 360],
])('at %i by %i, every way to the first actor is within the stage', async (width, height) => {
  const { page, context } = await visitEmpty({ device: { viewport: { width, height } } });
  const stage = (await stageOf(page).boundingBox()) ?? expect.fail('the stage is shown');
  for (const name of [/^Add images/, /^Take a picture/, /^Draw one/]) {
    const box = (await way(page, name).boundingBox()) ?? expect.fail(`${name} is shown`);
    expect(box.y).toBeGreaterThanOrEqual(stage.y);
    expect(box.y + box.height).toBeLessThanOrEqual(stage.y + stage.height);
    expect(box.x).toBeGreaterThanOrEqual(stage.x);
    expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width);
  }
  expect(await layoutFaults(page, 'main')).toEqual([]);
  await context.close();
});

test('no label of the inspector’s Game tab is cut', async () => {
  const { page, context } = await visitEmpty();
  await page.getByRole('tab', { name: 'Game', exact: true }).click();
  const label = page.getByText('Resolution independent', { exact: true });
  const cut = await label.evaluate((node) => [
    node.scrollWidth - node.clientWidth,
    node.scrollHeight - node.clientHeight,
  ]);
  expect(cut).toEqual([0, 0]);
  await context.close();
});
