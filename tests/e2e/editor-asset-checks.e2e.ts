import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser } from './browser.ts';
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
