import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { clickScene, dragScene, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Actors of every kind that overlap each other. */
function pile() {
  const size = { width: 160, height: 120 };
  const color = { red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5 };
  const hidden = { graphics: { attributes: { visible: false } } };
  return buildProject({
    title: 'Pile',
    prototypes: [{ id: 'id1', name: 'Crate', attributes: { size } }],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [
          {
            id: 'id10',
            actors: [
              { id: 'id20', prototype: 'id1', position: { x: 300, y: 300 }, attributes: { color } },
              { id: 'id21', prototype: 'id1', position: { x: 380.5, y: 330.25 }, attributes: { rotation: 33 } },
              { id: 'id22', prototype: 'id404', position: { x: 420, y: 260 } },
            ],
          },
          {
            id: 'id11',
            actors: [
              { id: 'id23', prototype: 'id1', position: { x: 350, y: 240 }, aspects: hidden },
              { id: 'id24', prototype: 'id1', position: { x: 700, y: 500 }, attributes: { color, rotation: -7 } },
            ],
          },
        ],
      },
    ],
  });
}

const world = (page: Page) => stageOf(page).locator('canvas').first();

/** The pixels of the scene, without what is drawn above it, as a list of colors. */
async function pixels(page: Page): Promise<Uint8Array> {
  await drawFrames(page, 3);
  const url = await world(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    .raw()
    .toBuffer();
}

/** The largest difference of any component of any pixel, of 255. */
function difference(left: Uint8Array, right: Uint8Array): number {
  expect(left.length).toBe(right.length);
  return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))), 0);
}

/** Chromium blurs the edges of rotated shapes a little differently where a part of the canvas ends. */
const blurred = 48;

/** Counts, from now on, how often a part of a canvas is cleared, and how often a whole one. */
async function countDrawing(page: Page): Promise<() => Promise<{ parts: number; whole: number }>> {
  const counts = await world(page).evaluateHandle((canvas: HTMLCanvasElement) => {
    const found = { parts: 0, whole: 0 };
    const pen = canvas.getContext('2d');
    const clear = pen?.clearRect.bind(pen);
    if (!pen || !clear) throw new Error('The stage is drawn.');
    pen.clearRect = (x, y, width, height) => {
      found[width < canvas.width || height < canvas.height ? 'parts' : 'whole'] += 1;
      clear(x, y, width, height);
    };
    return found;
  });
  return () => counts.evaluate((found) => ({ ...found }));
}

test('draws only what an edit changes, and never leaves traces', async () => {
  const { page, context, faults } = await visitProject(pile());
  await stageOf(page).focus();
  await page.keyboard.press('Shift+Digit1');
  const drawn = await countDrawing(page);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => dragScene(page, [700, 500], [400, 320]),
    () => page.keyboard.press('.'),
    () => page.keyboard.press('ArrowLeft'),
    () => page.keyboard.press('Control+z'),
    () => page.keyboard.press('['),
    () => page.keyboard.press('Delete'),
    () => page.keyboard.press('Control+z'),
    () => clickScene(page, 460, 250),
    () => page.keyboard.press('Control+d'),
    () => page.keyboard.press('Shift+ArrowDown'),
  ];
  let latest = await pixels(page);
  let seen = 0;
  for (const step of steps) {
    await step();
    const { whole } = await drawn();
    const edited = await pixels(page);
    expect((await drawn()).whole).toBe(whole);
    // The view is the same, but has been chosen anew: everything is drawn.
    await page.keyboard.press('Shift+Digit1');
    expect(difference(edited, await pixels(page))).toBeLessThanOrEqual(blurred);
    expect((await drawn()).whole).toBeGreaterThan(whole);
    if (difference(edited, latest) > blurred) seen += 1;
    latest = edited;
  }
  expect((await drawn()).parts).toBeGreaterThan(steps.length);
  expect(seen).toBeGreaterThanOrEqual(steps.length / 2);
  expect(faults).toEqual([]);
  await context.close();
});

test('draws everything again when the graphics card has lost a picture', async () => {
  const { page, context } = await visitProject(pile());
  const drawn = await pixels(page);
  await world(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    canvas.dispatchEvent(new Event('contextrestored'));
  });
  expect(difference(await pixels(page), drawn)).toBe(0);
  await context.close();
});
