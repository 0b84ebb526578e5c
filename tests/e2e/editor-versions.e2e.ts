import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { openBrowser, useBrowser } from './browser.ts';
import { liveObjects } from './liveObjects.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

useBrowser();

let browser: Browser;
let server: SyncServer;
let ann: SyncedDevice;
let bob: SyncedDevice;

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
  ann = await SyncedDevice.open(browser, server.url, 'otter-versions');
  bob = await SyncedDevice.open(browser, server.url, 'otter-versions');
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

const dialogOf = ({ page }: SyncedDevice) => page.getByRole('dialog', { name: 'Versions' });
const detailsOf = (device: SyncedDevice) => dialogOf(device).getByRole('region', { name: 'What differs from now' });
const listed = (device: SyncedDevice, title: string | RegExp): Locator =>
  dialogOf(device).getByRole('option').filter({ hasText: title });

/** Opens the versions by way of the history. */
async function openVersions(device: SyncedDevice): Promise<void> {
  await device.page.getByRole('button', { name: 'History', exact: true }).click();
  await device.page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: 'Versions' }).click();
  await dialogOf(device).waitFor();
}

/** Saves a version in the open dialog, and closes that. */
async function saveVersion(device: SyncedDevice, name: string): Promise<void> {
  const dialog = dialogOf(device);
  await dialog.getByLabel('Name of the version').fill(name);
  await dialog.getByRole('button', { name: 'Save a version' }).click();
  await listed(device, name).waitFor();
  await device.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function closeAndUndo(device: SyncedDevice): Promise<void> {
  // The focus comes back to the dialog after its button is gone.
  await dialogOf(device).and(device.page.locator(':focus-within')).waitFor();
  await device.page.keyboard.press('Escape');
  await dialogOf(device).waitFor({ state: 'hidden' });
  await device.page.keyboard.press('Control+z');
}

const value = (number: number) => ({ op: 'set', path: ['object', 'attributes', 'id101', '$'], value: number });

test('a version is saved under a name, compared with now, restored, and that undone', async () => {
  await ann.makeProject();
  await ann.set('id101', 1);
  await openVersions(ann);
  await saveVersion(ann, 'Level 1');
  await ann.apply(value(2));
  await ann.page.keyboard.press('Control+k');
  await ann.page.getByRole('combobox', { name: 'Search commands and places' }).fill('>Versions');
  await ann.page.keyboard.press('Enter');
  await listed(ann, 'Level 1').click();
  await detailsOf(ann).getByText('2 -> 1').waitFor();
  expect(await violationsInThemes(ann.page)).toEqual([]);
  await detailsOf(ann).getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => ann.values('id101')).toEqual([1]);
  await detailsOf(ann).getByText('Nothing differs from now.').waitFor();
  await listed(ann, 'Before restoring “Level 1”').waitFor();
  await closeAndUndo(ann);
  await expect.poll(() => ann.values('id101')).toEqual([2]);
  await ann.note('Synced');
});

test('what lost against another device is told, shown and chosen, also after the page was opened again', async () => {
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.note('Synced');
  await bob.context.setOffline(true);
  await bob.apply(value(6));
  await bob.note(/Offline/);
  await ann.apply(value(5));
  await ann.note('Synced');
  // Merging is up to the device that is still there.
  await ann.page.goto(`${server.url}#/projects`);
  await bob.context.setOffline(false);
  const told = bob.page.getByRole('alertdialog').filter({ hasText: 'Two versions met' });
  await told.getByRole('button', { name: 'Show' }).click();
  const [kept] = (await bob.values('id101')) as [number];
  const lost = 11 - kept;
  await listed(bob, /^Two versions met/).click();
  expect(await violationsInThemes(bob.page)).toEqual([]);
  await detailsOf(bob).getByRole('button', { name: 'Use this instead' }).click();
  await expect.poll(() => bob.values('id101')).toEqual([lost]);
  await closeAndUndo(bob);
  await expect.poll(() => bob.values('id101')).toEqual([kept]);
  await bob.note('Synced');
  await bob.page.reload();
  await bob.note('Synced');
  await openVersions(bob);
  await listed(bob, /^Two versions met/).click();
  await detailsOf(bob).getByText(`${kept} -> ${lost}`).waitFor();
});

test('the other device finds what it lost, and takes it back', async () => {
  const [kept] = (await bob.values('id101')) as [number];
  await ann.openListed();
  const told = ann.page.getByRole('alertdialog').filter({ hasText: 'Two versions met' });
  await told.getByRole('button', { name: 'Show' }).click();
  const losers = listed(ann, 'Replaced when two versions met');
  await expect.poll(() => losers.count()).toBe(2);
  // One of the two is what is there now.
  for (const index of [0, 1]) {
    await losers.nth(index).click();
    const isOther = detailsOf(ann).getByText(`${kept} -> ${11 - kept}`);
    await isOther.or(detailsOf(ann).getByText('Nothing differs from now.')).waitFor();
    if (await isOther.isVisible()) break;
  }
  await detailsOf(ann).getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => ann.values('id101')).toEqual([11 - kept]);
  await expect.poll(() => bob.values('id101')).toEqual([11 - kept]);
});

