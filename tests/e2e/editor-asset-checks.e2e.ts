import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser } from './browser.ts';
import { encodePng } from './player/png.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const project = buildProject({
  title: 'Checks',
  scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }],
  tables: ['Words', 'Levels', 'Prices'].map((name, index) => ({
    id: `id7${index}`,
    name,
    rows: ['a'],
    columns: [{ name: 'n', type: 2, cells: [1] }],
  })),
});

/** The first worker that checks assets never answers. */
function hangFirstCheck(): void {
  const { Worker } = globalThis;
  let hanging = 1;
  globalThis.Worker = new Proxy(Worker, {
    construct(target, parameters: ConstructorParameters<typeof Worker>) {
      const worker = new target(...parameters);
      if (!/asset\.worker/.test(String(parameters[0])) || hanging-- <= 0) return worker;
      const send = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown, transfer?: unknown) => {
        if (!JSON.stringify(message).includes('examineAsset')) send(message, transfer as Transferable[]);
      };
      return worker;
    },
  });
}

test('a file whose check never ends is refused after five seconds, and the next one is added', async () => {
  const { page, context, faults } = await visitProject(project, undefined, hangFirstCheck);
  const dot = assetCases.images.find(({ title }) => title === 'one pixel');
  await page.getByRole('tab', { name: 'Images' }).click();
  const add = async (name: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add image', exact: true }).click();
    await page.getByRole('button', { name: 'Choose File' }).click();
    await (await choosing).setFiles([{ name, mimeType: 'image/png', buffer: Buffer.from(dot?.bytes ?? []) }]);
  };
  await add('endless.png');
  const dialog = page.getByRole('dialog', { name: 'Add images' });
  await dialog.getByText('endless.png', { exact: true }).waitFor();
  await dialog.getByText(/cannot be read/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await add('next.png');
  await page.getByRole('row', { name: 'next, image' }).waitFor();
  expect(await page.getByRole('row', { name: /image$/ }).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the camera is asked for 640 by 480, and for no sound', async () => {
  const { page, context } = await visitProject(project);
  await context.grantPermissions(['camera']);
  const asking = page.evaluate(
    () =>
      new Promise<MediaStreamConstraints | undefined>((resolve) => {
        const { mediaDevices } = navigator;
        const open = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = (asked) => {
          resolve(asked);
          return open(asked);
        };
      }),
  );
  await page.getByRole('tab', { name: 'Images' }).click();
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  await page.getByRole('button', { name: 'Open Webcam' }).click();
  expect(await asking).toEqual({ video: { width: { ideal: 640 }, height: { ideal: 480 } }, audio: false });
  await context.close();
});

/** How many pixels of the shown picture are transparent, and whether its corners are. */
function transparentOf(page: Page): Promise<{ readonly share: number; readonly corners: readonly number[] }> {
  return page.getByRole('img', { name: 'The picture taken' }).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const alphas = Array.from({ length: width * height }, (_, index) => data[index * 4 + 3] ?? 0);
    const corners = [0, width - 1, (height - 1) * width, width * height - 1].map((index) => alphas[index] ?? 255);
    return { share: alphas.filter((alpha) => alpha === 0).length / alphas.length, corners };
  });
}

