import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

let browser: Browser;
let server: SyncServer;

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** A new project that is in the cloud, open on a device; returns its address behind the `#`. */
async function makeProject({ page }: SyncedDevice): Promise<string> {
  await page.goto(`${server.url}#/templates`);
  await page.getByRole('button', { name: /New project/ }).click();
  await page.waitForFunction(() => globalThis.synced !== undefined);
  await page.goto(`${server.url}#/projects`);
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Turn on cloud sync' }).click();
  await page.getByText('On this computer and in the cloud').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/#\/game\//);
  return new URL(page.url()).hash.replace(/(#\/game\/[^/]+).*/, '$1');
}

test('a project made on one device appears on another, and each sees what the other changes', async () => {
  const ann = await SyncedDevice.open(browser, server.url, 'otter-sync');
  const bob = await SyncedDevice.open(browser, server.url, 'otter-sync');
  await makeProject(ann);
  await ann.note('Synced');
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.note('Synced');
  await ann.set('id101', 1);
  await expect.poll(() => bob.values('id101')).toEqual([1]);
  await bob.set('id102', 2);
  await expect.poll(() => ann.values('id101', 'id102')).toEqual([1, 2]);
  // Own steps can be undone, whatever came from elsewhere.
  await ann.page.evaluate(() => globalThis.synced?.session.undo());
  await expect.poll(() => bob.values('id101', 'id102')).toEqual([undefined, 2]);
  await ann.note('Synced');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
