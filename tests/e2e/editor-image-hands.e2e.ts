import { parse } from 'opentype.js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fontFile } from '../../fixtures/assets/build/fontParts.ts';
import { asepriteOf } from '../../packages/paint/src/aseprite/test/asepriteOf.ts';
import { violationsInThemes } from './axe.ts';
import { openOwnBrowser, useBrowser } from './browser.ts';
import {
  canvasOf,
  choose,
  drag,
  drawn,
  importFrames,
  inMenu,
  placeOf,
  save,
  setNumber,
  storedPixels,
  visitDrawing,
} from './drawnImage.ts';

useBrowser(openOwnBrowser);

/** Clears the layer, so that the next step begins with nothing. */
async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await inMenu(page, 'Edit', 'Delete');
  await page.keyboard.press('Control+d');
}

async function expectSaved(page: Page, svg: string, side = 64): Promise<void> {
  await save(page);
  expect(await storedPixels(page), svg).toEqual(await drawn(svg, side));
}

/** Chooses a command that asks in a dialog, and answers with numbers. */
async function answer(page: Page, item: string, numbers: Readonly<Record<string, number>>, action: string) {
  await inMenu(page, 'Image', item);
  for (const [label, value] of Object.entries(numbers)) await setNumber(page.getByRole('dialog'), label, value);
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('resizes, rotates and removes the background in dialogs, and imports an Aseprite file', async () => {
  const { page, context, faults } = await visitDrawing();
  await choose(page, 'Rectangle');
  await page.getByRole('radio', { name: 'Filled' }).click();
  await drag(page, [8, 16], [23, 31]);
  await answer(page, 'Resize image', { Width: 32 }, 'Resize');
  await expectSaved(page, '<rect x="4" y="8" width="8" height="8"/>', 32);
  await answer(page, 'Canvas size', { Width: 40, Height: 40 }, 'Change size');
  await expectSaved(page, '<rect x="8" y="12" width="8" height="8"/>', 40);
  await answer(page, 'Rotate by an angle', { Clockwise: 180 }, 'Rotate');
  await expectSaved(page, '<rect x="24" y="20" width="8" height="8"/>', 40);
  await answer(page, 'Rotate by an angle', { Clockwise: 45 }, 'Rotate');
  await page.getByText('57 × 57 px').waitFor();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
  await page.getByText('64 × 64 px').waitFor();

  await page.getByRole('button', { name: '#31A2F2', exact: true }).first().click();
  await choose(page, 'Fill');
  await drag(page, [2, 2]);
  await answer(page, 'Remove background', { Tolerance: 10 }, 'Remove');
  await expectSaved(page, '<rect x="8" y="16" width="16" height="16"/>');

  const pixels = [255, 0, 0, 255, 0, 0, 255, 255];
  const cel = { layer: 0, kind: 'compressed', x: 1, y: 1, width: 2, height: 1, pixels } as const;
  const file = {
    width: 4,
    height: 4,
    depth: 32,
    layers: [{ name: 'Body' }],
    frames: [{ cels: [cel] }, { cels: [] }],
  } as const;
  await importFrames(page, 'walk.aseprite', Buffer.from(asepriteOf(file)));
  await page.getByRole('button', { name: 'Body, rename' }).waitFor();
  const svg =
    '<rect x="1" y="1" width="1" height="1" fill="#f00"/><rect x="2" y="1" width="1" height="1" fill="#00f"/>';
  await expectSaved(page, svg, 4);
  expect((await storedPixels(page, 'Drawing2')).data.some((byte) => byte > 0)).toBe(false);

  // The image of a deleted frame goes with the same step, and comes back with it.
  await page.getByRole('button', { name: 'Frame 2' }).click();
  await page.getByRole('button', { name: 'Delete frame' }).click();
  await save(page);
  await page.getByText('Images of deleted frames were removed: Drawing2.').waitFor();
  expect(await imageNames(page)).toEqual(['Drawing']);
  await page.evaluate(() => {
    const opened = globalThis.edited as unknown as { project: { session: { undo(): void } } };
    opened.project.session.undo();
  });
  expect(await imageNames(page)).toEqual(['Drawing', 'Drawing2']);
  expect(faults).toEqual([]);
  await context.close();
});

function imageNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opened = globalThis.edited as unknown as {
      project: { session: { getState(): { project: { assets: { images: { name: string }[] } } } } };
    };
    return opened.project.session.getState().project.assets.images.map(({ name }) => name);
  });
}

