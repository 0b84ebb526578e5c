import { buffer } from 'node:stream/consumers';
import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { keepOpenProject } from './editedProject.ts';
import { visitProject } from './stagePage.ts';

/** A light scene, so that drawings begin with black. */
const scene = { attributes: { color: { red: 1, green: 1, blue: 1, alpha: 1 } }, id: 'id1', name: 'Barn' };

/** The page of a new image of 64 by 64 px, reached with “Draw one”, in a game with the given fonts. */
export async function visitDrawing(
  device: Parameters<typeof visitProject>[3] = {},
  fonts: Readonly<Record<string, Uint8Array>> = {},
) {
  const built = buildProject({ title: 'Owls', scenes: [{ ...scene, layers: [{ id: 'id10' }] }] });
  const assets = Object.entries(fonts).map(([name, { length }]) => ({
    name,
    files: [{ name: `${name}.ttf`, size: length }],
  }));
  const project = { ...built, assets: { ...built.assets, fonts: assets } };
  const files = new Map(Object.entries(fonts).map(([name, bytes]) => [`fonts/${name}.ttf`, bytes] as const));
  const visited = await visitProject(project, files, keepOpenProject, device);
  await drawOne(visited.page);
  return visited;
}

export async function drawOne(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Images' }).click();
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  // The canvas of another image is shown until the new one replaces it.
  await page.evaluate(() => {
    for (const canvas of document.querySelectorAll('[role=application]')) canvas.setAttribute('data-left', '');
  });
  await page.getByRole('button', { name: 'Draw one', exact: true }).click();
  await canvasOf(page).and(page.locator(':not([data-left])')).waitFor();
}

/** The canvas, which takes pointer and keyboard input. */
export function canvasOf(page: Page): Locator {
  return page.getByRole('application', { name: /^Picture of/ });
}

export async function choose(page: Page, tool: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Drawing tools' }).getByRole('button', { name: tool, exact: true }).click();
}

/** The page position of a place in a picture that is shown as a whole. */
export async function placeOf(page: Page, x: number, y: number, side = 64): Promise<{ x: number; y: number }> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('There is no canvas.');
  const text = await page
    .locator('footer')
    .getByText(/^\d+ %$/)
    .textContent();
  const scale = Number.parseInt(text ?? '', 10) / 100;
  return {
    x: box.x + Math.round((box.width - side * scale) / 2) + x * scale,
    y: box.y + Math.round((box.height - side * scale) / 2) + y * scale,
  };
}

/** Presses, drags through the middles of pixels, and lets go. */
export async function drag(page: Page, ...pixels: readonly (readonly [x: number, y: number])[]): Promise<void> {
  for (const [index, [x, y]] of pixels.entries()) {
    const at = await placeOf(page, x + 0.5, y + 0.5);
    await page.mouse.move(at.x, at.y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((each) => each.textContent === 'Save' && each.disabled),
  );
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The file of an image as the project has it. */
export async function storedFile(page: Page, name = 'Drawing'): Promise<Uint8Array> {
  const bytes = await page.evaluate((wanted) => {
    const opened = globalThis.edited?.project as unknown as {
      session: {
        getState(): { project: { assets: { images: { name: string; files: { name: string }[] }[] } } };
      };
      assets: { get(path: string): Uint8Array | undefined };
    };
    const { images } = opened.session.getState().project.assets;
    const file = images.find((image) => image.name === wanted)?.files[0]?.name;
    return [...(opened.assets.get(`images/${file}`) ?? [])];
  }, name);
  return Uint8Array.from(bytes);
}

/** The pixels of an image in the project, read by another library. */
export async function storedPixels(page: Page, name = 'Drawing'): Promise<Pixels> {
  return pixelsOf(await storedFile(page, name));
}

async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** SVG elements, drawn by another library. */
export function drawn(elements: string, side = 64): Promise<Pixels> {
  const head = `shape-rendering="crispEdges" xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill-rule="evenodd"`;

  return pixelsOf(Buffer.from(`<svg ${head}>${elements}</svg>`));
}

/** Chooses a command of a menu of the editor. */
export async function inMenu(page: Page, menu: 'Edit' | 'Image' | 'File', item: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
}

/** Types a number into a field. */
export async function setNumber(page: Pick<Page, 'getByRole'>, label: string, value: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: label, exact: true });
  await field.fill(String(value));
  await field.press('Enter');
}

/** Imports a file into the picture. */
export async function importFrames(page: Page, name: string, bytes: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await inMenu(page, 'File', 'Import frames');
  await (await choosing).setFiles({ name, mimeType: '', buffer: bytes });
}

/** Chooses a command of the File menu that downloads something. */
export async function download(page: Page, item: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await inMenu(page, 'File', item);
  return buffer(await (await downloading).createReadStream());
}
