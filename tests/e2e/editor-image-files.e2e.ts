import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import {
  canvasOf,
  choose,
  download,
  drag,
  drawn,
  importFrames,
  type Pixels,
  save,
  setNumber,
  storedPixels,
  visitDrawing,
} from './drawnImage.ts';
import { keepOpenProject } from './editedProject.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

/** Three figures of 8 by 8 px with gaps between them, in red, green and blue. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="8" shape-rendering="crispEdges">
  <rect width="8" height="8" fill="#f00"/><rect x="11" width="8" height="8" fill="#0f0"/><rect x="22" width="8" height="8" fill="#00f"/>
</svg>`;

const frames = (page: Page) => page.getByRole('button', { name: /^Frame \d+$/ });

/** The first pixel of an image of the project. */
async function firstPixel(page: Page, name: string): Promise<number[]> {
  const { width, height, data } = await storedPixels(page, name);
  return [width, height, ...data.subarray(0, 4)];
}

test('cuts a sheet at its gaps and by a grid, and downloads it as a sheet and as a GIF', async () => {
  const { page, context, faults } = await visitDrawing();
  const png = await sharp(Buffer.from(sheet)).png().toBuffer();
  await importFrames(page, 'sheet.png', png);
  const dialog = page.getByRole('dialog', { name: 'Cut into frames' });
  await dialog.getByRole('radio', { name: 'Size of a frame' }).click();
  for (const label of ['Width', 'Height']) await setNumber(page, label, 8);
  await setNumber(page, 'Spacing', 3);
  await dialog.getByText(/^3 frames/).waitFor();
  await dialog.getByRole('radio', { name: 'Transparent gaps' }).click();
  await dialog.getByRole('button', { name: 'Use 3 frames' }).click();
  await expect.poll(() => frames(page).count()).toBe(3);
  await save(page);
  expect(await Promise.all(['Drawing', 'Drawing2', 'Drawing3'].map((name) => firstPixel(page, name)))).toEqual([
    [8, 8, 255, 0, 0, 255],
    [8, 8, 0, 255, 0, 255],
    [8, 8, 0, 0, 255, 255],
  ]);

  const animation = await download(page, 'Download as GIF');
  const gif = await sharp(animation, { animated: true }).metadata();
  expect([gif.format, gif.pages, gif.width, gif.pageHeight]).toEqual(['gif', 3, 8, 8]);
  const joined = await sharp(await download(page, 'Download as sprite sheet')).metadata();
  expect([joined.format, joined.width, joined.height]).toEqual(['png', 16, 16]);

  await page.getByRole('button', { name: 'Delete frame' }).click();
  await expect.poll(() => frames(page).count()).toBe(2);
  await importFrames(page, 'walk.gif', animation);
  await expect.poll(() => frames(page).count()).toBe(3);
  await importFrames(page, 'notes.txt', Buffer.from('no picture'));
  await page.getByText('notes.txt was not imported. The file is damaged.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('paints smooth edges as another library does, within a pixel', async () => {
  const { page, context } = await visitDrawing();
  await choose(page, 'Ellipse');
  await page.getByRole('radio', { name: 'Filled' }).click();
  await page.getByRole('radio', { name: 'Smooth' }).click();
  // From the middle of one pixel to the middle of another.
  await drag(page, [10, 12], [50, 40]);
  await save(page);
  await compareEdges(page, '<ellipse cx="30.5" cy="26.5" rx="20" ry="14"/>');
  await page.keyboard.press('Control+z');
  await choose(page, 'Brush');
  await setNumber(page, 'Size', 9);
  await setNumber(page, 'Hardness', 100);
  await drag(page, [10, 10], [50, 45]);
  await save(page);
  await compareEdges(page, '<path d="M10.5 10.5L50.5 45.5" stroke="#000" stroke-width="9" stroke-linecap="round"/>');
  await context.close();
});

/** Every pixel is as opaque as one of the nine around it in the picture of the other library. */
async function compareEdges(page: Page, elements: string): Promise<void> {
  const ours = await storedPixels(page);
  const theirs = await drawn(`<g shape-rendering="auto">${elements}</g>`);
  const alpha = ({ width, height, data }: Pixels, x: number, y: number) =>
    data[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4 + 3] ?? 0;
  const outliers: string[] = [];
  let difference = 0;
  for (let y = 0; y < ours.height; y++) {
    for (let x = 0; x < ours.width; x++) {
      const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => alpha(theirs, x + dx, y + dy)));
      const own = alpha(ours, x, y);
      difference += Math.abs(own - alpha(theirs, x, y));
      if (own < Math.min(...around) - 2 || own > Math.max(...around) + 2) outliers.push(`${x} ${y}: ${own}`);
    }
  }
  expect(outliers).toEqual([]);
  expect(difference / (ours.width * ours.height)).toBeLessThan(1);
}

test('stores the picture when the page is left, and shows it again', async () => {
  const { page, context } = await visitDrawing();
  await drag(page, [10, 20], [30, 20]);
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page.getByRole('row', { name: /^Barn/ }).press('Enter');
  await canvasOf(page).waitFor({ state: 'detached' });
  const expected = await drawn('<rect x="10" y="20" width="21" height="1"/>');
  await expect.poll(() => storedPixels(page)).toEqual(expected);
  await page.goBack();
  await canvasOf(page).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  await context.close();
});

test('edits a smaller copy of an image that is too large, which undo brings back', async () => {
  const file = await sharp({ create: { width: 9000, height: 20, channels: 3, background: '#286' } })
    .png()
    .toBuffer();
  const built = buildProject({ title: 'Owls', scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }] });
  const images = [{ name: 'Huge', files: [{ name: 'Huge.png', size: file.length }] }];
  const project = { ...built, assets: { ...built.assets, images } };
  const files = new Map([['images/Huge.png', new Uint8Array(file)]]);
  const { page, context, faults } = await visitProject(project, files, keepOpenProject);
  await page.getByRole('tab', { name: 'Images' }).click();
  await page.getByRole('row', { name: /^Huge/ }).press('Enter');
  await page.getByText('It is too large to edit. The picture is 9000 x 20 px.').waitFor();
  expect(await violationsInThemes(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Edit a smaller copy' }).click();
  await page.getByText('8192 × 18 px').waitFor();
  await save(page);
  const { width, height, data } = await storedPixels(page, 'Huge');
  expect([width, height, ...data.subarray(0, 4)]).toEqual([8192, 18, 0x22, 0x88, 0x66, 255]);
  // Undo in the image has nothing to undo, so it is that of the project.
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Edit a smaller copy' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
