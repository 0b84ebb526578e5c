import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { keepOpenProject, openNewProject } from './editedProject.ts';
import { killOwnBrowsers, startOwnBrowser } from './ownBrowser.ts';
import { importProject, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const profiles: string[] = [];
afterEach(async () => {
  await killOwnBrowsers();
  for (const profile of profiles.splice(0)) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A browser that keeps its data, unlike the windows of other tests. */
function startBrowser() {
  const profile = mkdtempSync(path.join(tmpdir(), 'playhouse-profile-'));
  profiles.push(profile);
  return startOwnBrowser(profile, keepOpenProject);
}

const small = () => buildProject({ title: 'Lanterns' });

const denied = /^This browser does not let Playhouse store anything\. Allow cookies and site data for this page/;

/** As where cookies are blocked. */
function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** As in private windows of some browsers. */
function blockDatabases(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('A mutation operation was attempted on a database.', 'InvalidStateError');
  };
}

describe.each([
  ['all storage', blockStorage],
  ['databases', blockDatabases],
] as const)('a browser that refuses %s', (_, prepare) => {
  test.each(['/projects', '/game/any'])('is told how to allow it at %s', async (route) => {
    const { page, context } = await visit({ prepare, route });
    await page.getByText(denied).waitFor();
    // A full disk would be something else.
    expect(await page.getByText('If the disk of this computer is full').count()).toBe(0);
    await context.close();
  });

  test('says so when a template is chosen', async () => {
    const { page, context } = await visit({ prepare, route: '/templates' });
    await page.getByRole('button', { name: /New project/ }).click();
    await page.getByText(denied).first().waitFor();
    await context.close();
  });
});

describe('storage that is nearly full', () => {
  /** As a browser with 100 MB in all says. */
  function reportLittleRoom(): void {
    globalThis.freeBytes = 5_100_000;
    StorageManager.prototype.estimate = async () => ({
      quota: 100_000_000,
      usage: 100_000_000 - (globalThis.freeBytes ?? 0),
    });
  }

  test('is said in the project with what can be done, until there is room again', async () => {
    const { page, context } = await visitProject(small(), undefined, reportLittleRoom);
    const strip = page.getByRole('status').filter({ hasText: 'This computer has room for about 20 more pictures.' });
    await strip.waitFor();
    const downloading = page.waitForEvent('download');
    await strip.getByRole('button', { name: 'Download a copy' }).click();
    expect((await downloading).suggestedFilename()).toBe('Lanterns.playhouse.zip');
    // The stage keeps its place below the strip.
    const [above, below] = [await strip.boundingBox(), await stageOf(page).boundingBox()];
    expect(above && below && above.y + above.height <= below.y).toBe(true);
    await strip.getByRole('button', { name: 'Make room' }).click();
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    await strip.waitFor();
    await page.evaluate(() => {
      globalThis.freeBytes = 0;
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByText('This computer has no room for more pictures.').waitFor();
    await page.evaluate(() => {
      globalThis.freeBytes = 90_000_000;
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByText('This computer has no room for more pictures.').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('projects that the browser does not promise to keep', () => {
  const question = (page: Page) => page.getByRole('status').filter({ hasText: 'Keep projects safe on this computer?' });

  test('are asked about once, and a refusal is explained, as in private windows', async () => {
    const { page, context } = await visit({ isReturning: true });
    await page.getByText('Your portfolio is empty.').waitFor();
    expect(await question(page).count()).toBe(0);
    await importProject(page, small());
    await page.evaluate(() => location.assign('#/projects'));
    await question(page).getByRole('button', { name: 'Keep' }).click();
    const refusal = page.getByRole('status').filter({ hasText: 'a private window forgets them when it closes' });
    await refusal.getByRole('button', { name: 'Got it' }).click();
    await refusal.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'More actions for Lanterns', exact: true }).waitFor();
    expect(await question(page).count()).toBe(0);
    await context.close();
  });

  test('are kept when the browser agrees, which is not asked again', async () => {
    const { page, kill } = await startBrowser();
    await openNewProject(page, inject('editorUrl'));
    await page.evaluate(() => location.assign('#/projects'));
    await question(page).waitFor();
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(inject('editorUrl'));
    await devtools.send('Browser.grantPermissions', { permissions: ['durableStorage'], origin });
    await question(page).getByRole('button', { name: 'Keep' }).click();
    await page.getByText('Your projects stay on this computer.').waitFor();
    expect(await page.evaluate(() => navigator.storage.persisted())).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    expect(await question(page).count()).toBe(0);
    await kill();
  });
});

test('projects that the browser deletes while they are listed are named as lost', async () => {
  const { page, kill } = await startBrowser();
  await openNewProject(page, inject('editorUrl'));
  await page.evaluate(() => location.assign('#/projects'));
  const listed = page.getByRole('button', { name: 'More actions for Untitled game', exact: true });
  await listed.waitFor();
  // A project that is still being closed would be stored again.
  await page.reload();
  await listed.waitFor();
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(inject('editorUrl'));
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  const lost = page.getByRole('alert').filter({ hasText: 'This browser has lost a project: Untitled game.' });
  // The page learns from the browser, at some time, that its storage is gone.
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => lookAgain().then(() => lost.count())).toBe(1);
  await page.reload();
  await lost.waitFor();
  await lost.getByRole('button', { name: 'OK' }).click();
  await lost.waitFor({ state: 'detached' });
  await kill();
});

declare global {
  var freeBytes: number | undefined;
}