test('crops, trims, shows the frames around, and plays them', async () => {
  const { page, context, faults } = await visitDrawing();
  await choose(page, 'Rectangle');
  await page.getByRole('radio', { name: 'Filled' }).click();
  await drag(page, [8, 16], [23, 31]);
  await choose(page, 'Select rectangle');
  await drag(page, [4, 4], [35, 35]);
  await inMenu(page, 'Image', 'Crop to selection');
  await expectSaved(page, '<rect x="4" y="12" width="16" height="16"/>', 32);
  await inMenu(page, 'Image', 'Trim transparent edges');
  await expectSaved(page, '<rect width="16" height="16"/>', 16);

  const seen = () =>
    canvasOf(page)
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.getByRole('button', { name: 'Add frame', exact: true }).click();
  await page.getByRole('button', { name: 'Frame 2', exact: true }).waitFor();
  const skin = page.getByRole('button', { name: 'Show the frames before and after' });
  if ((await skin.getAttribute('aria-pressed')) === 'true') await skin.click();
  // Canvases are drawn in the next animation frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const without = await seen();
  await skin.click();
  await expect.poll(seen).not.toBe(without);
  await skin.click();
  await expect.poll(seen).toBe(without);
  const preview = page.getByRole('img', { name: 'Preview of the animation' });
  const shown = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const play = page.getByRole('button', { name: /^(?:Play|Pause) the animation$/ });
  if ((await play.getAttribute('aria-label')) === 'Play the animation') await play.click();
  const frames = new Set<string>();
  await expect.poll(async () => frames.add(await shown()).size, { interval: 30 }).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('repeats a stroke at the axes that are chosen, pixel by pixel, as one step', async () => {
  const { page, context, faults } = await visitDrawing();
  const stroke = () => drag(page, [10, 10], [20, 10], [20, 20]);
  const leftRight = page.getByRole('button', { name: 'Draw left and right alike' });
  const topBottom = page.getByRole('button', { name: 'Draw top and bottom alike' });
  // A line of 1 px has no doubled corner.
  const quarters = {
    topLeft: '<path d="M10 10h10v1h-10z M20 11h1v10h-1z"/>',
    topRight: '<path d="M44 10h10v1h-10z M43 11h1v10h-1z"/>',
    bottomLeft: '<path d="M10 53h10v1h-10z M20 43h1v10h-1z"/>',
    bottomRight: '<path d="M44 53h10v1h-10z M43 43h1v10h-1z"/>',
  };
  const { topLeft, topRight, bottomLeft } = quarters;
  await leftRight.click();
  await stroke();
  await expectSaved(page, topLeft + topRight);
  await page.keyboard.press('Control+z');
  await expectSaved(page, '');
  await topBottom.click();
  await stroke();
  await expectSaved(page, Object.values(quarters).join(''));
  await clear(page);
  await leftRight.click();
  await stroke();
  await expectSaved(page, topLeft + bottomLeft);
  await clear(page);
  await topBottom.click();
  await stroke();
  await expectSaved(page, topLeft);
  expect(faults).toEqual([]);
  await context.close();
});

/** What the Animate behaviors of the only actor have. */
function animatesOf(page: Page): Promise<{ readonly images: unknown; readonly speed: unknown }[]> {
  return page.evaluate(() => {
    const opened = globalThis.edited?.project as unknown as {
      session: {
        getState(): {
          project: { actors: Map<string, { behaviors: { attributes: { images: unknown; speed: unknown } }[] }> };
        };
      };
    };
    const [actor] = opened.session.getState().project.actors.values();
    return (actor?.behaviors ?? []).map(({ attributes: { images, speed } }) => ({ images, speed }));
  });
}

test('gives an actor the frame rate that is typed into its field', async () => {
  const { page, context, faults } = await visitDrawing();
  await drag(page, [1, 1], [1, 1]);
  await page.getByRole('button', { name: 'Duplicate frame' }).click();
  const rate = page.getByRole('spinbutton', { name: 'Frames per second' });
  const usual = await rate.inputValue();
  expect(usual).not.toBe('24');
  await setNumber(page, 'Frames per second', 24);
  await canvasOf(page).press('Control+z');
  await expect.poll(() => rate.inputValue()).toBe(usual);
  await canvasOf(page).press('Control+Shift+z');
  await expect.poll(() => rate.inputValue()).toBe('24');

  await page.evaluate(() => {
    globalThis.edited?.project.session.dispatch({ kind: 'prototype.add', data: { id: 'id900', name: 'Hero' } });
  });
  const animate = async () => {
    await inMenu(page, 'File', 'Animate an actor');
    await page.getByRole('button', { name: /^Actor/ }).click();
    await page.getByRole('option', { name: 'Hero' }).click();
    await page.getByRole('button', { name: 'Save and animate' }).click();
  };
  const images = 'Drawing\tDrawing2';
  await animate();
  await expect.poll(() => animatesOf(page)).toEqual([{ images, speed: 24 }]);
  await setNumber(page, 'Frames per second', 7);
  await animate();
  await expect.poll(() => animatesOf(page)).toEqual([{ images, speed: 7 }]);
  expect(faults).toEqual([]);
  await context.close();
});

test('pastes from other programs, writes with the fonts of the game, and drags layers', async () => {
  const font = fontFile();
  const { page, context, faults } = await visitDrawing(
    { permissions: ['clipboard-read', 'clipboard-write'] },
    { Square: font },
  );
  await choose(page, 'Rectangle');
  await page.getByRole('radio', { name: 'Filled' }).click();
  await drag(page, [3, 4], [12, 8]);
  await choose(page, 'Select rectangle');
  await drag(page, [3, 4], [12, 8]);
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Pasted, rename' }).waitFor();
  await expectSaved(page, '<rect x="3" y="4" width="10" height="5"/>');
  // Other programs get the pixels, too.
  expect(await page.evaluate(copiedSize)).toBe('10 5');
  await page.evaluate(copyGreen);
  await page.keyboard.press('Control+v');
  const both = '<rect x="3" y="4" width="10" height="5"/><rect x="30" y="28" width="4" height="8" fill="#0f0"/>';
  await expectSaved(page, both);

  // The lowest layer, which is blank, goes to the top.
  const rows = page.getByRole('grid', { name: 'Layers, front first' }).getByRole('row');
  const names = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  await rows.last().dragTo(rows.first(), { targetPosition: { x: 20, y: 2 } });
  await expect.poll(async () => (await names())[0]).toBe('Layer 1');
  await page.keyboard.press('Control+z');
  expect((await names()).at(-1)).toBe('Layer 1');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await clear(page);
  await page
    .getByRole('button', { name: 'Layer 1', exact: true })
    .or(page.getByRole('button', { name: 'Layer 1, rename' }))
    .click();
  await choose(page, 'Text');
  await drag(page, [10, 12]);
  const dialog = page.getByRole('dialog', { name: 'Text' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('A');
  await dialog.getByRole('button', { name: /^Font/ }).click();
  await page.getByRole('option', { name: 'Square', exact: true }).click();
  await setNumber(dialog, 'Size', 20);
  await dialog.getByRole('button', { name: 'Write' }).click();
  await dialog.waitFor({ state: 'detached' });
  await save(page);
  const box = parse(new Uint8Array(font).buffer).getPath('A', 0, 0, 20).getBoundingBox();
  const written = boundsOf(await storedPixels(page));
  expect(Math.abs(written.width - (box.x2 - box.x1))).toBeLessThanOrEqual(1);
  expect(Math.abs(written.height - (box.y2 - box.y1))).toBeLessThanOrEqual(1);
  expect(Math.abs(written.x - 10 - box.x1)).toBeLessThanOrEqual(1);
  expect(faults).toEqual([]);
  await context.close();
});

async function copiedSize(): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [item] = await navigator.clipboard.read();
    if (!item?.types.includes('image/png')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      continue;
    }
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return `${width} ${height}`;
  }
  return 'nothing';
}

async function copyGreen(): Promise<void> {
  const canvas = new OffscreenCanvas(4, 8);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#0f0';
  context?.fillRect(0, 0, 4, 8);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': canvas.convertToBlob() })]);
}

/** The smallest rectangle with all visible pixels. */
function boundsOf({ width, data }: { readonly width: number; readonly data: Uint8ClampedArray }) {
  const seen = Array.from({ length: data.length / 4 }, (_, at) => at).filter((at) => (data[at * 4 + 3] ?? 0) > 0);
  const columns = seen.map((at) => at % width);
  const rows = seen.map((at) => Math.floor(at / width));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

test('draws with a finger and a pen, moves the view with two fingers, and keeps the settings of tools', async () => {
  const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true };
  const { page, context, faults } = await visitDrawing(tablet);
  const client = await page.context().newCDPSession(page);
  const fingers = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...pixels: readonly (readonly [number, number])[]
  ) => {
    const places = await Promise.all(pixels.map(([x, y]) => placeOf(page, x + 0.5, y + 0.5)));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((at, id) => ({ ...at, id })) });
  };
  await fingers('touchStart', [10, 10]);
  await fingers('touchMove', [20, 10]);
  await fingers('touchEnd');
  // What a first finger has begun is taken back by a second one.
  const scale = page.locator('footer').getByText(/^\d+ %$/);
  const shown = await scale.textContent();
  const [a, b, c, d] = await Promise.all(
    [
      [20, 40],
      [40, 40],
      [12, 40],
      [48, 40],
    ].map(([x = 0, y = 0]) => placeOf(page, x, y)),
  );
  const send = (type: 'touchStart' | 'touchMove', ...places: ({ x: number; y: number } | undefined)[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.flatMap((at, id) => (at ? [{ ...at, id }] : [])),
    });
  await send('touchStart', a);
  await send('touchStart', a, b);
  await send('touchMove', c, d);
  await fingers('touchEnd');
  await expect.poll(() => scale.textContent()).not.toBe(shown);
  await page.keyboard.press('0');
  await expect.poll(() => scale.textContent()).toBe(shown);

  await setNumber(page, 'Size', 8);
  const pen = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, force: number) => {
    const at = await placeOf(page, x + 0.5, 40.5);
    const button = { button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 } as const;
    await client.send('Input.dispatchMouseEvent', { type, ...at, ...button, pointerType: 'pen', force });
  };
  await pen('mousePressed', 10, 0.25);
  await pen('mouseMoved', 20, 0.25);
  await pen('mouseMoved', 40, 1);
  await pen('mouseMoved', 50, 1);
  await pen('mouseReleased', 50, 1);
  await save(page);
  const { data } = await storedPixels(page);
  const painted = (x: number) =>
    Array.from({ length: 64 }, (_, y) => y).filter((y) => (data[(y * 64 + x) * 4 + 3] ?? 0) > 0).length;
  // A line of the finger, and a stroke that is as thick as the pen was pressed.
  expect([5, 12, 45].map(painted)).toEqual([0, 1 + 2, 8]);
  expect((await drawn('<rect x="10" y="10" width="11" height="1"/>')).data.subarray(0, 64 * 4 * 20)).toEqual(
    data.subarray(0, 64 * 4 * 20),
  );

  await choose(page, 'Brush');
  expect(await violationsInThemes(page, 'main')).toEqual([]);
  await page.reload();
  await canvasOf(page).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Brush', pressed: true }).count()).toBe(1);
  expect(await page.getByRole('spinbutton', { name: 'Size', exact: true }).inputValue()).toBe('8');
  expect(faults).toEqual([]);
  await context.close();
});
