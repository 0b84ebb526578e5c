import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { growingArchives, unparsedArchives } from '../cli/hostileDocuments.ts';
import { useBrowser, visit } from './browser.ts';

useBrowser();

const sound = packArchive(writeProject({ project: buildProject({ title: 'Sound' }), files: new Map() }));

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
}

describe('an archive that would need much memory', () => {
  test('is rejected with the same message as on the command line', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    for (const { place, says, bytes } of [...unparsedArchives, ...growingArchives]) {
      await choose(page, place, bytes());
      const dialog = page.getByRole('dialog');
      await dialog.getByText(says).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    await choose(page, 'sound.zip', sound);
    await page.getByText('Sound imported').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Makes the archive worker run another program. */
async function replaceWorker(page: Page, program: string): Promise<void> {
  await page.route(/archive\.worker-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: program }),
  );
}

/** Answers calls like the real one and takes its lock, but then does something else instead of reading. */
const lockThen = (action: string) => `addEventListener('message', ({ data: { id, path } }) => {
  if (path[0] !== 'holdLock') { ${action} }
  else navigator.locks.request(self.name, () => {
    postMessage({ id, type: 'RAW', value: undefined });
    return new Promise(() => {});
  });
});`;

describe('an archive worker that', () => {
  test('hangs is ended by Cancel; the next import starts a new one', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    await replaceWorker(page, lockThen('for (;;);'));
    await choose(page, 'slow.zip', sound);
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page.getByText('Import canceled').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unrouteAll();
    await choose(page, 'sound.zip', sound);
    await page.getByText('Sound imported').waitFor();
    expect(await page.getByRole('button', { name: /^More actions for/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('hangs is ended after two minutes, and the page reports it', async () => {
    const { page, context } = await visit({ isReturning: true });
    await page.clock.install();
    await replaceWorker(page, lockThen('for (;;);'));
    await choose(page, 'slow.zip', sound);
    await page.getByRole('button', { name: 'Cancel import' }).waitFor();
    const report = page.getByRole('dialog').getByText('Reading this archive timed out after 120 s.');
    // The button is there before the worker, whose time begins to run later.
    const isReported = async () => {
      await page.clock.fastForward('02:01');
      return report.isVisible();
    };
    await expect.poll(isReported).toBe(true);
    await context.close();
  });

  test.each([
    ['dies without a message', 'close();'],
    ['throws', 'setTimeout(() => { throw new Error("no memory"); });'],
  ])('%s is reported in words', async (_, action) => {
    const { page, context } = await visit({ isReturning: true });
    await replaceWorker(page, lockThen(action));
    await choose(page, 'deadly.zip', sound);
    await page
      .getByRole('dialog')
      .getByText(/took more memory than the browser has for it/)
      .waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.unrouteAll();
    await choose(page, 'sound.zip', sound);
    await page.getByText('Sound imported').waitFor();
    await context.close();
  });
});
