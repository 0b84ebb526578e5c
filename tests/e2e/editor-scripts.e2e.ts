import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

const patient = { timeout: 60_000 };

/** Scripts that log what they see, that fail, and that try to stop the game. */
const sources = [
  'log("reached", typeof fetch, typeof window, Math.round(Math.sin(1) * 1000));',
  '\nnull.x;',
  'for (;;) {\n  log.name;\n}',
  '\n[].indexOf.call({ length: 2 ** 53 - 1 }, 1);',
];

function scriptedArchive(): Buffer {
  const delegates = sources.map((source, index) => ({ name: `Script ${index}`, event: 'onGameReady', source }));
  const project = buildProject({ title: 'Scripted', delegates, scenes: [{ name: 'Hall' }] });
  return Buffer.from(packArchive(writeProject({ project, files: new Map() })));
}

describe('scripts in the preview', () => {
  test('run in its frame, and are stopped when they hang, with the location in the console', async () => {
    const { page, context, faults } = await visit({ isReturning: true });
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    await (await choosing).setFiles({
      name: 's.playhouse.zip',
      mimeType: 'application/zip',
      buffer: scriptedArchive(),
    });
    await page.getByText('Scripted imported').waitFor();
    await page.getByText('Scripted', { exact: true }).first().dblclick();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const lines = page.getByRole('log');
    await expect.poll(() => lines.textContent()).toContain('Script 3');
    const text = (await lines.textContent()) ?? '';
    expect(text).toContain('reached undefined undefined 841');
    expect(text).toContain('"Script 1", onGameReady, line 2, column 5: cannot read property');
    expect(text).toMatch(/"Script 2", onGameReady, line \d.*it ran too long/);
    expect(text).toContain('"Script 3", onGameReady, line 2, column');
    const seconds = () => page.getByTitle('Game time in seconds').textContent().then(Number);
    const before = await seconds();
    await expect.poll(seconds).toBeGreaterThan(before + 0.5);

    // A game that stops responding is ended, and restarts without its scripts until they are turned on.
    const frame = page.frames().find((each) => each.url().includes('preview.html'));
    await frame?.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await page.getByRole('alert').getByText('It restarts without its scripts.').waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('status').getByText('Scripts are off').waitFor();
    await expect.poll(seconds, patient).toBeGreaterThan(0.2);
    expect(await lines.textContent()).not.toContain('reached');
    await page.getByRole('button', { name: 'Turn scripts on' }).press('Enter');
    await expect.poll(() => lines.textContent(), patient).toContain('reached');
    expect(await page.getByText('Scripts are off').count()).toBe(0);
    // The script that marks returning visitors fails in the frame, which has no storage.
    expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
    await context.close();
  });
});
