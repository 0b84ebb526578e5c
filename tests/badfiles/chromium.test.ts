import { checkAsset } from '@playhouse/core';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badfilesIn, readBadfile } from './badfiles.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  page = await browser.newPage();
});
afterAll(() => browser.close());

it.each(badfilesIn('png', '.png'))(
  'Chromium shows %s, in the size that we report, only if we accept it',
  async (file) => {
    const bytes = readBadfile(`png/${file}`);
    const shown = await page.evaluate(
      async (list) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(list)])).catch(() => undefined);
        return bitmap && { width: bitmap.width, height: bitmap.height };
      },
      [...bytes],
    );
    const result = await checkAsset('images', file, bytes);
    expect(result.ok ? result.value.size : undefined).toEqual(shown);
  },
);

it('Chromium accepts every font that we accept', async () => {
  const accepted: string[] = [];
  for (const [folder, file] of [
    ...badfilesIn('fonts', '').map((name) => ['fonts', name] as const),
    ...badfilesIn('filetype', '').map((name) => ['filetype', name] as const),
  ]) {
    const bytes = readBadfile(`${folder}/${file}`);
    if (!(await checkAsset('fonts', file, bytes)).ok) continue;
    accepted.push(file);
    const fault = await page.evaluate(
      async (list) => {
        const face = new FontFace('tried', Uint8Array.from(list).buffer);
        return face.load().then(() => '', String);
      },
      [...bytes],
    );
    expect([file, fault]).toEqual([file, '']);
  }
  expect(accepted.length).toBeGreaterThanOrEqual(2);
});
