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
  const graphics = (attributes: Readonly<Record<string, unknown>>) => ({ graphics: { attributes } });
  const actor = (id: string, x: number, y: number, parts = {}) => ({
    id,
    prototype: 'id1',
    position: { x, y },
    ...parts,
  });
  const star = (id: string, x: number, y: number, attributes: Readonly<Record<string, unknown>>) =>
    actor(id, x, y, { prototype: 'id2', aspects: graphics(attributes) });
  return buildProject({
    title: 'Pile',
    images: ['star'],
    prototypes: [
      { id: 'id1', name: 'Crate', attributes: { size } },
      { id: 'id2', name: 'Star', attributes: { size, image: 'star' } },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [
          {
            id: 'id10',
            actors: [
              star('id30', 360, 300, { horizontalWrap: 2, verticalWrap: 2, tileWidth: 30 }),
              actor('id20', 300, 300, { attributes: { color } }),
              actor('id21', 380.5, 330.25, { attributes: { rotation: 33 } }),
              actor('id22', 420, 260, { prototype: 'id404' }),
              star('id31', 460, 380, { flipHorizontally: true }),
            ],
          },
          {
            id: 'id11',
            actors: [
              actor('id23', 350, 240, { aspects: graphics({ visible: false }) }),
              star('id32', 330, 360, { blendingMode: 2 }),
              actor('id24', 700, 500, { attributes: { color, rotation: -7 } }),
            ],
          },
        ],
      },
    ],
  });
}

/** A scene with a picture that has a transparent quarter, once that is drawn: it then changes everything. */
async function openPile() {
  const quarters = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">
    <path d="M0 0h32v24h-32z" fill="#c22"/><path d="M32 0h32v24h-32z" fill="#2c2"/><path d="M0 24h32v24h-32z" fill="#22c"/>
  </svg>`;
  const picture = new Uint8Array(await sharp(Buffer.from(quarters)).png().toBuffer());
  const visit = await visitProject(pile(), new Map([['images/star.png', picture]]));
  const red = Buffer.from([0xcc, 0x22, 0x22]);
  await expect.poll(async () => Buffer.from(await pixels(visit.page)).includes(red)).toBe(true);
  return visit;
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
  const { page, context, faults } = await openPile();
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
  const { page, context } = await openPile();
  const drawn = await pixels(page);
  await world(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    canvas.dispatchEvent(new Event('contextrestored'));
  });
  expect(difference(await pixels(page), drawn)).toBe(0);
  await context.close();
});
