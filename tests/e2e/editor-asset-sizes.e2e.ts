import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AssetFolder } from '@playhouse/core';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-sizes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A PCM file of silence, mono, with 16 bits at 44.1 kHz. */
function silence(megabytes: number): string {
  const size = megabytes * 1024 * 1024;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(88_200, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  const file = path.join(folder, `silence ${megabytes}.wav`);
  fs.writeFileSync(file, Buffer.concat([head, Buffer.alloc(size)]));
  return file;
}

async function picture(side: number): Promise<string> {
  const file = path.join(folder, `square ${side}.png`);
  await sharp({ create: { width: side, height: side, channels: 3, background: '#345' }, limitInputPixels: false })
    .png({ palette: true, colors: 2 })
    .toFile(file);
  return file;
}

async function add(page: Page, kind: AssetFolder, file: string): Promise<void> {
  await page.getByRole('tab', { name: kind === 'images' ? 'Images' : 'Sounds' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add ${kind.slice(0, -1)}`, exact: true }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles(file);
}

test('a sound of 60 MB is added, a picture of 16,384 by 16,384 is refused with the limit, and the page goes on', async () => {
  const { page, context, faults } = await visit({ isReturning: true, route: '/templates' });
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await add(page, 'sounds', silence(60));
  await page.getByRole('row', { name: 'silence 60, sound' }).waitFor({ timeout: 60_000 });
  await page.getByText('Saved on this computer').waitFor({ timeout: 60_000 });
  await add(page, 'images', await picture(16_384));
  const dialog = page.getByRole('dialog', { name: 'Add images' });
  await dialog.getByText('The following files were not added.', { exact: true }).waitFor({ timeout: 60_000 });
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['square 16384.png']);
  await dialog.getByText(/^square 16384\.png has 16384 × 16384 pixels; the limit is/).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await add(page, 'images', await picture(64));
  await page.getByRole('row', { name: 'square 64, image' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
