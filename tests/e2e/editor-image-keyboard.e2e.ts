import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { canvasOf, download, drag, drawn, inMenu, type Pixels, storedPixels, visitDrawing } from './drawnImage.ts';
import { untilFocused } from './focusedField.ts';

useBrowser();

/** Presses keys one after another: "ArrowLeft*3" three times. */
async function keys(page: Page, ...all: readonly string[]): Promise<void> {
  for (const each of all) {
    const [key = '', times = '1'] = each.split('*');
    for (let time = 0; time < Number(times); time++) await page.keyboard.press(key);
  }
}

/** Walks with Tab until a button has the focus, and presses it. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true }).first();
  for (let steps = 0; steps < 150; steps++) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('draws a sprite with every tool by keyboard only, and says where the cursor is and what is there', async () => {
  const { page, context, faults } = await visitDrawing();
  const said = page.locator('#image-cursor');
  await canvasOf(page).focus();
  // A filled body from (12, 12) to (31, 31), as a square: the last press has Shift.
  await keys(page, 'Shift+ArrowLeft*2', 'Shift+ArrowUp*2', 'r', 'Space', 'Shift+ArrowDown*2', 'ArrowUp');
  await keys(page, 'ArrowRight*5', 'Shift+Space', 'Shift+ArrowUp', 'f');
  await expect.poll(() => said.textContent()).toBe('17, 21, transparent');
  await tabTo(page, '#BE2633');
  await canvasOf(page).focus();
  await keys(page, 'Enter');
  await expect.poll(() => said.textContent()).toBe('17, 21, #BE2633');
  // An eye is erased; its color is picked from the outline; a line and a mouth are drawn.
  await keys(page, 'e', 'Space', 'i', 'ArrowLeft*5', 'Space', 'l', 'Shift+ArrowRight', 'ArrowDown*4', 'Space');
  await keys(page, 'ArrowRight*4', 'Space');
  // The wand takes the body, then Shift adds the outline; the selection moves 10 to the right, without the mouth.
  await keys(page, 'w', 'ArrowDown', 'Space', 'v', 'Enter', 'Shift+ArrowRight', 'Enter', 'Control+d');
  // A part is selected from press to press, and deleted.
  await keys(page, 's', 'Shift+ArrowUp', 'Space', 'ArrowRight*2', 'ArrowUp*2', 'Space', 'Delete', 'Control+d');
  // What a lasso surrounds is deleted, and a text is written and undone.
  await keys(page, 'p', 'Shift+ArrowDown*3', 'Shift+ArrowRight', 'Space', 'q', 'ArrowLeft*2', 'ArrowUp*2');
  await page.keyboard.down('Space');
  await keys(page, 'ArrowRight*4', 'ArrowDown*4', 'ArrowLeft*4', 'ArrowUp*4');
  await page.keyboard.up('Space');
  await keys(page, 'Delete', 'Control+d', 't', 'Space');
  const dialog = page.getByRole('dialog', { name: 'Text' });
  await dialog.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.type('Hi');
  await tabTo(page, 'Write');
  await dialog.waitFor({ state: 'detached' });
  await untilFocused(canvasOf(page));
  await keys(page, 'Control+s');
  const outline = 'M12 12h20v20h-20z M13 13v18h18v-18z';
  const body = 'M23 13h18v18h-18z M27 21h1v1h-1z M32 25h5v1h-5z M36 14h3v3h-3z';
  const svg = `<path d="${outline} M22 25h1v1h-1z"/><path d="${body}" fill="#BE2633"/>`;
  const sprite = await drawn(svg);
  await expect.poll(async () => painted(await storedPixels(page))).toBeGreaterThan(painted(sprite));
  await keys(page, 'Control+z', 'Control+s');
  await expect.poll(() => storedPixels(page)).toEqual(sprite);
  expect(faults).toEqual([]);
  await context.close();
});

test('moves frames with the mouse, a finger, keys and the menu', async () => {
  const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true };
  const { page, context, faults } = await visitDrawing(tablet);
  // Frame n has a line of n px.
  for (let count = 1; count <= 4; count++) {
    if (count > 1) await page.getByRole('button', { name: 'Add frame', exact: true }).click();
    await drag(page, [10, 10 * count], [10 + count - 1, 10 * count]);
  }
  expect(await lengthsOf(page)).toEqual([1, 2, 3, 4]);
  const boxOf = async (frame: number) => {
    const box = await page.getByRole('button', { name: `Frame ${frame}`, exact: true }).boundingBox();
    if (!box) throw new Error(`Frame ${frame} is shown.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  };
  const dropLine = page.locator('[data-drop]');
  const dragTo = async (from: number, to: number) => {
    const [start, end] = [await boxOf(from), await boxOf(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.move(end.x + Math.sign(to - from) * 5, end.y);
    await dropLine.waitFor();
  };
  await dragTo(1, 3);
  await page.mouse.up();
  expect(await lengthsOf(page)).toEqual([2, 3, 1, 4]);
  // Escape leaves the order; the frame that was active, the last one, stays active.
  await dragTo(4, 1);
  await page.keyboard.press('Escape');
  await dropLine.waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await lengthsOf(page)).toEqual([2, 3, 1, 4]);
  await page.getByRole('button', { name: 'Frame 4', pressed: true }).waitFor();

  // A finger that rests on a frame lifts it; one that moves at once scrolls.
  const client = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [second, last] = [await boxOf(2), await boxOf(4)];
  await finger('touchStart', last.x, last.y);
  await finger('touchMove', second.x, second.y);
  await finger('touchEnd');
  expect(await lengthsOf(page)).toEqual([2, 3, 1, 4]);
  await finger('touchStart', last.x, last.y);
  await page.locator('[data-dragged]').waitFor();
  await finger('touchMove', second.x + 10, second.y);
  await finger('touchMove', second.x - 5, second.y);
  await dropLine.waitFor();
  await finger('touchEnd');
  expect(await lengthsOf(page)).toEqual([2, 4, 3, 1]);

  await page.getByRole('button', { name: 'Frame 2', exact: true }).focus();
  await keys(page, 'Shift+Comma*2');
  expect(await lengthsOf(page)).toEqual([4, 2, 3, 1]);
  await inMenu(page, 'Image', 'Move frame later');
  expect(await lengthsOf(page)).toEqual([2, 4, 3, 1]);
  for (let undone = 0; undone < 4; undone++) await canvasOf(page).press('Control+z');
  expect(await lengthsOf(page)).toEqual([1, 2, 3, 4]);
  expect(faults).toEqual([]);
  await context.close();
});

/** How many pixels each of four frames has, in their order, on the sprite sheet that is downloaded. */
async function lengthsOf(page: Page): Promise<number[]> {
  const sheet = sharp(await download(page, 'Download as sprite sheet'));
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const lengths = [0, 0, 0, 0];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue;
    const frame = Math.floor(pixel / info.width / 64) * 2 + Math.floor((pixel % info.width) / 64);
    lengths[frame] = (lengths[frame] ?? 0) + 1;
  }
  return lengths;
}

function painted({ data }: Pixels): number {
  return data.filter((byte, at) => at % 4 === 3 && byte > 0).length;
}

test('undoes by the letter Z, wherever a keyboard has it', async () => {
  const { page, context } = await visitDrawing();
  const canvas = canvasOf(page);
  const redo = page.getByRole('button', { name: 'Redo in this image' });
  await canvas.focus();
  for (const place of ['KeyZ', 'KeyY', 'KeyW']) {
    await keys(page, 'ArrowRight', 'Space');
    await expect.poll(() => redo.isEnabled()).toBe(false);
    await canvas.evaluate((element, code) => {
      const options = { key: 'z', code, ctrlKey: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', options));
    }, place);
    await expect.poll(() => redo.isEnabled(), { message: place }).toBe(true);
  }
  await context.close();
});
