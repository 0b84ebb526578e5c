import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { importFrames, inMenu, type Pixels, save, setNumber, storedPixels, visitDrawing } from './drawnImage.ts';
import { longestTask } from './longestTask.ts';
import { withinGoal } from './withinGoal.ts';

useBrowser();

declare global {
  var handedOver: number[] | undefined;
}

const side = 2048;
const layers = 6;

/** Imports an image in which all quarters differ, and adds layers that are translucent everywhere. */
async function openLargePicture(page: Page): Promise<void> {
  const quarters = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="1024" height="1024" fill="#f00"/><rect x="1024" width="1024" height="1024" fill="#0f0"/>
    <circle cx="700" cy="1500" r="500" fill="#00f"/></svg>`;
  await importFrames(page, 'large.png', await sharp(Buffer.from(quarters)).png().toBuffer());
  await page.getByRole('button', { name: 'Use 1 frame' }).click();
  await page.getByText(`${side} × ${side} px`).waitFor();
  await setNumber(page, 'Opacity', 20);
  for (let layer = 2; layer <= layers; layer++) {
    await page.getByRole('button', { name: 'Add layer' }).click();
    await inMenu(page, 'Edit', 'Fill with the color');
    await untilDone(page);
  }
}

/** Waits until no work is shown. */
async function untilDone(page: Page): Promise<void> {
  await page.locator('[data-busy]').waitFor({ state: 'detached' });
}

async function rotate(page: Page, degrees: number): Promise<void> {
  await inMenu(page, 'Image', 'Rotate by an angle');
  const dialog = page.getByRole('dialog');
  await setNumber(dialog, 'Clockwise', degrees);
  await dialog.getByRole('button', { name: 'Rotate', exact: true }).click();
}

async function download(page: Page, item: string): Promise<string | undefined> {
  const downloading = page.waitForEvent('download');
  await inMenu(page, 'File', item);
  const { format } = await sharp(await buffer(await (await downloading).createReadStream())).metadata();
  return format;
}

function flipped({ width, height, data }: Pixels): Pixels {
  const words = new Uint32Array(data.slice().buffer);
  for (let y = 0; y < height; y++) words.subarray(y * width, (y + 1) * width).reverse();
  return { width, height, data: new Uint8ClampedArray(words.buffer) };
}

test('the page answers while a large picture is changed, saved and downloaded, and cancels what takes long', async () => {
  const { page, context, faults } = await visitDrawing();
  await openLargePicture(page);
  const undo = page.getByRole('button', { name: 'Undo in this image' });
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['saving', () => save(page)],
    ['hiding a layer', () => page.getByRole('button', { name: 'Hide Layer 2' }).click()],
    ['undo', () => undo.click()],
    ['flipping', () => inMenu(page, 'Image', 'Flip left and right')],
    ['rotating', () => rotate(page, 30)],
    ['undo of all', () => undo.click()],
    ['a sheet', async () => expect(await download(page, 'Download as sprite sheet')).toBe('png')],
    ['a GIF', async () => expect(await download(page, 'Download as GIF')).toBe('gif')],
  ];
  for (const [name, work] of works) {
    const longest = await longestTask(page, async () => {
      await work();
      await untilDone(page);
    });
    expect(longest, name).toBeLessThan(withinGoal(100));
  }
  const expected = flipped(await storedPixels(page)).data;
  await save(page);
  expect(Buffer.from((await storedPixels(page)).data).equals(Buffer.from(expected))).toBe(true);

  await rotate(page, 30);
  await page.getByText('Rotate…').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await untilDone(page);
  await page.getByText(`${side} × ${side} px`).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a GIF of many large frames is downloaded frame by frame', async () => {
  const { page, context, faults } = await visitDrawing();
  const count = 12;
  const frames = Array.from({ length: count }, (_, index) =>
    sharp({ create: { width: side, height: side, channels: 4, background: { r: index * 20, g: 0, b: 90, alpha: 1 } } })
      .png()
      .toBuffer(),
  );
  await importFrames(
    page,
    'many.gif',
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  await page.getByText(`${side} × ${side} px`).waitFor();
  // What the page hands over at once to its workers, in bytes.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage as (message: unknown, transfer: Transferable[]) => void;
    globalThis.handedOver = [];
    Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer?: unknown) {
      const sent = Array.isArray(transfer) ? transfer : [];
      globalThis.handedOver?.push(sent.reduce((sum: number, each: ArrayBuffer) => sum + each.byteLength, 0));
      post.call(this, message, sent);
    };
  });
  const downloading = page.waitForEvent('download');
  await inMenu(page, 'File', 'Download as GIF');
  const file = await buffer(await (await downloading).createReadStream());
  const { pages, width, pageHeight } = await sharp(file, { animated: true }).metadata();
  expect([pages, width, pageHeight]).toEqual([count, side, side]);
  const { data } = await sharp(file, { page: count - 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([(count - 1) * 20, 0, 90, 255]);
  const large = (await page.evaluate(() => globalThis.handedOver ?? [])).filter((bytes) => bytes > 1_000_000);
  expect(large).toEqual(Array.from({ length: count }, () => side * side * 4));
  expect(faults).toEqual([]);
  await context.close();
});