test('the background of a taken picture is removed in its dialog, and that is taken back', async () => {
  const { page, context } = await visitProject(project);
  await context.grantPermissions(['camera']);
  await page.getByRole('tab', { name: 'Images' }).click();
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  await page.getByRole('button', { name: 'Open Webcam' }).click();
  const taking = page.getByRole('button', { name: 'Take Picture' });
  await expect.poll(() => taking.isEnabled()).toBe(true);
  await taking.click();
  const whole = await transparentOf(page);
  expect(whole).toEqual({ share: 0, corners: [255, 255, 255, 255] });

  const dialog = page.getByRole('dialog', { name: 'Take a picture' });
  await dialog.getByRole('switch', { name: 'Remove background' }).check();
  await expect.poll(async () => (await transparentOf(page)).corners).toEqual([0, 0, 0, 0]);
  const { share } = await transparentOf(page);
  expect(share).toBeGreaterThan(0.1);
  const tolerance = dialog.getByRole('spinbutton', { name: 'Tolerance' });
  await tolerance.fill('255');
  await tolerance.press('Enter');
  await expect.poll(async () => (await transparentOf(page)).share).toBe(1);
  await dialog.getByRole('switch', { name: 'Remove background' }).uncheck();
  await expect.poll(() => transparentOf(page)).toEqual(whole);
  await dialog.getByRole('switch', { name: 'Remove background' }).check();
  await tolerance.fill('48');
  await tolerance.press('Enter');
  await expect.poll(async () => (await transparentOf(page)).share).toBeCloseTo(share, 5);

  await page.getByRole('button', { name: 'Add Picture' }).click();
  const row = page.getByRole('row', { name: /^webcamPic_\d+, image$/ });
  const corners = () =>
    row.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(480, 480).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [0, 479].flatMap((x) => [0, 479].map((y) => context?.getImageData(x, y, 1, 1).data[3]));
    });
  expect(await corners()).toEqual([0, 0, 0, 0]);
  const steps = page.getByRole('banner');
  await steps.getByRole('button', { name: /^Undo/ }).click();
  await row.waitFor({ state: 'detached' });
  await steps.getByRole('button', { name: /^Redo/ }).click();
  expect(await corners()).toEqual([0, 0, 0, 0]);
  await context.close();
});

/** Pictures of the project come from addresses that the test answers when it wants to. */
function loadFromNetwork(): void {
  const { createObjectURL } = URL;
  URL.createObjectURL = (content: Blob | MediaSource) =>
    content instanceof Blob && content.type === 'image/png'
      ? new URL(`held/${content.size}.png`, location.href).href
      : createObjectURL.call(URL, content);
}

test('a thumbnail turns a spinner until its picture is there, and has a sign when that cannot be read', async () => {
  const dot = encodePng(1, 1, () => [255, 0, 0, 255]);
  const lost = encodePng(9, 9, (x, y) => [x, y, 0, 255]);
  const pictures = Object.entries({ dot, lost });
  const files = new Map(pictures.map(([name, bytes]) => [`images/${name}.png`, bytes]));
  const images = pictures.map(([name, { length }]) => ({ name, files: [{ name: `${name}.png`, size: length }] }));
  const pictured = { ...project, assets: { ...project.assets, images } };
  const { page, context } = await visitProject(pictured, files, loadFromNetwork, { reducedMotion: 'no-preference' });
  const held = Promise.withResolvers<void>();
  await page.route('**/held/*.png', async (route) => {
    await held.promise;
    const isDot = route.request().url().endsWith(`/${dot.length}.png`);
    await route.fulfill({ contentType: 'image/png', body: isDot ? Buffer.from(dot) : 'no picture' });
  });
  await page.getByRole('tab', { name: 'Images' }).click();
  const thumbnail = page.getByRole('row', { name: 'dot, image' }).locator('[data-state]');
  const spinner = thumbnail.locator('svg');
  const turning = () => spinner.evaluate((sign) => sign.getAnimations().map(({ playState }) => playState));
  await spinner.waitFor();
  expect(await thumbnail.getAttribute('data-state')).toBe('loading');
  expect(await turning()).toEqual(['running']);
  held.resolve();
  await spinner.waitFor({ state: 'detached' });
  expect(await thumbnail.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('row', { name: 'lost, image' }).locator('[data-state=fault] svg').waitFor();
  await context.close();
});

test('the library of tables is searched, sorted, and shown as a grid', async () => {
  const { page, context, faults } = await visitProject(project);
  await page.getByRole('tab', { name: 'Tables' }).click();
  const library = page.getByRole('region', { name: 'Tables library' });
  const names = () => library.getByRole('row').evaluateAll((rows) => rows.map((row) => row.ariaLabel?.split(',')[0]));
  await expect.poll(names).toEqual(['Words', 'Levels', 'Prices']);
  await library.getByRole('searchbox').fill('ri');
  await expect.poll(names).toEqual(['Prices']);
  await library.getByRole('searchbox').fill('');
  await library.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitem', { name: 'A-Z', exact: true }).click();
  await expect.poll(names).toEqual(['Levels', 'Prices', 'Words']);
  await library.getByRole('button', { name: 'Grid view' }).click();
  await library.locator('[data-layout=grid]').first().waitFor();
  await expect.poll(names).toEqual(['Levels', 'Prices', 'Words']);
  expect(faults).toEqual([]);
  await context.close();
});