test('a version that waits for a merge is named when the project is opened without the server', async () => {
  await ann.page.keyboard.press('Escape');
  await ann.page.goto(`${server.url}#/projects`);
  await bob.page.keyboard.press('Escape');
  await bob.note('Synced');
  // Nobody can keep what would lose, so that nothing is merged.
  const noKeeping = (url: URL) => url.pathname.endsWith('/versions/lost');
  const noServer = (url: URL) => /\/(db|creator|auth)\//.test(url.pathname);
  await bob.context.route(noKeeping, (route) => route.abort());
  await bob.context.setOffline(true);
  await bob.apply(value(8));
  await bob.note(/Offline/);
  await ann.openListed();
  await ann.apply(value(9));
  await ann.note('Synced');
  await ann.page.goto(`${server.url}#/projects`);
  const asked = bob.page.waitForRequest((request) => noKeeping(new URL(request.url())));
  await bob.context.setOffline(false);
  await asked;
  await bob.context.route(noServer, (route) => route.abort());
  await bob.page.reload();
  const strip = bob.page.getByRole('status').filter({ hasText: 'One document has another version on this computer' });
  await strip.getByRole('button', { name: 'Show' }).click();
  await listed(bob, 'Two versions, not merged yet').click();
  await detailsOf(bob).getByRole('button', { name: 'Use this whole version' }).waitFor();
  await dialogOf(bob).getByText('The server cannot be reached.').waitFor();
  expect(await violationsInThemes(bob.page)).toEqual([]);
  await bob.context.unroute(noServer);
  await bob.context.unroute(noKeeping);
  await strip.waitFor({ state: 'hidden' });
  await bob.page.keyboard.press('Escape');
  await bob.note('Synced');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

/** A device with a new project that is on it only. */
async function openHere(username: string): Promise<SyncedDevice> {
  const device = await SyncedDevice.open(browser, server.url, username);
  await device.page.goto(`${server.url}#/templates`);
  await device.page.getByRole('button', { name: /New project/ }).click();
  await device.page.waitForFunction(() => globalThis.synced !== undefined);
  return device;
}

const archiveWorker = /archive\.worker-[^/]*\.js$/;

test('a project that is on this computer only has versions here, also after the page was opened again', async () => {
  const cy = await openHere('otter-local');
  await cy.set('id101', 1);
  await openVersions(cy);
  await dialogOf(cy).getByText('These versions are on this computer only.').waitFor();
  await dialogOf(cy)
    .getByText(/^No versions yet/)
    .waitFor();
  const packing = cy.page.waitForEvent('worker', (worker) => archiveWorker.test(worker.url()));
  await saveVersion(cy, 'Level 1');
  await packing;
  await cy.apply(value(2));
  await cy.note('Saved on this computer');
  await cy.page.reload();
  await cy.page.waitForFunction(() => globalThis.synced !== undefined);
  await openVersions(cy);
  await listed(cy, 'Level 1').click();
  await detailsOf(cy).getByText('2 -> 1').waitFor();
  expect(await violationsInThemes(cy.page)).toEqual([]);
  await detailsOf(cy).getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => cy.values('id101')).toEqual([1]);
  await listed(cy, 'Before restoring “Level 1”').waitFor();
  await closeAndUndo(cy);
  await expect.poll(() => cy.values('id101')).toEqual([2]);
  expect(cy.faults).toEqual([]);
  // A version is packed by the page itself when its worker cannot be loaded.
  let refused = 0;
  await cy.page.route(archiveWorker, (route) => {
    refused += 1;
    return route.abort();
  });
  await openVersions(cy);
  await saveVersion(cy, 'Level 2');
  expect(refused).toBe(1);
  await cy.page.unroute(archiveWorker);
  await cy.apply(value(3));
  await openVersions(cy);
  await listed(cy, 'Level 2').click();
  await detailsOf(cy).getByText('3 -> 2').waitFor();
});

test('the page keeps no worker that packed a version', async () => {
  const dee = await openHere('otter-kept');
  // The one that checks the project.
  const running = () => liveObjects(dee.page, 'Worker');
  await expect.poll(running).toBe(1);
  for (const name of ['One', 'Two', 'Three']) {
    const packing = dee.page.waitForEvent('worker', (worker) => archiveWorker.test(worker.url()));
    await openVersions(dee);
    await saveVersion(dee, name);
    await packing;
  }
  await expect.poll(running).toBe(1);
  expect(dee.faults).toEqual([]);
});
